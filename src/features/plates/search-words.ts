/* What buyers of plates type besides digits and places. Spellings are comma-separated. */
import type { PatternTag } from "./patterns.ts";

export const TAG_WORDS: Record<PatternTag, string> = {
  short: "short,short number,قصير,قصيرة,رقم قصير",
  "all-same": "all same,same digits,same number,identical,متشابه,متشابهة,متشابهات,نفس الأرقام",
  mirror: "mirror,mirrored,palindrome,مرآة,مراية,مرايا,معكوس,متناظر,متناظرة",
  "repeated-pair": "repeated,repeating,repeated pair,pair,pairs,مكرر,مكررة,متكرر,تكرار,زوج,أزواج",
  "sequence-up":
    "sequence,sequential,ascending,in order,متسلسل,متسلسلة,تسلسل,متتالي,متتالية,مسلسل,مرتب,مرتبة,تصاعدي,صاعد",
  "sequence-down": "descending,countdown,تنازلي,نازل,تسلسل نازل",
  round: "round,round number,zeros,مدور,مدورة,أصفار,صفرات",
  "birth-year": "birth year,year of birth,birthday,سنة ميلاد,تاريخ ميلاد,ميلاد,مواليد",
  "equals-code": "same as code,equals code,نفس الكود,نفس الترميز,مثل الكود,مثل الترميز",
  "lucky-seven": "lucky,lucky seven,sevens,lucky number,سبعات,محظوظ",
};

export const DIGIT_WORDS = [
  "أحادي,أحادية,رقم واحد,خانة واحدة,one digit,single digit",
  "ثنائي,ثنائية,رقمين,من رقمين,خانتين,two digit,two digits,double digit",
  "ثلاثي,ثلاثية,ثلاث أرقام,ثلاثة أرقام,تلات أرقام,ثلاث خانات,three digit,three digits,triple digit",
  "رباعي,رباعية,أربع أرقام,أربعة أرقام,أربع خانات,four digit,four digits",
  "خماسي,خماسية,خمس أرقام,خمسة أرقام,خمس خانات,five digit,five digits",
];

export const PART_WORDS = {
  startsWith:
    "يبدأ,يبدأ ب,يبدأ من,بيبدأ,بيبدأ ب,تبدأ,تبدأ ب,بتبدأ ب,بدايته,بدايتها,أوله,أولها,starts,start,starts with,start with,starting with,begins with,beginning with",
  endsWith:
    "ينتهي,ينتهي ب,بينتهي,بينتهي ب,تنتهي,تنتهي ب,بتنتهي ب,نهايته,نهايتها,آخره,آخرها,أخره,ends,end,ends with,end with,ending with,ending in,ends in",
  includes:
    "فيه,فيها,يحتوي,يحتوي على,تحتوي على,يحوي,بداخله,contains,containing,contain,includes,including,has",
};

export const DIGITS_WORDS = {
  before: "",
  after: "digits,digit,خانات,خانة,خانه,أرقام,رقم,منازل",
};
export const CODE_WORDS = {
  before: "code,area code,series,كود,رمز,ترميز,الكود,الترميز,الرمز",
  after: "",
};
export const PRICE_WORDS = {
  before: "بسعر,سعر,السعر,سعرها,سعره,ميزانية,معي,price,budget,jd,jod",
  after: "دينار,دنانير,دينار أردني,ليرة,ليرات,نيرة,jd,jds,jod,dinar,dinars",
  bounds: { max: "أرخص من,cheaper than", min: "أغلى من,dearer than" },
};

/** Words without meaning; alone they ask for everything. */
export const NOISE =
  "للبيع,البيع,لوحة,لوحات,اللوحة,اللوحات,نمرة,نمر,رقم,أرقام,الرقم,الأرقام,سيارة,مميز,مميزة,مطلوب,بدي,أريد,plate,plates,number,numbers,plaque,sale,special";

/** Words without meaning beside a filter. */
export const FILLERS =
  "ابحث,عن,في,من,مع,و,او,ال,ب,ل,كود,رمز,for,vip,want,wanted,looking,a,an,the,in,of,with,and,or,code";
