import { keysOf } from "./tokens.ts";

export type Bound = "max" | "min" | "between" | "around";

const keyed = <T>(lists: [value: T, spellings: string][]): Map<string, T> =>
  new Map(lists.flatMap(([value, spellings]) => keysOf(spellings).map((key) => [key, value])));

/** Adds the Arabic words with their article (`الخمس`). */
const withArticle = (spellings: string) =>
  `${spellings},${spellings.replaceAll(/(?<=^|,)(?=\p{sc=Arabic})/gu, "ال")}`;

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

export const RANGE_WORDS = keyed([[true, "الى,إلى,ل,لـ,لل,لحد,لغاية,حتى,to,till,until,through"]]);
/** Between the two numbers of a range that begins with `between`. */
export const AND_WORDS = new Map([...RANGE_WORDS, ...keyed([[true, "و,and"]])]);

export const THOUSAND_WORDS = keyed([[true, "k,ألف,الف,آلاف,الاف,thousand"]]);
export const HALF_WORDS = keyed([[true, "ونص,ونصف,and a half"]]);

/** A number below 1000 needs a word for thousands after it. */
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

/** The word after one of these stays text: `بدون هايبرد` (no hybrids) does not filter by hybrid. */
export const NEGATIONS = new Set(keysOf("not,no,without,non,بدون,بلا,غير,ليس,ليست,مش,مو"));
