import { NUMBER_WORDS } from "./number-words.ts";
import { keyed, keysOf, pairs } from "./tokens.ts";

export type Bound = "max" | "min" | "between" | "around";

export const FLIPPED = { max: "min", min: "max", between: "between", around: "around" } as const;

/** Adds the spellings with `و` before them: `ومش`. */
const withAnd = (spellings: string) => `${spellings},${spellings.replaceAll(/(?<=^|,)(?!و)/g, "و")}`;
/** Adds the spellings with `ب` before them, except `بدون`, which means "without". */
const withB = (spellings: string) => `${spellings},${spellings.replaceAll(/(?<=^|,)(?!دون)/g, "ب")}`;

export const BOUNDS = keyed<Bound>([
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
        "لا,ما,مش,ان لا,الا",
        "يتجاوز,تتجاوز,بتجاوز,بتتجاوز,بيتجاوز,يتعدى,تتعدى,بتعدى,بتتعدى,بيتعدى,يزيد,تزيد,بزيد,بتزيد,بيزيد",
      ),
      pairs("ma", "btezed,bezed,tezed,yezed"),
      "على الأكثر,اقصى سعر,اعلى سعر",
    ].join(),
  ],
  [
    "max",
    pairs(
      pairs("ما,مش,لا", "بدفع,ادفع,دافع,بقدر ادفع,بقدر,معي,بطلع معي,بدي ادفع"),
      "أكثر من,اكتر من,فوق,اعلى من",
    ),
  ],
  ["min", pairs("لا,ما,مش,ان لا,الا", "يقل,تقل,بقل,بتقل,بيقل,ينقص,تنقص")],
  [
    "max",
    "وتحت,واقل من,وأرخص من,taht,ta7et,tahet,under,below,less than,lower than,up to,upto,my max,my maximum,my limit,limit,limit of,max,maximum,max of,at most,no more than,not more than,not over,not above,until,till,within,ta7t,t7t,a2al mn,a2al men,a2al,aqal mn,aqal men,akal men",
  ],
  [
    "min",
    "وفوق,واكثر من,واكتر من,واعلى من,فوق,أكثر من,اكتر من,أعلى من,أكبر من,اكبر من,ابتداء من,بداية من,ابتداء ب,بدءا من,اقل شي,اقل اشي,اقل حد,ادنى شي,على الأقل,عالاقل,حد أدنى,كحد أدنى,بحد أدنى,من",
  ],
  [
    "min",
    "over,above,more than,higher than,at least,min,minimum,from,starting from,starting at,no less than,not less than,not under,foo2,fo2,fou2,aktar mn,aktar men,akthar mn,akthar men,men",
  ],
  ["between", "بين,ما بين,between,bein"],
  [
    "around",
    "حوالي,حوالين,بحوالي,بحدود,في حدود,حدود,تقريبا,بحدود ال,قرابة,around,about,approximately,approx,circa,near,7awali,7awale,7doud,b7doud",
  ],
]);

const MODEL_BOUNDS_AFTER = pairs("model", "and up,and above,or more,or above,and over,upwards");

export const BOUNDS_AFTER = keyed<Bound>([
  ["min", MODEL_BOUNDS_AFTER],
  ["around", "تقريبا,بالتقريب,approximately,approx,or so,more or less,roughly"],
  [
    "min",
    "وفوق,فوق,وفوء,فما فوق,وما فوق,وأعلى,فأعلى,أو أعلى,وأكثر,أو أكثر,واكتر,على الأقل,عالاقل,كحد أدنى,up,and up,and above,or more,or above,and over,upwards,plus,at least,minimum,min,aw aktar,w aktar,aw a3la,w a3la,w foo2,w fo2,w fou2",
  ],
  [
    "max",
    "aw a2al,aw aqal,w a2al,w aqal,aw ta7t,وتحت,او تحت,تحت,وأقل,فأقل,أو أقل,فما دون,وما دون,كحد أقصى,كحد اعلى,بحد أقصى,حد اقصى,على الأكثر,بالكثير,بالكتير,بس لا اكثر,or less,and below,or below,and under,or under,max,maximum,at most,tops,w ta7t",
  ],
]);

export const RANGE_WORDS = keyed([[true, "الى,إلى,ل,لـ,لل,لحد,لغاية,حتى,to,till,until,through,la,lal"]]);
/** The words between two numbers, as in `between 5 and 8`. */
export const AND_WORDS = new Map([...RANGE_WORDS, ...keyed([[true, "و,وال,and,w"]])]);
const ARABIC_NUMBER_WORDS = [...NUMBER_WORDS].filter(([key]) => /^\p{sc=Arabic}/u.test(key));
/** Numbers written in one word with `ب`, "for": `بالفين` means "for two thousand". */
export const PRICED_NUMBER_WORDS = new Map([
  ["بالف", 1000] as const,
  ...ARABIC_NUMBER_WORDS.map(([key, number]) => [`ب${key}`, number] as const),
]);
/** Numbers written in one word with `ل`, "to", or `و`, "and": `لسبعة` means "to seven", `وثمانية` "and eight". */
export const JOINED_NUMBER_WORDS = new Map(
  ARABIC_NUMBER_WORDS.flatMap(([key, number]) => [
    [`ل${key}`, number],
    [`ل${key.replace(/^ا(?=ل)/, "")}`, number],
    [`و${key}`, number],
  ]),
);

