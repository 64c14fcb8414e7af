/* The words of descriptions of a plate's digits and their signs. Spellings are comma-separated. */
import { DECADE_WORDS } from "#src/words/decades.ts";
import { conjugated, pairs } from "#src/words/tokens.ts";

/** For each digit the words for several and for exactly two of it. */
export const DIGITS: [many: string, two: string][] = [
  ["أصفار,صفار,صفورة,صفرات,صفورا,zeros,zeroes", "صفرين,sefren,sefrein"],
  ["واحدات,وحدات,ones", "واحدين,وحدتين"],
  ["اثنينات,تنينات,twos", "اثنينين,تنينين"],
  ["ثلاثات,تلاتات,ثلثات,threes", "ثلاثتين,تلاتتين"],
  ["أربعات,fours", "أربعتين"],
  ["خمسات,fives", "خمستين"],
  ["ستات,sixes", "ستتين"],
  ["سبعات,sevens", "سبعتين"],
  ["ثمنيات,ثمانيات,تمنيات,تمانيات,eights", "ثمنيتين,تمنيتين,ثمانيتين,تمانيتين"],
  ["تسعات,nines", "تسعتين"],
];

/** `بدايته`, `بدايتها`, `بدايتو`. */
const owned = (stem: string) => ["ه", "ها", "و", "هم", ""].map((ending) => stem + ending).join();

export const EVEN = "02468";
export const ODD = "13579";

const UNIT = "digit,number,position,place,spot,figure,numeral,رقم,خانة,منزلة";
const UNITS = [owned("أرقام"), owned("خانات"), "digits,numbers,figures,numerals,nums,منازل,أعداد"].join();
const nth = (spellings: string) => `${spellings},${pairs(spellings, "رقم,خانة")}`;

