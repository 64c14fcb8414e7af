import { NUMBER_WORDS } from "./number-words.ts";
import { conjugated, keyed, keysOf, pairs, phraseSet, withAnd } from "./tokens.ts";

export type Bound = "max" | "min" | "between" | "around";

export const FLIPPED = { max: "min", min: "max", between: "between", around: "around" } as const;

/** Adds the spellings with `ب` before them, except `بدون`, which means "without". */
const withB = (spellings: string) => `${spellings},${spellings.replaceAll(/(?<=^|,)(?!دون)/g, "ب")}`;

export const BOUNDS = keyed<Bound>([
  [
    "max",
    [
      pairs("ما,وما", conjugated("زيدش,تعداش,تجاوزش,وصلش,طلعش,عديش,فوتش,كلفش")),
      pairs("لم", "يتجاوز,تتجاوز,يتعد,تتعد,يزد,تزد,يتخط,تتخط,تبلغ,يبلغ"),
      "ما بيفوت,ما بفوت,أقصاه,أقصاها,بأقصى حد,اخري",
    ].join(),
  ],
  ["min", `${pairs("ما لا,بما لا", "يقل,تقل,ينقص,تنقص")},باكثر من,باكتر من,باعلى من`],
  ["around", "نحو,بنحو,زهاء,ما يقارب,بما يقارب,يقارب,بتقارب,ما يقرب من,في نطاق,ضمن حدود"],
  ["between", "ben,bin,ma ben,ma bein"],
  [
    "max",
    withB(
      "تحت,أقل من,اقل,ادنى من,اوطى من,دون,لغاية,لحد,لعند,لحدود,حتى,حد,حد أقصى,حد اعلى,الحد الأقصى,اقصى حد,أقصى,اقصى شي,اعلى شي,سقف,كحد اقصى,كحد اعلى,حدها,حدي,الكثير,الكتير",
    ),
  ],
  [
    "max",
    [
      pairs(
        "لا,ما,مش,ولا,وما,ان لا,الا,بما لا",
        `${conjugated("جيب,تجاوز,تعدى,زيد,عدي,تخطى,طلع,طلع عن,وصل,فوت,غلى,كلف")},جايب,جايبة,جابت,تجاوز,تجاوزت,تعدى,تخطى,تعدت,تخطت,زادت,عدى,عدت,زايدة,متجاوزة,طالع عن,طالعة عن`,
      ),
      pairs(
        "ma,mish,msh,mesh",
        "btezed,bezed,tezed,yezed,btezid,btzeed,tzeed,tzid,bit3adda,bet3adda,bte3di,te3di,btetla3,tetla3,btetjawaz,tetjawaz,btousal,tousal",
      ),
      "على الأكثر",
      pairs(
        "اقصى,اعلى,اكثر,اكتر,اخر,اكبر",
        pairs("سعر,شي,اشي,مبلغ,حد", ",بدفعه,بدفعو,ممكن ادفعه,ممكن ادفع,بقدر ادفعه,بقدر عليه,ادفعه,معي"),
      ),
    ].join(),
  ],
  [
    "max",
    pairs(
      "max,maximum,most,the most,highest",
      pairs("i can,i could,i will,i'll,i'd,i want to", "pay,spend,afford,go,do"),
    ),
  ],
  ["min", pairs("لا,ما,مش,ولا,وما,ان لا,الا", `${conjugated("قل,نقص,نزل عن")},نازل عن,نازلة عن`)],
  [
    "max",
    "وتحت,واقل من,وأرخص من,taht,ta7et,tahet,under,just under,well under,below,beneath,sub,less than,lower than,smaller than,fewer than,up to,up to a max of,up to a maximum of,as much as,at or below,at or under,my max,my maximum,my limit,my ceiling,my cap,my top,my upper limit,limit,limit of,max,maximum,max of,maximum of,a max of,a maximum of,absolute max,cap,cap of,capped at,ceiling,ceiling of,at most,at the most,no more than,not more than,not over,not above,until,till,within,ta7t,t7t,a2al,a2all",
  ],
  ["max", pairs("a2al,a2all,2a2al,aqal,akal,a2l", "mn,men,min")],
  [
    "min",
    "وفوق,واكثر من,واكتر من,واعلى من,فوق,أكثر من,اكتر من,أعلى من,أكبر من,ابتداء من,بداية من,ابتداء ب,بدءا من,اقل شي,اقل اشي,اقل حد,ادنى شي,على الأقل,عالاقل,حد أدنى,كحد أدنى,بحد أدنى,من",
  ],
  [
    "min",
    "over,above,beyond,go past,goes past,going past,exceeding,exceed,exceeds,in excess of,upwards of,upward of,north of,more than,higher than,greater than,at or above,at least,min,minimum,minimum of,a minimum of,from,as of,starting from,starting at,no less than,not less than,not under,foo2,fo2,fou2,aktar mn,aktar men,akthar mn,akthar men,men",
  ],
  ["max", pairs("بقل,يقل,تقل,بيقل", "عن")],
  [
    "between",
    `بين,ما بين,between,bein,been,bayn,bain,${pairs("ranging,anywhere,somewhere,priced", "from,between")}`,
  ],
  [
    "around",
    "حوالي,حوالين,بحوالي,بحدود,في حدود,حدود,تقريبا,بحدود ال,قرابة,around,about,approximately,approx,circa,near,nearly,almost,roughly,ballpark,ballpark of,close to,in the region of,in the area of,in the neighborhood of,in the vicinity of,somewhere around,somewhere near,give or take,more or less,7awali,7awale,7doud,b7doud",
  ],
]);

