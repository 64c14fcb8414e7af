/* Words that plate buyers type besides digits and places. Spellings are comma-separated. */
import { ASKING_WORDS } from "#src/words/asking-words.ts";
import { pairs } from "#src/words/tokens.ts";
import type { PatternTag } from "../catalogue/patterns.ts";

export const TAG_WORDS: Record<PatternTag, string> = {
  short: "short,قصير,قصيرة,صغير,صغيرة",
  "all-same": [
    pairs(
      "every,each,all,all the,all of the",
      pairs(
        pairs("digit,digits,number,numbers", ",is,are"),
        "same,the same,the same digit,the same number,identical,equal,alike,matching,match",
      ),
    ),
    "single repeated digit,a single repeated digit,one repeated digit,one digit repeated,one number repeated,only one digit,made of one digit,same digit all over,same digit throughout",
    "the same,the same digit,the same digits,the same number,the same numbers,the same digit repeated,all same digit,aaa,aaaa,aaaaa,xxx,xxxx,xxxxx,نفس الشي,نفسه,نفسها,كل الارقام نفس الشي,الارقام كلها نفس الشي,كله نفس الشي,كله نفسه,كلها وحدة,كله,كلو,كلها,كلهم,kolo,kollo,kullo,kolha,kolhom,nafs raqam,nafs ra2am,nafs el raqam,nafs el ra2am,nafs el arqam,nafs el she,all same,same digits,same number,identical,نفس بعض,كلها نفس بعض,كل الأرقام نفس بعض,زي بعض,مثل بعض,متشابه,متشابهة,متشابهات,متشابهين,نفس الأرقام,نفس الرقم,كلها نفس الرقم,كله نفس الرقم,الأرقام نفسها,كل الأرقام نفسها,كل الأرقام متشابهة,نفس الخانات,مكرر كله,رقم واحد مكرر,رقم واحد بس مكرر,نفس الرقم مكرر,all digits the same,all digits same,same number repeated,same digit,all the same,repeated digit,repeated digits,repeating digit,repeating digits,repeating number,repeating numbers",
  ].join(),
  mirror: [
    pairs("من أوله", "ومن آخره,لآخره ومن آخره,وآخره"),
    "aba,abba,abcba,xyx,xyyx,mirror,mirror image,mirrored,palindrome,palindromic,مرآة,مراية,مرايا,معكوس,مقلوب,من الجهتين,من الطرفين,symmetric,symmetrical,symmetry,متماثل,متماثلة,مثل المراية,زي المراية,من اليمين والشمال,من اليمين واليسار,متناظر,متناظرة,mraye,mrayeh,mraya",
  ].join(),
  "repeated-pair": [
    pairs(
      "same two numbers,the same two numbers,same pair,the same pair,same two digits,the same two digits,two digits,a pair,one pair,pair of digits",
      "twice,repeated,repeating,repeated twice,two times",
    ),
    pairs("repeats,repeat,repeating", "a pair,the pair,the same pair,the same two digits,two digits"),
    pairs(
      "نفس الزوج,زوج,زوج مكرر,رقمين,رقمين مكررين,نفس الرقمين,نفس الخانتين,خانتين",
      "مرتين,مكررين مرتين,متكررين",
    ),
    "two pairs the same,two same pairs,two identical pairs,ab ab,xyxy,repeated,repeating,repeated pair,pair,pairs,مكرر,مكررة,متكرر,تكرار,زوج,أزواج,زوجين,زوجين مكررين,رقمين مكررين,خانتين مكررات,مكررين,مكررات,توأم,توائم",
  ].join(),
  "sequence-up":
    "consecutive,consecutive digits,sequence,sequential,in order,in ascending order,ascending order,increasing,in sequence,straight,ladder,متسلسل,متسلسلة,متسلسلات,تسلسل,تسلسلي,تسلسلية,متتالي,متتالية,متتاليات,متتابع,متتابعة,متتابعات,ورا بعض,سلم,درج,مسلسل,مرتب,مرتبة,motasalsel,mutasalsil,tasalsol,ascending,going up,counting up,تصاعدي,صاعد,طالع,تسلسل طالع,سلم طالع,tasa3udi",
  "sequence-down":
    "consecutive downwards,consecutive digits downwards,downwards,downward,descending,in descending order,descending order,decreasing,going down,countdown,counting down,تنازلي,نازل,تسلسل نازل,سلم نازل,tanazuli",
  round: "round,round number,rounded,مدور,مدورة,مقفل,صحيح,مئات,عدد صحيح",
  "birth-year":
    "birth year,birth date,date of birth,رقم سنة,year of birth,birthday,سنة ميلاد,سنين ميلاد,تاريخ ميلاد,تاريخ ميلادي,سنة تولد,تاريخ,ميلاد,مواليد",
  "equals-code":
    "same as code,same code,the same code,same as the code,same as its code,equals code,نفس الكود,نفس الترميز,مثل الكود,مثل الترميز",
  "lucky-seven":
    "lucky,lucky seven,lucky 7,lucky number 7,lucky number seven,sevens,7s,lucky number,سبعات,محظوظ",
};

/** Numbers that end with 000. */
export const THOUSANDS_WORDS = [
  "thousands,آلاف,الوف,الوف صحيحة,آلاف صحيحة,الف صحيح",
  pairs("round,even,full,whole,exact,clean", "thousand,thousands"),
].join();

