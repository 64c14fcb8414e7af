/* Words that describe the digits of a plate, as signs for the grammar in `digit-phrases.ts`. Spellings are comma-separated. */
import { PRICE_WORDS } from "#src/words/asking-words.ts";
import { SCALES } from "#src/words/bound-words.ts";
import { DECADE_WORDS } from "#src/words/decades.ts";
import { numberWordAt } from "#src/words/number-words.ts";
import { isArticle, joined, keyed, keysOf, pairs, type Token } from "#src/words/tokens.ts";

/**
 * A word or two of a description. Its sign is one letter, so that the grammar can be regular expressions: a place in the
 * number is `S` (start), `E` (end) or `M` (middle), in lower case if it may follow the digits (`at the end`).
 */
export interface DigitWord {
  sign: string;
  /** Digits, or a count of them. */
  value: string;
  /** The index of the token after it. */
  end: number;
  /** A number said digit by digit: `one two three`. */
  isSpelled?: true;
}

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

/** Combines verb stems with their prefixes: `يبدأ`, `بيبدأ`, `بتبدأ`. */
const verb = (stems: string) =>
  ["ب", "بي", "بت", "ي", "ت"].flatMap((prefix) => stems.split(",").map((stem) => prefix + stem)).join();
/** `بدايته`, `بدايتها`, `بدايتو`. */
const owned = (stem: string) => ["ه", "ها", "و", "هم", ""].map((ending) => stem + ending).join();

const UNIT = "digit,number,position,place,spot,figure,numeral,رقم,خانة,منزلة";
const UNITS = [owned("أرقام"), owned("خانات"), "digits,numbers,figures,numerals,nums,منازل,أعداد"].join();
const nth = (spellings: string) => `${spellings},${pairs(spellings, "رقم,خانة")}`;