/** `و` in Latin letters. */
const AND_SAID = "w,o,ou,wa,we";
const UP = "up,upward,upwards,onward,onwards,on up,forward,forwards";
const AND_UP = `${UP},above,over,beyond,higher,more,greater`;
const TO_NOW = pairs("to,till,until,up to,through", "date,now,present,the present,today,current,this year");
const AND_DOWN = "less,lower,below,under,fewer,cheaper,down,downward,downwards,beneath";
const NOT = [pairs(",بس,و", "ما,مش,لا,مو,مب"), pairs(`,bas,${AND_SAID}`, "ma,mesh,mish")].join();
const NO_MORE = pairs(
  NOT,
  "أكثر,اكتر,ازيد,بزيد,يزيد,تزيد,ازود,زيادة,اعلى,بدفع اكثر,ادفع اكثر,بدفع زيادة,بطلع اكثر,azeed,azid,bazeed,aktar,akthar",
);
const NO_LESS = pairs(NOT, "أقل,انقص,بقل,يقل,تقل,ادنى,a2al");

const MY_MAX = pairs(
  "is my,is the,as my,as a",
  "max,maximum,limit,cap,ceiling,budget,top,upper limit,absolute max,most i can pay,most i can spend,most i have",
);
export const BOUNDS_AFTER = keyed<Bound>([
  ["max", `${MY_MAX},is all i have,is what i have,is as high as i go`],
  [
    "around",
    "تقريبا,بالتقريب,approximately,approx,or so,ish,ballpark,or thereabouts,thereabouts,or around that,around there,give or take,more or less,roughly",
  ],
  ["min", "foo2,fo2,fou2"],
  ["max", "ta7t,taht,ta7et"],
  ["min", pairs("fama,fma,wma,w ma", "foo2,fo2,fou2,foq,fouq,fawq,fow2")],
  [
    "min",
    `${NO_LESS},${UP},${pairs("and,or,n", AND_UP)},${TO_NOW},وفوق,لفوق,ولفوق,لقدام,ولقدام,وقدام,وبالطالع,وجر,فوق,وفوء,فما فوق,وما فوق,وأعلى,فأعلى,أو أعلى,وطالع,واطلع,وأكثر,أو أكثر,واكتر,وطلوع,طلوع,واجدد,أو أجدد,وأحدث,أو أحدث,وجديد,على الأقل,عالاقل,كحد أدنى,plus,at least,at a minimum,minimum,min,aw aktar,aw a3la`,
  ],
  ["min", pairs(AND_SAID, "aktar,akthar,a3la,foo2,fo2,fou2,faw2,fo3,foq,fouq,fawq")],
  ["max", pairs(AND_SAID, "a2al,aqal,akal,ta7t,taht,ta7et,tahet,t7t,adna")],
  [
    "max",
    `${pairs("and,or", AND_DOWN)},aw a2al,aw aqal,aw ta7t,لتحت,ولتحت,وتحت,او تحت,تحت,وأقل,ونازل,وانزل,ودون,فأقل,أو أقل,فما دون,وما دون,كحد أقصى,bel kteer,bil kteer,كحد اعلى,بحد أقصى,حد اقصى,${NO_MORE},على الأكثر,بالكثير,بالكتير,max,maximum,absolute max,absolute maximum,at most,at the most,at the very most,tops,limit,cap,ceiling,not more,no more,and no more,and not more`,
  ],
]);