export const THOUSAND_WORDS = keyed([
  [true, "k,ألف,الف,آلاف,الاف,الوف,تالاف,تلاف,ت الاف,thousand,thousands,alf,2alf,alaf,2alaf,alef"],
]);
export const HALF_WORDS = keyed([[true, "ونص,ونصف,و نص,و نصف,and a half,w nos,w noss"]]);
export const AND_MORE = new Set(keysOf("و,and,w"));

/** Things that happen to cars: `ما صار عليها حادث`. */
const HAPPENED =
  "عليها,فيها,صار عليها,صار فيها,صار معها,صاير عليها,صاير معها,اجاها,اجتها,اجت فيها,في فيها,في عليها,عملت,عاملة,تعمل,تعرضت,متعرضة,تتعرض,ماكلة,اكلت";

/** What buyers do: `ما بتعامل بالاقساط`. */
const DONE =
  "بتعامل,بتعامل ب,اتعامل,بقبل,بيقبل,اقبل,بشتغل,بدفع,ادفع,بشتري,اشتري,باخذ,اخذ,باخد,اخد,بلزمني,بلزمنا,يلزمني,بدور على,بدور عن,بفضل,افضل,بطيق,تكون,يكون,بدي ادفع,بدي اشتري,بدي اخذ,بدي اشوف,بدي تكون,اريد ادفع,بقدر ادفع,بحب,احب";

/** Words that exclude what follows. Before a bound they reverse it: `مش فوق 8000` means up to 8000. */
export const NEGATIONS = keyed([
  [
    true,
    withAnd(
      "بدون,بدون أي,من دون,من غير,بلا,غير,ليس,ليست,مش,مو,مب,موش,لا,ولا,إلا,ما عدا,عدا,باستثناء,ما بدي,ما بدنا,مابدي,مش بدي,ما أريد,لا أريد,لا اريده,ما فيها,ما فيه,ما فيو,ما عليها,ما تكون,ما يكون,مش حاب,ما بحب,ما بحبش,ما بدناش,ما بديش,برا,برة,خارج,خالية,خالي,خالية من,خالي من,سليمة من,نظيفة من,نظيف من,نضيفة من,نضيف من,سليم من,لا يوجد,لا يوجد عليها,لا يوجد فيها,ما في,مافي",
    ),
  ],
  [true, pairs(pairs("ما,مش,لم,مو", HAPPENED), ",ولا")],
  [true, pairs("ما,مش,لا,مو", DONE)],
  [true, pairs("ما عمرها,ما بعمرها,عمرها ما,بعمرها ما", `,${HAPPENED}`)],
  [true, pairs("ma fiha,ma feha,ma 3aleha,ma 3leha,bdoon,bidoun", "wala,ay")],
  [true, pairs("بدون,من غير,بلا,ما فيها,ما عليها,ما في", "ولا,اي,أي ولا,حتى")],
  [
    true,
    "avoid,avoiding,not,no,without,any but,all but,anything except,every color but,every colour but,any color but,any colour but,any make but,any brand but,all colors but,all colours but,everything but,other then,outside,outside of,non,nor,except,excluding,except for,other than,anything but,but not,do not want,dont want,don't want,i dont want,not a,no more,never,don't show me,dont show me,do not show me,don't,dont,isn't,isnt,is not,aren't,doesn't have,does not have,doesnt have,don't have,with no,without any,hasn't been,hasnt been,has not been,haven't been,havent been,hasn't had,hasnt had,has not had,was not,wasn't,wasnt,were not,weren't,has never,have never,has no,had no,free of,free from,free of any,free from any,clear of,i don't want,i do not want,not interested in,bidoun,bidoon,bidon,bdoon,bdoun,bedoun,bdon,bdn,bedon,bdun,bedoon,bala,mish,msh,mesh,mosh,mush,wala,wla,ma 3aleha,ma 3leha,ma fiha,ma feha,ma bdi,mabdi,ma biddi,ghair,gher,ghayr,gheir,3'er,3'air,3'eir,3'ayr,mo,mu,moo,mub,bla",
  ],
]);
/** Before a verb, these words negate what follows it. */
export const VERB_NEGATIONS = keyed([
  [true, "ما,لم,ولم,وما,ولا,ma,wala,didn't,didnt,did not,hasn't,hasnt,has not,never,has never"],
]);
/** Words between a name and its bound or number: `my budget is 6000`, `سعرها يكون تحت 6000`. */
export const LINKS = new Set(
  keysOf("is,was,were,of,be,are,should be,عن,على,3an,3n,3ala,يكون,تكون,بكون,بتكون,هو,هي"),
);
/** Words between several excluded things. */
export const CONJUNCTIONS = new Set(keysOf("و,أو,او,and,or,w,aw"));