/** What a number may end with or must not have: even numbers, numbers with no digit twice. */
export const UNLIKE_DIGITS: [column: string, value: string, spellings: string, isNegated?: true][] = [
  ["endsWith", "0,2,4,6,8", "even number,even numbers,an even number,رقم زوجي,أرقام زوجية"],
  ["pattern", "AAABB,AABBB", "full house"],
  ["endsWith", "1,3,5,7,9", "odd number,odd numbers,an odd number"],
  [
    "pattern",
    "*A*A*",
    [
      pairs("all,all the,every,each", pairs("digit,digits,number,numbers", "different,unique,distinct")),
      pairs(
        "no,without,without any",
        pairs("repeated,repeating,duplicate,same", "digit,digits,number,numbers"),
      ),
      "all different,all different digits,no digit repeated,no digit twice,no repeats,no duplicates,no two the same,no two digits the same,no two digits alike,no two alike",
      pairs(
        "no digit,no number",
        "is repeated,repeats,should repeat,should be repeated,appears twice,more than once",
      ),
      pairs(
        "كل ارقامها,كل ارقامه,الأرقام كلها,كل الأرقام,ارقام,ارقامها,ارقامه,أرقام كلها",
        "مختلفة,مختلفة كلها,غير متشابهة",
      ),
      pairs("بدون,ما فيها,ما فيه,بلا,من غير", "تكرار,رقم مكرر,ارقام مكررة,أي تكرار,ارقام متشابهة,رقم متكرر"),
    ].join(),
    true,
  ],
];

export const DIGIT_WORDS = [
  "أحادي,أحادية,رقم واحد,خانة واحدة,خانة وحدة,خانة,رقم مفرد,مفرد,فردي,one digit,single digit,one number,single number,a7adi,ahadi,o7adi,uhadi",
  "ثنائي,ثنائية,رقمين,رقمين بس,من رقمين,خانتين,منزلتين,two digit,two digits,double digit,5anten,5antein,khanten,khantein,thuna2i,thonai,sona2i,tuna2i",
  "ثلاثي,ثلاثية,ثلاث أرقام,ثلاثة أرقام,تلات أرقام,ثلاث خانات,three digit,three digits,triple digit,thulathi,thlathi,sulasi,sulathi,tolati,tolate,tulati,tulate",
  "رباعي,رباعية,أربع أرقام,أربعة أرقام,أربع خانات,four digit,four digits,ruba3i,roba3i,rubai,robai",
  "خماسي,خماسية,خمس أرقام,خمسة أرقام,خمس خانات,five digit,five digits,khumasi,khomasi,5omasi,5umasi",
];

export const DIGITS_WORDS = {
  before: "عدد خاناته,عدد الخانات,عدد خانات,عدد الأرقام,عدد أرقام,عدد أرقامه,number of digits",
  after: "digits,digit,figures,figure,numerals,خانات,خانة,أرقام,رقم,منازل,منزلة,numbers",
  noBounds: "من",
  strictBounds:
    "تحت,أقل من,اقل,ادنى من,دون,فوق,أكثر من,اكتر من,أعلى من,أكبر من,under,below,less than,lower than,fewer than,over,above,more than",
};
export const CODE_WORDS = {
  before:
    "prefix,plate prefix,code,codes,code no,code number,city code,area code,area codes,series,كود,رمز,ترميز,ترميز رقم,كود رقم,كود السيارة,كود المدينة,رمز المدينة,ترميز المدينة,ترميز المركبة,ترميز السيارة,ترميز اللوحة,سلسلة,الكود,الترميز,الرمز,بترميز,بكود,بالترميز,tarmeez,tarmez,tarmiz,trmez,trmeez,kod",
  noBounds: "from,من",
};
/** Lengths that no plate has, but that are similar to real ones. */
export const TEXT_WORDS = "سداسي,سباعي,ثماني,تساعي,six digit,six digits,seven digit,seven digits";

/** Words to ignore; a query of only these finds everything. */
export const NOISE =
  "ورقم,ونمرة,ولوحة,raqam,ra2am,lo7a,lo7at,nemra,nemrat,nemret,للبيع,البيع,لوحة,لوح,ألواح,لوحات,اللوحة,اللوحات,نمرة,نمر,رقم,أرقام,الرقم,الأرقام,سيارة,سيارات,سيارتي,مميز,مميزة,مطلوب,بدي,أريد,plate,plates,number,numbers,plaque,sale,special";

/** Words to ignore next to a filter. */
export const FILLERS = [
  "reads,read,reading,looks,look,بنقري,بتنقري,ينقري,but,made,having,kid,kids,son,daughter,wife,baby,ابني,بنتي,زوجتي,whose,total,give,consisting,altogether,year,years,ارقامها,ارقامه,خاناتها,خاناته,type,long,wedding,graduation,anniversary,pattern,patterns,anywhere,somewhere,short,قصير,قصيرة,صغير,صغيرة,نفس الاشي,ينحفظ,بنحفظ,بينحفظ,يقرا,بنقرا,بينقرا,ينقرا,بتقرا,مقروء,تقرا,جدا,كثير,كتير,خصوصي,خصوصية,خاصة,private,car,cars,vehicle,jordanian,أردني,أردنية,الأردن,قوية,مزاد,تنازل,التنازل,أي,سعر,بسعر,السعر,مناسب,مناسبة,fancy,vanity,premium,luxury,exclusive,unique,distinctive,personalized,اغلى,الأغلى,easy,cool,7elwe,7elo,momayaz,momayyaz,momayaze,sayara,مكون,مكونة,كل,كود,رمز,code,vip,ملكي,ملكية,ملوكي,royal,سهل,سهلة,الحفظ,ذهبي,ذهبية,ماسي,فضي,golden,قوي,فخم,نادر,نادرة,rare,بسيط,غالي,غالية,ذو,ذات,حلو,حلوة,رخيص,رخيصة,أرخص,الأرخص,cheap,cheapest,cheaper,nice,good,best,all",
  "ابحث,عن,في,من,مع,و,أو,ال,ب,ل",
  ASKING_WORDS,
].join(",");