const GRAND_NAMES =
  "cherokee,vitara,caravan,i,marquis,am,prix,picasso,c,starex,santa fe,carnival,voyager,coupe,tourer,sport,highlander,wagoneer,scenic";

export const RANGE_WORDS = phraseSet(
  "ولحد,ولغاية,ولعند,الى,ل,لل,لحد,لغاية,حتى,لعند,لحدود,وحتى,وصولا ل,وانت طالع ل,to,till,until,through,thru,la,lal,lel,l,la7ad,le7ad,l7ad,la3end,lghayet,laghayet,l8ayet,la8ayet",
);
/** Between two numbers of a column these words make a range; otherwise they limit the second: `2015 up to 8000`. */
export const UP_TO_WORDS = phraseSet(pairs("up,on up,all the way,right up,through", "to,till,until"));
/** The words between two numbers, as in `between 5 and 8`. */
export const AND_WORDS = new Map([...RANGE_WORDS, ...phraseSet("و,وال,and,n,w,o,ou,wa,wel,wal,wil")]);
const ARABIC_NUMBER_WORDS = [...NUMBER_WORDS].filter(([key]) => /^\p{sc=Arabic}/u.test(key));
/** Numbers written in one word with `ب`, "for": `بالفين` means "for two thousand". */
export const PRICED_NUMBER_WORDS = new Map([
  ["بالف", 1000] as const,
  ...ARABIC_NUMBER_WORDS.map(([key, number]) => [`ب${key}`, number] as const),
]);
/** Numbers written in one word with `ل`, "to", or `و`, "and": `لسبعة` means "to seven", `وثمانية` "and eight". */
export const JOINED_NUMBER_WORDS = new Map(
  [...ARABIC_NUMBER_WORDS, ["الف", 1000] as const].flatMap(([key, number]) => [
    [`ل${key}`, number],
    [`ل${key.replace(/^ا(?=ل)/, "")}`, number],
    [`و${key}`, number],
  ]),
);

/** Words that multiply the number before them; zero for names that begin with one. */
export const SCALES = keyed([
  [
    1000,
    "k,ألف,ألفا,الألف,آلاف,الوف,ت الاف,تلاف,thousand,thousands,grand,alf,2alf,alaf,2alaf,alef,talaf,talef,tlaf,talaaf,talafe",
  ],
  [100_000, "lakh,lakhs,lac,lacs"],
  [1_000_000, "million,millions"],
  [0, pairs("grand", GRAND_NAMES)],
]);
export const HALF_WORDS = phraseSet("ونص,ونصف,and a half,w nos,w noss,w no9,w nuss,w nus,w nu9");
/** `20-something thousand`, `30 odd thousand`. */
export const SPREAD_WORDS = new Set(keysOf("something,odd,some"));
export const ISH = "ish";
export const AND_MORE = new Set(keysOf("و,and,w"));

/** Things that happen to cars: `ما صار عليها حادث`. */
const HAPPENED =
  "معمول,معمولة,معمول عليها,معمول فيها,معمول لها,دخلت,داخلة,شافت,راكبة,راكب,داخلها,داخل عليها,داخلة عليها,شايفة,شايف,مسوية,مسوي,عليها,فيها,صار عليها,صار فيها,صار معها,صاير عليها,صاير معها,اجاها,اجتها,اجت فيها,في فيها,في عليها,عملت,عاملة,تعمل,تعرضت,متعرضة,تتعرض,ماكلة,اكلت";

/** Verbs for `is` and what it should be: `ما بدي تكون مرشوشة`. */
const BEING =
  "تكون,يكون,بدي تكون,بدي يكون,بدي ياها تكون,بدها تكون,بده يكون,بصير تكون,بصير يكون,بتكون,بيكون,تطلع,يطلع,بتطلع,بيطلع,طلعت,كانت";

/** Before `but` and a number: `any year but 2015`. */
export const ALL_WORDS = new Set(keysOf("any,all,every,each"));

