import { keysOf } from "./tokens.ts";

/** What words before or after a number make of it. */
export type Bound = "max" | "min" | "between" | "around";

const keyed = <T>(lists: [value: T, spellings: string][]): Map<string, T> =>
  new Map(lists.flatMap(([value, spellings]) => keysOf(spellings).map((key) => [key, value])));

/** The same words, the Arabic ones also with an article (`الخمس`). */
const withArticle = (spellings: string) =>
  `${spellings},${spellings.replaceAll(/(?<=^|,)(?=\p{sc=Arabic})/gu, "ال")}`;

/** Before a number. */
export const BOUNDS = keyed<Bound>([
  [
    "max",
    "تحت,أقل من,ادنى من,دون,لا يتجاوز,لا يزيد عن,ما يزيد عن,ما بزيد عن,مش أكثر من,لغاية,لحد,حتى,بحد أقصى,حد أقصى,سقف",
  ],
  [
    "max",
    "under,below,less than,lower than,up to,upto,max,maximum,at most,no more than,not more than,until,till,within",
  ],
  ["min", "فوق,أكثر من,اكتر من,أعلى من,أكبر من,ابتداء من,بداية من,بدءا من,مش أقل من,لا يقل عن,على الأقل,من"],
  [
    "min",
    "over,above,more than,higher than,at least,min,minimum,from,starting from,starting at,no less than",
  ],
  ["between", "بين,ما بين,between"],
  ["around", "حوالي,حوالين,بحدود,في حدود,حدود,تقريبا,around,about,approximately,approx,circa,near"],
]);

/** After a number. */
export const BOUNDS_AFTER = keyed<"max" | "min">([
  [
    "min",
    "وفوق,فوق,فما فوق,وما فوق,وأعلى,فأعلى,وأكثر,أو أكثر,وطالع,وطلوع,أو أحدث,وأحدث,فأحدث,or newer,and newer,up,and up,and above,or more,or above,and over,upwards",
  ],
  [
    "max",
    "وتحت,وأقل,فأقل,أو أقل,فما دون,وما دون,ونازل,أو أقدم,وأقدم,or less,and below,or below,and under,or under,or older,and older,max,maximum",
  ],
]);

/** Between the two numbers of a range. */
export const RANGE_WORDS = keyed([[true, "الى,إلى,ل,لـ,لل,لحد,لغاية,حتى,to,till,until,through"]]);
/** The same after `between`. */
export const AND_WORDS = new Map([...RANGE_WORDS, ...keyed([[true, "و,and"]])]);

/** After a number that counts thousands. */
export const THOUSAND_WORDS = keyed([[true, "k,ألف,الف,آلاف,الاف,thousand"]]);
/** After these words: half a thousand more (`12 ألف ونص`). */
export const HALF_WORDS = keyed([[true, "ونص,ونصف,and a half"]]);

/** All but the first need a word for thousands after them. */
const NUMBERS: [number: number, spellings: string][] = [
  [2000, "ألفين"],
  [3, "ثلاث,ثلاثة,تلات,تلاتة,three"],
  [4, "أربع,أربعة,four"],
  [5, "خمس,خمسة,five"],
  [6, "ست,ستة,six"],
  [7, "سبع,سبعة,seven"],
  [8, "ثمان,ثماني,ثمانية,تمن,تمنية,eight"],
  [9, "تسع,تسعة,nine"],
  [10, "عشر,عشرة,عشرت,ten"],
  [15, "خمسطعش,خمستعشر,خمسة عشر,fifteen"],
  [20, "عشرين,twenty"],
  [30, "ثلاثين,تلاتين,thirty"],
  [50, "خمسين,fifty"],
  [100, "مية,مئة,مائة,hundred"],
];
export const NUMBER_WORDS = keyed(NUMBERS.map(([number, spellings]) => [number, withArticle(spellings)]));

/** The next words are no filter: `بدون هايبرد`. */
export const NEGATIONS = new Set(keysOf("not,no,without,non,بدون,بلا,غير,ليس,ليست,مش,مو"));
