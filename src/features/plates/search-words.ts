/* What buyers of plates type besides digits and places: spellings parted by commas. */
import type { PatternTag } from "./patterns.ts";

export const TAG_WORDS: Record<PatternTag, string> = {
  short: "short,short number,قصير,قصيرة,رقم قصير",
  "all-same": "all same,same digits,same number,identical,متشابه,متشابهة,متشابهات,نفس الأرقام",
  mirror: "mirror,mirrored,palindrome,مرآة,مراية,مرايا,معكوس,متناظر,متناظرة",
  "repeated-pair": "repeated,repeating,repeated pair,pair,pairs,مكرر,مكررة,متكرر,زوج,أزواج",
  "sequence-up": "sequence,sequential,ascending,in order,متسلسل,متسلسلة,تسلسل,متتالي,تصاعدي,صاعد",
  "sequence-down": "descending,countdown,تنازلي,نازل,تسلسل نازل",
  round: "round,round number,zeros,مدور,مدورة,أصفار,صفرات",
  "birth-year": "birth year,year of birth,birthday,سنة ميلاد,تاريخ ميلاد,ميلاد,مواليد",
  "equals-code": "same as code,equals code,نفس الكود,نفس الترميز,مثل الكود,مثل الترميز",
  "lucky-seven": "lucky,lucky seven,sevens,lucky number,سبعات,محظوظ",
};

/** Numbers of so many digits. */
export const DIGIT_WORDS = ["أحادي,أحادية", "ثنائي,ثنائية", "ثلاثي,ثلاثية", "رباعي,رباعية", "خماسي,خماسية"];

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

/** Words that say nothing where others do. */
export const FILLERS =
  "للبيع,البيع,لوحة,لوحات,اللوحة,نمرة,نمر,رقم,أرقام,الرقم,سيارة,مميز,مميزة,مطلوب,بدي,أريد,ابحث,عن,في,من,مع,و,او,ال,ب,ل,كود,رمز,plate,plates,number,numbers,plaque,for,sale,vip,special,want,wanted,looking,a,an,the,in,of,with,and,or,code";