/** Words that exclude what follows. Before a bound they reverse it: `مش فوق 8000` means up to 8000. */
export const NEGATIONS = phraseSet(
  withAnd(
    "بديش,ما بديش,مابي,ما ابي,مابغى,ما ابغى,مهيش,ماهيش,ماهي,بلاها,بلاه,ما بحب,لا احب,لا ارغب,لا ارغب في,لا نرغب,باستبعاد,ما بناسبني,ما بتناسبني,ما بلزمني,ما بتلزمني,مش رح اشتري,مش رح اخذ,ما خلا,خلا,حاشا,لا يشمل,لا تشمل,ما يشمل,ما تشمل,زهقت من,مليت من,تعبت من,قرفت من,طفشت من,شبعت من,مستحيل,مستحيل تكون,ما هي,ما هو,مهي,مهو,مانها,مانه,خلاف,يبعدني عن,مستحيل يكون,بغير,من غير,دون,دون أي,عدا عن,ما عدا عن,بخلاف,سوى,بعيد عن,بعيدة عن,بعيدا عن,مش من,بلاش,بدون,بدون أي,من دون,بلا,غير,ليس,ليست,مش,مو,مب,لا,ولا,إلا,ما عدا,عدا,باستثناء,ما بدي,ما بدنا,مش بدي,ما أريد,لا أريد,ما فيها,ما فيه,ما فيو,ما عليها,ما عليه,ما معها,ما معه,ما معو,ما الها,ما اله,مالها,ما عندها,مش معها,ما تكون,ما يكون,ما يكونو,ما يكونوا,ما تكونو,برا,برة,خارج,خالية,خالي,خالية من,خالي من,سليمة من,نظيفة من,نظيف من,نضيفة من,نضيف من,سليم من,لا يوجد,لا يوجد عليها,لا يوجد فيها,ما في",
  ),
  pairs(pairs("ما,مش,لم,مو", HAPPENED), ",ولا"),
  pairs("ما,مش,لا,مو", BEING),
  pairs("ما,لا,مو", pairs("تشتغل,بتشتغل,يشتغل,بيشتغل,بتمشي,بيمشي,تمشي,يمشي,تعمل,يعمل", ",على")),
  pairs(
    "عدم,وعدم,بعدم,لعدم,مع عدم",
    ",وجود,توفر,عرض,ارسال,اقتراح,اظهار,تضمين,شمول,احتواء,احتوائها على,تعرضها ل,تعرضها",
  ),
  pairs("ما عمرها,ما بعمرها,عمرها ما,بعمرها ما", `,${HAPPENED}`),
  pairs("ma fiha,ma feha,ma 3aleha,ma 3leha,bdoon,bidoun,bedoun,bedoon", ",wala,ay"),
  pairs("بدون,من غير,بلا,ما فيها,ما عليها,ما في", "ولا,اي,أي ولا,حتى"),
  `barra,mn barra,men barra,ella,illa,ila,8er,8air,8eir,8yr,gheer,ma bidna,ma bedna,ma bdna,ma 3ada,3ada,mn ghair,mn gher,min ghair,min gher,bila,balash,ma fi,ma feeha,ma feh,ma feeh,ma m3ha,ma ma3ha,ma tkoon,ma tkun,ma ykoon,${pairs("any,all,every", pairs(",car,cars,color,colour,colors,colours,make,makes,brand,brands,model,models,fuel,gearbox,type,kind,city,place,body,body type", "but,bar,save"))},${pairs("don't,dont,do not", "show,show any,include,bring,bring me,send,send me,give me,list,suggest,offer,offer me,bother with,bother me with")},won't consider,won't take,won't buy,don't like,do not like,not interested in,not into,not a fan of,not a big fan of,sick of,tired of,no way,never a,never an,never been,never been a,never had,never had a,stay away from,keep away,neither,nothing,minus,w/o,sans,lacking,lacks,lack,missing a,missing an,missing the,with missing,barring,rather than,instead of,apart from,aside from,besides,devoid of,skip,skipping,doesn't,does not,anything bar,everything bar,anyone bar,exclude,excludes,ignore,omit,hide,hold the,zero,none of,none of the,hate,hates,dislike,isn't a,that isn't,ain't,ain't no,ain't a,that ain't,excepting,leave out,not counting,discounting,leaving aside,putting aside,never mind the,none that,none that's,none which,none with,unless,${pairs("with the,to the,by the", "exception of,exclusion of")},${pairs("hasn't,haven't,doesn't", "got,got a,got any,come with,include")},away from,anywhere but,anyone but,${pairs("can't,cannot,must not,mustn't,should not,shouldn't", "be,be a,have")},avoid,avoiding,not,no,without,anything except,everything but,other then,outside,outside of,non,nor,except,excluding,except for,other than,anything but,but not,i dont want,not a,no more,don't show me,do not show me,don't,isn't,is not,aren't,doesn't have,does not have,don't have,with no,without any,hasn't been,has not been,haven't been,hasn't had,has not had,was not,wasn't,were not,weren't,has never,have never,has no,had no,free of,free from,free of any,free from any,clear of,i do not want,bidoun,bidoon,bidon,bdoon,bdoun,bedoun,bdon,bdn,bedon,bdun,bedoon,bala,mish,msh,mesh,mosh,mush,wala,wla,ma 3aleha,ma 3leha,ma fiha,ma feha,ma bdi,ma biddi,ma biddi la,ma bidi la,ma badi la,ma baddi la,ghair,gher,ghayr,gheir,3'er,3'air,3'eir,3'ayr,mo,mu,moo,mub,bla`,
);
const ASIDE_LIST = [
  pairs(
    "مش,مو,ما,و مش",
    "بس,غلط,مستعجل,مستعجلة,مستعجلين,مشكلة,فارقة,فارق,فارقة معي,فارق معي,مهم,مهمة,مهم عندي,هامني,بهمني,بهم,بتهمني,بفرق,بفرق معي,بتفرق,بتفرق معي,بتفرق عندي",
  ),
  pairs("وين,شو,مهما,كيف", "ما كان,ما كانت,ما تكون,ما يكون,ما يكونو,ما يكونوا,ما تكونو,كان,كانت"),
  pairs("مش,مو,ما تكون,مش موديل", "قديمة,قديم,غالية,غالي,غالية كثير,عتيقة,عتيق,بطالة,بطال"),
  pairs("ماشي", "حاله,حالها,حالهم,الحال"),
  pairs("ليش,ليه,كيف,معقول,معقولة,شو", "ما في,ما عندكم,ما عندكو,ما لقيت,ما بلاقي"),
  "ما في مشكلة,ما في مانع,ما عندي مانع,مش شغلة,ma bifre2,ma bhimmni,ma bhimni,ma bhemni,ma byefre2,mesh mohem,mish muhim,mish mushkile",
  "i.e.,i'm,top of the line,a plus,a must,a bonus,nothing but,not just,not only,or not,if not,why not",
  pairs(
    "doesn't,does not,don't,do not,it doesn't,i don't",
    "matter,matter which,mind,care,care which,care about,know",
  ),
  pairs("not,i'm not,not too", "fussy,picky,sure,bothered,important"),
  pairs(
    "no",
    "problem,matter,matter what,rush,hurry,joke,time wasters,dealers,brokers,agents,middlemen,swap,swaps,trade,negotiation,offers,idea,clue",
  ),
  pairs("easy,good,light,cheap", "on petrol,on gas,on fuel"),
  pairs("ما بدي,بديش,مش بدي,ما بدنا", "ادفع كثير,ادفع كتير,اصرف كثير,اصرف كتير,ادفع زيادة"),
  pairs("مصروفها,مصروفه,صرفها,صرفه,استهلاكها,استهلاكه", "قليل,خفيف,اقتصادي"),
  pairs(
    "ما بتاكل,ما بتصرف,ما بتحرق,موفرة,موفرة ب,موفرة في,توفير,توفير ب,بتوفر,بتوفر ب",
    "بنزين,البنزين,بنزين كثير,بنزين كتير",
  ),
  pairs("save,saves,saving", "petrol,gas,fuel"),
  pairs("nothing", "fancy,special,crazy,wrong,wrong with it,else"),
  "ما زالت,ما زال,لا تزال,لا يزال,مازالت,مازال",
  pairs(
    "بدون,بلا,ولا,ما فيها,ما عليها,من غير,without,no,without any",
    "مشاكل,مشكلة,ملاحظة,ملاحظات,عيوب,عيب,غلطة,علة,issues,problems,faults",
  ),
].join();
/** Phrases that exclude nothing, although they begin with a negation: `no rush`, `not fussy`. */
export const ASIDES = phraseSet(ASIDE_LIST);
/** Before a thing that the buyer can do without: `مش شرط جلد`. */
export const OPTIONAL = phraseSet(
  pairs("مش,مو,ما,و مش", "شرط,شرط تكون,شرط يكون,ضروري,ضروري تكون,لازم,لازم تكون,ملزم"),
  pairs("mish,mesh,msh,mo", "shart,daroori,lazem"),
  "even if,even if it is,even without,even with no,حتى لو,don't need,do not need,no need for,can live without,can do without",
);
/** All their words. */
export const ASIDE_WORDS = new Set(ASIDE_LIST.split(/[\s,]+/).flatMap(keysOf));
/** Words that exclude the thing before them: `sunroof not needed`. */
export const DENIALS = phraseSet(
  pairs(
    "not",
    "accepted,needed,required,necessary,wanted,welcome,allowed,acceptable,an option,for me,my thing,interested,please",
  ),
  pairs(
    "ما,لا,مش",
    "بحبها,بحبه,بحبهم,بحبو,احبها,احبه,بدي اياها,بدي اياه,بدي اياهم,بدي ياها,بدي ياه,بدي ياهم,بدنا اياها,بدنا ياها,مطلوب,مطلوبة,بلزمني,بتلزمني,بناسبني,بتناسبني,بعجبني,بتعجبني",
  ),
  "ممنوع,ممنوعة,مرفوض,مرفوضة,مستثنى,مستثناة,مستبعد,مستبعدة,بلاها,بلاه,بلاهم,غير مرغوب,غير مرغوبة,غير مطلوب,غير مطلوبة",
  "unwanted,a no,a big no,out of the question,off the table,not included,excluded,no thanks,no thank you,a no go,no go,a deal breaker,dealbreaker,need not apply,left out,taken out,filtered out,ruled out,removed,hidden,omitted,exempted,is the exception,being the exception",
);
/** Those that may follow a comma, at the end of a sentence. */
export const END_DENIALS = phraseSet("need not apply,no thanks,no thank you");
/** A "no" that only ever follows what it denies: `اربد لأ`. */
export const LONE_NO = /^(?:لأ|لأه|la2)$/i;
/** Words that are such a "no" at the end of a clause: `316 لا`. */
export const LAST_NO = new Set(keysOf("no,nope,la,لا"));
/** Two negations that cancel each other: `ما بدي غير كامري`. */
export const ONLY = phraseSet(
  pairs(
    "ما بدي,مابدي,بديش,مش بدي,ما بدنا,ما اريد,لا اريد,ما بركب,ما بشتري,ما باخذ,ما بفكر,ما بدور,ولا شي,ولا اشي,لا شيء,ma bdi,ma biddi,ma bidi,ma badi",
    "غير,الا,سوى,غير على,الا على,gher,ghair,ghayr,gheir,8er,ella,illa",
  ),
  pairs(
    "nothing,no car,no other,don't want anything,do not want anything,not interested in anything",
    "but,except,other than,else than",
  ),
  "nothing outside,no cars outside,can't live without,cannot live without,can't do without,ما بستغني عن",
);
/** Before a verb, these words negate what follows it. */
export const VERB_NEGATIONS = phraseSet(
  "ما,لم,ولم,وما,ولا,ma,wala,didn't,did not,hasn't,has not,never,has never",
);
/** Before a bound, these words reverse it too: `I won't pay more than 8000`, `not a dinar over`. */
export const BOUND_NEGATIONS = new Map([
  ...NEGATIONS,
  ...phraseSet(
    "ما,لم,ma,معيش,معاييش,معييش,بقدرش,nothing,can't,can not,won't,will not,wouldn't,would not,shouldn't,should not,mustn't,must not,doesn't,does not,do not,couldn't,hasn't,has not,haven't",
  ),
]);
/** Words between such a negation and its bound. */
export const BOUND_VERBS = new Set(
  keysOf(
    "a,an,one,even,single,day,stretch,stretching,extend,any,dinar,dinars,jd,jod,penny,cent,fils,km,فيها,فيه,عليها,معي,عندي,الي,قادر,مستعد,ناوي,حاب,رح,راح,want,wanna,to,pay,paying,spend,spending,afford,go,going,gone,be,been,cost,costing,priced,price,driven,done,run,exceed,it,much,anything,everything,all,those,these,ones,cars,ads,listings,offers,that,which,are,with,whatever",
  ),
);
/** Words between a name and its bound or number: `my budget is 6000`, `سعرها يكون تحت 6000`. */
export const LINKS = new Set(
  keysOf(
    "is,s,was,were,of,be,are,must,should,has,needs,reading,reads,showing,shows,عن,على,3an,3n,3ala,يكون,تكون,بكون,بتكون,هو,هي,بس,فقط,محدودة,محدود,محددة,محصورة,محصور,بتراوح,بيتراوح,يتراوح,تتراوح",
  ),
);
export const NOR = new Set(keysOf("ولا,wala,wla"));
/** Words between several excluded things. */
export const CONJUNCTIONS = new Set(keysOf(`و,أو,والا,يا,wella,willa,wel,wal,wil,and,or,aw,${AND_SAID}`));
