import { keysOf } from "./tokens.ts";

/** Everyday English words that look or sound like names and are no misspelled ones: `miss`, `colleague`, `over`. */
export const ENGLISH_WORDS = new Set(
  keysOf(
    "account,apart,area,asks,average,awkward,beat,brought,cake,camp,catch,center,charge,coast,coat,cold,colleague,college,company,compare,cook,cost,course,cover,cross,crowd,crowded,curse,danger,deep,desk,disaster,drunk,east,eat,enjoy,excuse,expect,exploded,extra,eye,face,fat,favorite,fiance,fire,flat,fold,folk,folks,food,force,forever,fortune,freelancer,front,fruit,funny,gentle,glad,grandkids,guard,guest,hang,headache,heat,hero,holiday,however,hurry,iconic,insists,invite,joke,lead,lie,life,likes,line,list,lots,lover,manager,many,married,match,meat,mess,mind,mirror,miss,mix,money,movie,nurse,over,panic,past,peace,piano,pity,plan,plane,plate,plates,play,polite,pool,pound,power,pull,queen,quickly,quiet,quit,quite,raise,rent,river,rode,rusty,salesman,sand,sat,sea,seek,seen,sending,sent,set,share,shared,singer,site,skill,social,soft,song,spring,started,state,stay,stuck,sudden,suffer,suit,sun,sweet,talk,tax,teach,tear,than,think,touch,track,traffic,trick,waiting,wake,walking,wash,waste,watch,weak,weather,willing,wish,wolf,word,worse",
  ),
);
