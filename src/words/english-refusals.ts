/* How English speakers refuse a thing. Spellings are comma-separated. */
import { pairs } from "./tokens.ts";

const BE = "i'm,i am,we're,so";
const DON_T = "don't,do not,doesn't,does not,won't,wouldn't,will not,would not,didn't,never";

/** Before the thing: `sick of diesels`, `spare me the hybrids`. */
export const REFUSALS_BEFORE = [
  pairs("sick,tired,bored,weary,sick and tired,over and done", "of,with"),
  pairs("fed up,done,over,through,finished,done and dusted,had it,can't deal,cannot deal", "with"),
  pairs("had enough,enough,seen enough,had my fill,fed up", "of"),
  pairs(BE, "over,done with,off"),
  pairs("so,completely,totally,all", "done with,over"),
  pairs("can't,can not,couldn't,could not", "stand,bear,stomach,abide,tolerate,drive,do,have,take,deal with"),
  pairs(
    "not,no",
    "a fan,big fan,fan,a big fan,a huge fan,fond of,keen on,crazy about,big on,mad about,sold on",
  ),
  pairs("not,no longer", "into,after,touching,considering,interested in,looking for,keen on,going for"),
  pairs("not in the", "mood for,market for"),
  pairs(DON_T, "fancy,like,want,care for,drive,touch,consider,buy,take,accept,trust,recommend,suggest"),
  pairs("don't,do not", "bother with,bother if,bother if it's,bother if it is,bother me with"),
  pairs("no time,no room,no use,no place,no love,no patience,no interest,zero interest", "for,in"),
  pairs("spare me,save me from,deliver me from,spare me from", ",the,any,all the"),
  pairs("keep,stay,steer,get,run", "away from,clear of,well away from,off,out of"),
  pairs("keep me", "away from,clear of,off"),
  pairs("pass,passing,take a pass,i'll pass,i'd pass", "on"),
  pairs("leave,filter,rule,weed,cut,cross", "out,off"),
  pairs("leaving,filtering,ruling", "out"),
  pairs(
    "forget,forget about,scrap,drop,ditch,discard,remove,lose,ban,banish,shun,reject,refuse,loathe,detest,despise",
    ",the",
  ),
  pairs(
    "never again,never ever,never,no way,no chance,by no means,under no circumstances,on no account",
    ",a,an",
  ),
  pairs("rather,prefer,better,preferably", "not,not a,without"),
  "i don't care for,allergic to,stop showing me,shying away from,wary of,scared of,afraid of,anything apart from,anything besides,had a bad experience with",
].join();

/** After the thing: `diesels are not for me`, `diesel? never again`. */
export const REFUSALS_AFTER = [
  pairs(
    "not",
    "for us,my cup of,my style,my taste,my type,for this family,on my list,on the list,happening,an option for me,my favorite,my favourite",
  ),
  pairs(
    "don't,doesn't,do not,does not,won't,didn't",
    "do it for,appeal,appeal to me,work for me,suit me,suit us,interest me,interest us,excite me,tempt me,cut it,float my boat,count,qualify",
  ),
  pairs("a", "no no,hard no,firm no,turn off,turnoff,nope,no from me"),
  pairs("never,no way,no chance,not", "again,ever"),
  "does nothing for,do nothing for,no way,no chance,ruled out,forbidden,banned,off limits,no use to me,no good to me,away from me,away from us,far away from me,out of my sight",
].join();

/** The same also after a comma, at the end: `sellers with only instalments, don't bother`. */
export const REFUSALS_AT_END = [
  pairs(
    "don't,do not,please don't,pls don't",
    "bother,apply,bother calling,bother messaging,bother texting,contact me,message me,call me,call,text me,write to me,waste my time",
  ),
  pairs("need,needs", "not bother,not apply,not call,not contact me"),
  pairs("i'll,i will,i'd,we'll,hard,big,i", "pass"),
  pairs("please,pls", "skip,scroll on,keep scrolling,move on,stay away"),
  "needn't apply,needn't bother,keep scrolling,keep it,keep them,thanks but no thanks,stay away,keep away,can stay away,never again,get lost,pass,out,out of it",
].join();

/** Verbs and people between a refusal and the thing: `no way I'm buying a diesel`. */
export const REFUSED_ACTIONS =
  "buying,buy,take,taking,touch,touching,own,owning,drive,driving,considering,consider,get,getting,go,going,have,having,deal,dealing,pay,paying,show,showing,send,sending,suggest,suggesting,recommend,offer,offering,list,listing,include,including,bother,look,looking,see,seeing,want,wanting,end,up,another,ever,again,even,will,sit,stuck,settle,bring,travel,travelling,traveling,traveled,spend,spending,throw,waste,money,those,these,m,sellers,dealers,owners,people,ads,bloody,damn,stupid";
