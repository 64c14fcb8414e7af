/* What buyers of plates type besides digits and places. Spellings are comma-separated. */
import type { PatternTag } from "./patterns.ts";

export const TAG_WORDS: Record<PatternTag, string> = {
  short: "short,short number,قصير,قصيرة,رقم قصير",
  "all-same":
    "كله,كلو,كلها,كلهم,all same,same digits,same number,identical,نفس بعض,كلها نفس بعض,كل الأرقام نفس بعض,زي بعض,مثل بعض,متشابه,متشابهة,متشابهات,نفس الأرقام,نفس الرقم,كلها نفس الرقم,كله نفس الرقم,كل الأرقام نفسها,كل الأرقام متشابهة,رقم واحد مكرر,رقم واحد بس مكرر,نفس الرقم مكرر,all digits the same,same number repeated,same digit,all the same,repeated digit",
  mirror:
    "mirror,mirrored,palindrome,مرآة,مراية,مرايا,معكوس,مقلوب,من الجهتين,يقرأ من الجهتين,same both ways,symmetric,symmetrical,symmetry,reads the same backwards,same backwards,same forwards and backwards,متماثل,متماثلة,مثل المراية,زي المراية,ينقرا من الجهتين,من اليمين والشمال,ينقرا من اليمين والشمال,يقرا من اليمين والشمال,متناظر,متناظرة",
  "repeated-pair":
    "repeated,repeating,repeated pair,pair,pairs,مكرر,مكررة,متكرر,تكرار,زوج,أزواج,زوجين,زوجين مكررين,رقمين مكررين,خانتين مكررات,مكررين",
  "sequence-up":
    "consecutive,consecutive digits,sequence,sequential,ascending,in order,متسلسل,متسلسلة,تسلسل,متتالي,متتالية,متتابع,متتابعة,ورا بعض,مسلسل,مرتب,مرتبة,تصاعدي,صاعد",
  "sequence-down": "descending,countdown,تنازلي,نازل,تسلسل نازل",
  round: "round,round number,zeros,مدور,مدورة,أصفار,صفرات",
  "birth-year":
    "birth year,birth date,date of birth,رقم سنة,year of birth,birthday,سنة ميلاد,تاريخ ميلاد,ميلاد,مواليد",
  "equals-code": "same as code,equals code,نفس الكود,نفس الترميز,مثل الكود,مثل الترميز",
  "lucky-seven": "lucky,lucky seven,sevens,lucky number,سبعات,محظوظ",
};

export const DIGIT_WORDS = [
  "أحادي,أحادية,رقم واحد,خانة واحدة,خانة وحدة,خانه وحده,رقم مفرد,مفرد,one digit,single digit,a7adi,ahadi",
  "ثنائي,ثنائية,رقمين,رقمين بس,من رقمين,خانتين,two digit,two digits,double digit,thuna2i,thonai,sona2i,tuna2i",
  "ثلاثي,ثلاثية,ثلاث أرقام,ثلاثة أرقام,تلات أرقام,ثلاث خانات,three digit,three digits,triple digit,thulathi,thlathi,sulasi,sulathi,tolati",
  "رباعي,رباعية,أربع أرقام,أربعة أرقام,أربع خانات,four digit,four digits,ruba3i,roba3i,rubai,robai",
  "خماسي,خماسية,خمس أرقام,خمسة أرقام,خمس خانات,five digit,five digits,khumasi,khomasi,5omasi,5umasi",
];

export const PART_WORDS = {
  startsWith:
    "يبدأ,يبدأ ب,يبدأ من,بيبدأ,بيبدأ ب,تبدأ,تبدأ ب,بتبدأ ب,بيبلش,بيبلش ب,ببدا,ببدا ب,ببلش,ببلش ب,بدايته,بدايتها,أوله,أولها,أول رقم,أول خانة,first digit,first digits,first number,starts,start,starts with,start with,starting with,begins with,beginning with",
  endsWith:
    "ينتهي,ينتهي ب,بينتهي,بينتهي ب,تنتهي,تنتهي ب,بتنتهي ب,بنتهي,بنتهي ب,بيخلص,بيخلص ب,بخلص ب,نهايته,نهايتها,آخره,آخرها,أخره,آخر رقم,آخر رقمين,آخر خانتين,آخر خانة,last digit,last digits,last two digits,ends,end,ends with,end with,ending with,ending in,ends in",
  includes:
    "فيه,فيها,بالنص,في النص,بالوسط,يحتوي,يحتوي على,تحتوي على,يحوي,بداخله,contains,containing,contain,includes,including,has",
};

export const DIGITS_WORDS = {
  before: "",
  after: "digits,digit,خانات,خانة,خانه,أرقام,رقم,منازل,منزلة,numbers",
  noBounds: "من",
};
export const CODE_WORDS = {
  before:
    "code,area code,series,كود,رمز,ترميز,ترميز رقم,كود رقم,الكود,الترميز,الرمز,tarmeez,tarmiz,trmez,kod",
  after: "",
};
export const PRICE_WORDS = {
  before: "بسعر,سعر,السعر,سعرها,سعره,ميزانية,معي,price,budget,jd,jod",
  after: "دينار,دنانير,دينار أردني,ليرة,ليرات,نيرة,jd,jds,jod,dinar,dinars",
  bounds: { max: "أرخص من,cheaper than", min: "أغلى من,dearer than" },
};

/** Lengths that no plate has, near those that plates have. */
export const TEXT_WORDS = "سداسي,سباعي,ثماني,تساعي,six digit,six digits,seven digit,seven digits";

/** Words without meaning; alone they ask for everything. */
export const NOISE =
  "raqam,ra2am,lo7a,nemra,للبيع,البيع,لوحة,لوحات,اللوحة,اللوحات,نمرة,نمر,رقم,أرقام,الرقم,الأرقام,سيارة,مميز,مميزة,مطلوب,بدي,أريد,plate,plates,number,numbers,plaque,sale,special";

/** Words without meaning beside a filter. */
export const FILLERS =
  "ابحث,مكون,مكونة,عن,في,من,مع,و,او,ال,ب,ل,كود,رمز,for,vip,want,wanted,looking,a,an,the,in,of,with,and,or,code";