export const SIGN_WORDS: [sign: string, spellings: string, value?: string][] = [
  [
    "S",
    [
      conjugated("بدأ,بدي,بلش,بتدي,بتدا,فتح,فتتح"),
      owned("بدايت"),
      owned("أول"),
      pairs("first,أول", "one,وحدة,واحد,واحدة"),
      "بداية,مبلش,بادئ,مبتدئ,بلش,بلشت,بدأ,بدأت,الأول,الأولى,bawalo,b2awalo,awalo,awwalo,awalha,awal,awwal",
      "starts,start,starting,started,begins,begin,beginning,opens,open,opening,first,1st,front,leading",
    ].join(),
  ],
  [
    "E",
    [
      conjugated("نتهي,خلص,سكر,قفل"),
      owned("نهايت"),
      owned("آخر"),
      owned("آخرت"),
      pairs("last,آخر", "one,وحدة,واحد,واحدة"),
      "نهاية,أخير,الأخير,الأخيرة,مسكر,مسكرة,مقفل,مقفلة,منتهي,منتهية,a5ro,a5rha,akhro,a5er,akher,a5ir,akhir",
      "yenthi,yonthi,yntahi,byenthi,bynthi,benthi,ends,end,ending,finishing,finishes,finish,finished,closes,close,closing,last,final,back",
    ].join(),
  ],
  [
    "M",
    [
      owned("وسط"),
      owned("نص"),
      pairs("middle,center,centre", "one"),
      pairs("one,number,digit", "in the middle,in the center"),
      "الوسط,النص,nos,noss,wasat,middle,center,centre",
    ].join(),
  ],
  ["e", "آخر شي,آخر اشي,ع الآخر,عالآخر"],
  ["s", "أول شي,أول اشي,up front"],
  ["B", "both ends,both sides,either end,each end,front and back,the two ends"],
  [
    "I",
    "in the order,in this order,فيه,فيها,فيو,به,يحتوي,بيحتوي,تحتوي,بتحتوي,يحوي,بيحوي,تحوي,بداخله,جواته,جواتها,مليان,مليانة,يتضمن,يضم,contains,containing,contain,includes,including,includ,include,has,have,having,there is,there are,full of,feeh,fih,feha,fiha,fi",
  ],
  ["W", "with,fi"],
  [
    "i",
    "in it,on it,inside it,inside,in the number,in the plate,anywhere,somewhere,wherever,in any place,in any position,any position,any place,وين ما كان,وين ما كانو,وين ما كانت,باي مكان,في أي مكان,بأي محل,بأي خانة,باي موقع",
  ],
  ["d", "double,دبل,a pair of,pair of,duble", "2"],
  ["d", "single,a single,lone", "1"],
  ["d", "triple,treble,تربل,tripple", "3"],
  ["d", "quadruple,quad", "4"],
  ["u", UNIT],
  ["U", UNITS],
  [
    "=",
    "same,the same,identical,alike,equal,equals,matching,match,matches,repeated,repeating,repeat,repeats,similar,of a kind,متشابهة,متشابهات,متشابهين,متشابه,متطابقة,متطابقات,متطابقين,متطابق,متكررة,متكررات,متكررين,متكرر,مكررة,مكررات,مكررين,مكرر,بتتكرر,بيتكرر,متساوية,متساويات,متساوي,زي بعض,مثل بعض,متل بعض,نفس بعض,زي بعضها,زي بعضهم,نفس الشي,نفس الاشي,نفس الرقم,نفس الخانة,نفسه,نفسها,نفس,zay ba3d,mtl ba3d,nafs el she,nafs ra2am,nafs el ra2am,appears,appearing",
  ],
  [
    "R",
    "ورا بعض,جنب بعض,متتالية,متتاليات,متتابعة,متتابعات,متلاصقة,متلاصقات,متلاصقين,على التوالي,بالتوالي,بالتسلسل,بالترتيب,بالتتالي,بالتتابع,متسلسلة,متسلسلات,متسلسل,متتالي,متتاليين,مع بعض,جنب بعضهم,ورا بعضهم,ورا بعضها,جنب بعضها,in a row,in row,together,in sequence,in order,in that order,consecutively,consecutive,successive,next to each other,next to one another,side by side,back to back,adjacent,wara ba3d,janb ba3d",
  ],
  [
    "O",
    "made up entirely of,made entirely of,made only of,only,just,nothing but,nothing except,no digits but,no other digits but,nothing else,purely,entirely,solely,exclusively,and that's it,بس,فقط,لا غير,bas,ما فيها غير,ما فيه غير,ما فيها الا,ما فيه الا,ما فيها الا بس",
  ],
  [
    "Q",
    "made of,made up of,made from,consists of,consisting of,composed of,built from,مكون من,مكونة من,متكون من,متكونة من,عبارة عن,كلها من,كله من",
  ],
  [
    "A",
    "all,every,each,every one,each one,every single,every single one,كل,كله,كلها,كلو,كلهم,kolo,kollo,kullo,kolha,kolhom",
  ],
  ["|", "or,nor,يا,أو,او,ولا,aw"],
  ["&", "and,و,w,wel"],
  [
    "L",
    "like,such as,as in,e g,for example,for instance,example,something like,something such as,زي,زي مثلا,مثل,متل,مثال,مثلا,شبه,على شكل,نفس شكل,mtl,zay,zai,zayy",
  ],
  [
    "f",
    "followed by,and then,then,after it,after that,بعده,بعدها,بعدو,بعدهم,وبعده,وبعدها,وبعدهم,ثم,وثم,يليه,يليها",
  ],
  ["v", "even,زوجي,زوجية,زوجيات,مزدوجة", EVEN],
  ["v", "odd,فردي,فردية,فرديات", ODD],
  [
    "z",
    "alternating,alternate,alternates,alternated,alternately,in turns,in turn,taking turns,take turns,takes turns,zig zag,zigzags,zigzagging,flip flop,متناوب,متناوبة,متناوبين,متناوبات,بالتناوب,يتناوب,بتتناوب,بيتناوب,بيتناوبو,بيتناوبوا,يتناوبان,زجزاج,زكزاك",
  ],
  [
    "x",
    [
      "forwards,forward,backwards,backward,front to back,back to front,left,right",
      pairs(
        ",in,from,if,when,if you,when you",
        "both ways,both directions,either way,either direction,reverse,reversed,flipped,flip it,reverse it,turned around,turn it around",
      ),
      pairs("from both,from either,on both,from the two", "sides,side,ends,end,directions,direction"),
      "يمين,اليمين,لليمين,شمال,الشمال,للشمال,يسار,اليسار,لليسار,الجهتين,الطرفين,الناحيتين,الجانبين,الاتجاهين,بالاتجاهين,بالجهتين,مقلوب,مقلوبة,معكوس,معكوسة,عكسه,طردي وعكسي",
    ].join(),
  ],
  ["T", "twice,two times,2 times,مرتين", "2"],
  ["T", "three times,3 times,thrice,ثلاث مرات,تلات مرات,3 مرات", "3"],
  ["T", "four times,4 times,أربع مرات,4 مرات", "4"],
  ["P", "pairs,pair,couples,doubles"],
  [
    "K",
    "more than one,more than a single,multiple,several,many,a lot of,lots of,plenty of,كثير,كتير,أكثر من واحد,اكتر من واحد",
    "2",
  ],
  ["Z", "زوجين,جوزين,أزواج"],
  [
    "G",
    "at least,minimum,minimum of,a minimum of,min,or more,and more,على الأقل,ع الاقل,اقل شي,اقل اشي,كحد أدنى,بحد أدنى,أو أكثر,او اكتر,وأكثر,واكتر",
  ],
  ["N", `second,2nd,${nth("ثاني,تاني,ثانية,تانية")}`, "1"],
  ["N", `third,3rd,${nth("ثالث,تالت,ثالثة,تالتة")}`, "2"],
  ["N", `fourth,4th,${nth("رابع,رابعة")}`, "3"],
  ["H", "first half,نصه الأول,نصها الأول,النص الأول"],
  ["h", "second half,other half,نصه الثاني,نصها الثاني,النص الثاني,نصه التاني,نصها التاني,النص التاني"],
  [
    "Y",
    "year,years,سنوات,سنين,سنة,رقم سنة,عام,تاريخ,born,born in,birth,birthday,birth year,birth years,year of birth,years of birth,date of birth,مواليد,مواليدي,ميلاد,سنة ميلاد,سنين ميلاد,سنة ميلادي,تاريخ ميلاد,تاريخ ميلادي",
  ],
  ["F", "from,between,بين,ما بين,betwen"],
  [">", "to,till,until,through,up to,الى,إلى,لحد,حتى,لغاية,ل"],
  ...DIGITS.flatMap(([many, two], digit): [string, string, string][] => [
    ["p", many, `${digit}`],
    ["r", two, `${digit}${digit}`],
  ]),
  ["n", "zero,صفر,nil,oh", "0"],
  ["n", "ثنتين,تنتين", "2"],
  ...Object.entries(DECADE_WORDS).map(([year, words]): [string, string, string] => [
    "D",
    `${words},${year}s`,
    year.replace(/0$/, "?"),
  ]),
];