const WORDS: [sign: string, spellings: string, value?: string][] = [
  [
    "S",
    [
      verb("بدأ,بدا,بدي,بلش,بتدي,بتدئ,بتدا,فتح,فتتح"),
      owned("بدايت"),
      owned("أول"),
      pairs("first,أول", "one,وحدة,واحد,واحدة"),
      "بداية,مبلش,بادئ,بادي,مبتدئ,بلش,بلشت,بدأ,بدأت,الأول,الأولى,bawalo,b2awalo,awalo,awwalo,awalha,awal,awwal",
      "starts,start,starting,started,begins,begin,beginning,opens,open,opening,first,1st,front,leading",
    ].join(),
  ],
  [
    "E",
    [
      verb("نتهي,خلص,سكر,قفل"),
      owned("نهايت"),
      owned("آخر"),
      owned("آخرت"),
      pairs("last,آخر", "one,وحدة,واحد,واحدة"),
      "نهاية,أخير,الأخير,الأخيرة,مسكر,مسكرة,مقفل,مقفلة,منتهي,منتهية,a5ro,a5rha,akhro,a5er,akher,a5ir,akhir",
      "yenthi,yonthi,yntahi,byenthi,bynthi,benthi,ends,end,ending,finishing,finishes,finish,finished,closes,close,closing,last,final,back",
    ].join(),
  ],
  ["M", [owned("وسط"), owned("نص"), pairs("middle,center,centre", "one"), "الوسط,النص,nos,noss,wasat,middle,center,centre"].join()],
  ["e", "آخر شي,آخر اشي,ع الآخر,عالآخر"],
  ["s", "أول شي,أول اشي,up front"],
  ["B", "both ends,both sides,either end,each end,front and back,the two ends"],
  [
    "I",
    "فيه,فيها,فيو,به,يحتوي,بيحتوي,تحتوي,بتحتوي,يحوي,بيحوي,تحوي,بداخله,جواته,جواتها,مليان,مليانة,يتضمن,يضم,contains,containing,contain,includes,including,includ,include,has,have,having,there is,there are,full of,feeh,fih,feha,fiha,fi",
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
    "made up entirely of,made entirely of,made only of,only,just,nothing but,nothing except,no digits but,no other digits but,nothing else,purely,entirely,solely,exclusively,and that's it,بس,فقط,لا غير,bas,ما فيها غير,ما فيه غير,ما فيها الا,ما فيه الا,مافيها غير,مافيه غير,مافيها الا,مافيه الا,ما فيها الا بس",
  ],
  [
    "Q",
    "made of,made up of,made from,consists of,consisting of,composed of,built from,مكون من,مكونة من,متكون من,متكونة من,عبارة عن,كلها من,كله من",
  ],
  ["A", "all,every,each,every one,each one,every single,every single one,كل,كله,كلها,كلو,كلهم,kolo,kollo,kullo,kolha,kolhom"],
  ["|", "or,nor,يا,أو,او,ولا,aw"],
  ["&", "and,و,w,wel"],
  [
    "L",
    "like,such as,as in,eg,e g,for example,for instance,example,something like,something such as,زي,زي مثلا,مثل,متل,مثال,مثلا,شبه,على شكل,نفس شكل,mtl,zay,zai,zayy",
  ],
  ["f", "followed by,and then,then,after it,after that,بعده,بعدها,بعدو,بعدهم,وبعده,وبعدها,وبعدهم,ثم,وثم,يليه,يليها"],
  ["v", "even,زوجي,زوجية,زوجيات,مزدوجة", "02468"],
  ["v", "odd,فردي,فردية,فرديات", "13579"],
  [
    "z",
    "alternating,alternate,alternates,alternated,alternately,in turns,in turn,taking turns,take turns,takes turns,zigzag,zigzags,zigzagging,zig zag,flip flop,متناوب,متناوبة,متناوبين,متناوبات,بالتناوب,يتناوب,بتتناوب,بيتناوب,بيتناوبو,بيتناوبوا,يتناوبان,زجزاج,زكزاك",
  ],
  [
    "x",
    "forwards,forward,backwards,backward,front to back,back to front,left,right,يمين,اليمين,لليمين,شمال,الشمال,للشمال,يسار,اليسار,لليسار",
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
    "at least,minimum,minimum of,a minimum of,min,or more,and more,على الأقل,عالاقل,ع الاقل,عالأقل,اقل شي,اقل اشي,كحد أدنى,بحد أدنى,أو أكثر,او اكتر,وأكثر,واكتر",
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
  ["n", "zero,صفر,nil", "0"],
  ["n", "ثنتين,تنتين", "2"],
  ...Object.entries(DECADE_WORDS).map(([year, words]): [string, string, string] => [
    "D",
    `${words},${year}s`,
    year.replace(/0$/, "?"),
  ]),
];
/** Two digits in one word: `رقمين`. */
const TWO_UNITS = new Set(keysOf("رقمين,خانتين,منزلتين"));

const SIGNS = keyed<{ sign: string; value: string }>(
  WORDS.map(([sign, spellings, value = ""]) => [{ sign, value }, spellings]),
);
const CURRENCIES = new Set(keysOf(PRICE_WORDS.after));
/** `at the end` may follow the digits; `end` may not. */
const AT = new Set(keysOf("at,in,on,by,to,as,bi,في,ب,ع,عال,bel,bil,bl,b,fel,fil"));
/** Words that may stand between two others, but not before the first. */
const NOUNS = new Set(keysOf("plate,plates,لوحة,لوحات,نمرة,نمر,ابني,بنتي,my,son,daughter,kid"));
const LINKS = new Set(
  keysOf(
    "a,an,the,is,are,be,being,been,should,must,can,could,it,its,that,which,who,whose,of,both,either,s,that,shall,will,their,them,they,these,any,also,exactly,ال,el,il,al,على,من,هو,هي,هم,هني,يكون,تكون,يكونو,يكونوا,بكون,بيكون,بتكون,الي,اللي,ف,raqam,ra2am,منها,منه,منهم,بعدد,لازم",
  ),
);
const PREFIXES = ["", "و", "ف", "ب", "ل", "ال", "بال", "وال", "وب", "وبال", "فال", "عال"];
const MAX_WORDS = 6;
const MOST = 14;

export const digitWordKeys = [...SIGNS.keys(), ...TWO_UNITS];

/** The words of a description that starts at a token, up to the first word of another kind. */
export function digitWordsAt(tokens: Token[], from: number, query = ""): DigitWord[] {
  const found: DigitWord[] = [];
  let isAt = false;
  for (let at = from; at < tokens.length && found.length < MOST;) {
    const words = wordsAt(tokens, at, isAt);
    const text = tokens[at]?.text ?? "";
    if (words) {
      found.push(...words);
      at = words.at(-1)?.end ?? at + 1;
      isAt = false;
      // `1990-1999`
      const isYear = /^n\d{4}$/.test((found.at(-1)?.sign ?? "") + (found.at(-1)?.value ?? ""));
      const between = query.slice(tokens[at - 1]?.end, tokens[at]?.start);
      if (isYear && tokens[at]?.number != null && /^\s?[-–]\s?$/.test(between))
        found.push({ sign: ">", value: "", end: at });
      const isListed = /[nprD=]/.test(found.at(-1)?.sign ?? "");
      if (isListed && tokens[at - 1]?.isLast) found.push({ sign: ",", value: "", end: at });
    } else if (
      AT.has(text) ||
      (found.length > 0 && NOUNS.has(text)) ||
      LINKS.has(text) ||
      (isVerbLink(text) && tokens[at]?.number === null)
    ) {
      if (!isArticle(tokens[at])) isAt = AT.has(text);
      at++;
    } else break;
  }
  return withSpelled(found);
}

/** Joins numbers said digit by digit, `one two three`; the last may be a count: `ends with 7, four digits`. */
function withSpelled(words: DigitWord[]): DigitWord[] {
  const joinedWords: DigitWord[] = [];
  for (const [at, word] of words.entries()) {
    const last = joinedWords.at(-1);
    const isDigit = word.sign === "n" && word.value.length === 1 && !/[uUpPTd=]/.test(words[at + 1]?.sign ?? "");
    const isNext = last?.sign === "n" && (last.isSpelled || last.value.length === 1);
    if (isDigit && isNext && words[at - 1]?.end === word.end - 1)
      joinedWords.splice(-1, 1, { ...word, value: last.value + word.value, isSpelled: true });
    else joinedWords.push(word);
  }
  return joinedWords;
}

const isVerbLink = (text: string) => LINKS.has(text.replace(/^[وف]/, ""));

function wordsAt(tokens: Token[], at: number, isAt: boolean): DigitWord[] | null {
  const token = tokens[at];
  if (!token) return null;
  const one = (sign: string, value: string, end: number): DigitWord[] => [{ sign, value, end }];
  const next = tokens[at + 1];
  if (token.number !== null) {
    if (CURRENCIES.has(next?.text ?? "") || SCALES.has(next?.text ?? "")) return null;
    const phrase = longestAt(tokens, at, "");
    if (phrase) return one(phrase.sign, phrase.value, phrase.end);
    if (!/^\d{1,5}$/.test(token.text)) return null;
    const isCount = /^[2-5]$/.test(token.text) && next?.number === null && !token.isLast;
    // `3 zero`
    if (isCount && wordsAt(tokens, at + 1, false)?.[0]?.value === "0") return one("d", token.text, at + 1);
    const isPlural = token.text.length === 1 && next?.text === "s" && next.start - token.end < 2;
    return isPlural ? one("p", token.text, at + 2) : one("n", token.text, at + 1);
  }
  for (const prefix of PREFIXES) {
    if (!token.text.startsWith(prefix)) continue;
    const phrase = longestAt(tokens, at, prefix);
    const isJoined = prefix.startsWith("و");
    const and = isJoined ? one("&", "", at) : [];
    if (TWO_UNITS.has(token.text.slice(prefix.length)))
      return [...and, { sign: "n", value: "2", end: at + 1 }, { sign: "U", value: "", end: at + 1 }];
    if (phrase) {
      const isAfter = (isAt || /^و?(?:ب|عال)/.test(prefix)) && /[SEM]/.test(phrase.sign);
      const sign = isAfter ? phrase.sign.toLowerCase() : phrase.sign;
      return [...and, { ...phrase, sign }];
    }
    const bare = prefix
      ? [{ ...token, text: token.text.slice(prefix.length) }, ...tokens.slice(at + 1, at + MAX_WORDS)]
      : null;
    const number = bare ? numberWordAt(bare, 0) : numberWordAt(tokens, at);
    const count =
      number && number.value > 0 && number.value < 6 && !tokens[number.end - 1]?.isLast ? number : null;
    // `three 7`
    if (count && !prefix && /^\d$/.test(tokens[count.end]?.text ?? "") && tokens[count.end + 1]?.text !== "s")
      return one("d", String(count.value), count.end);
    const isNamed = number && number.value < 1000 && (!prefix || token.text.length > prefix.length + 1);
    if (isNamed) return [...and, ...one("n", String(number.value), bare ? at + number.end : number.end)];
  }
  return null;
}

function longestAt(tokens: Token[], at: number, prefix: string): DigitWord | null {
  for (let end = Math.min(tokens.length, at + MAX_WORDS); end > at; end--) {
    const known = SIGNS.get(joined(tokens, at, end).slice(prefix.length));
    const isApart = tokens.slice(at, end - 1).every(({ isLast }) => !isLast);
    if (known && isApart) return { ...known, end };
  }
  return null;
}
