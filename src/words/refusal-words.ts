import { keyed, keysOf, pairs } from "./tokens.ts";

/** The word as which all refusals are read. */
export const REFUSAL = "مابدي";
/** A filler, as which words are read that refuse nothing: `لا تنسى`. */
export const NOTHING = "بدي";

/** Adds the spellings with `و` before them. */
const withAnd = (list: string) => `${list},${list.replaceAll(/(?<=^|,)(?=[ا-ي])/g, "و")}`;

export const NOTS = keyed([
  [
    true,
    withAnd(
      "ما,مش,مو,مب,موش,لا,ولا,لن,لم,محدا,ما حدا,ما حد,محد,لا حدا,ولا حدا,ولا حد,بطلت,بطلنا,مستحيل,حرام عليكم لا,ولا بحياتي,ولا عمري,عمري ما,بعمري ما,بحياتي ما,ولا مرة,ma,la,wala,mish,mesh,msh,mush,mosh,3omri ma",
    ),
  ],
]);

const matcher = (...sources: string[]) => new RegExp(`^(?:${sources.join("|")})$`, "u");

/** Verbs about which nobody says more than that they want or take something. */
const TAKING =
  "دفع|شتري|شوف|اخ[ذد]|خ[ذد]|حب|ريد|ب[يغ][يا]?|ركب|سوق|طلع|قرب|جيب|فكر|فوت|قبل|رضي|تعامل|تعاط[ىي]|تعايش|طيق|ختار|قتني|شغل|دور|بدل|تحمل|ثق";
const ENDING = "(?:ها?|و|هم|هن|لي|لنا)?";
/** Verbs of the buyer, or with the buyer as object: `بحب`, `ادفع`, `تعجبني`. */
export const OWN_VERB = matcher(
  "بد(?:ي|نا)",
  String.raw`ب?[تي]\p{sc=Arabic}+[نل](?:ي|نا)`,
  String.raw`ت(?:عرض|جيب|ورج|فرج|بع[تث]|حط)\p{sc=Arabic}*`,
  String.raw`(?:عا?جب|لزم|ناسب|ريح)(?:ت|ه|يت)?ني`,
  String.raw`[انب](?:${TAKING})${ENDING}`,
  "b[aei]?dd?(?:i|y|e|ee|na)",
  "b?[ei]?[ty][a-z\\d]{3,}[nl]i",
);
export const ANY_VERB = /^ب(?![تي]|ال|د)\p{sc=Arabic}{3,}$|^ba(?!t)[a-z\d]{3,}$/u;
export const TAKEN = matcher(`[انب](?:${TAKING})${ENDING}`);
/** What sellers are told not to do. */
export const TOLD = matcher(String.raw`ت\p{sc=Arabic}{2,}`);
export const ENGAGED = matcher(
  "(?:حاب+|عا[وي]ز|طايق|ناوي|مستعد|متحمس|مقتنع|مهتم|متقبل|مفكر|راغب|رايد|متحمل|مرتاح|مستوعب|رايح|نازل|جاي|جايه)(?:ه|ين)?",
  "و?دي|بدي|بدنا|ا?ريد|ا?ب[يغ][يا]?|نفسي",
);
export const INTEREST = keyed([
  [
    true,
    [
      pairs(
        "عندي,الي,لي,معي,في عندي,في الي",
        "نية,نفس,خلق,رغبة,مزاج,خاطر,غرض,شغل,علاقة,اهتمام,جلد,استعداد,قلب,دعوة,دخل,حاجة,ميل,طاقة,صبر,مصلحة",
      ),
      "نفس,خلق,ذوقي,من ذوقي,على ذوقي,مزاجي,على مزاجي,على بالي,ببالي,في بالي,على خاطري,الي,لالي,لإلي,طلبي,مطلبي,مرادي,هدفي,تبعي,وارد,واردة,وارد عندي,واردة عندي,مطروح,مطروحة,بالحسبة,بالحسبان,من جوي,جوي,محسوبة,محسوب,داخلة حساباتي,داخل حساباتي,داخلة بحساباتي,ضمن حساباتي,من ضمن حساباتي,ضمن خياراتي,ضمن اختياراتي,بقائمتي,على البال,بالبال,مع",
      "مطلوب,مطلوبة,مرغوب,مرغوبة,يلزم,تلزم,بتلزم,بيلزم,بلزم,بتنفع,بنفع,بينفع,بتزبط,بزبط,بيزبط,بتمشي معي,بمشي معي,بيمشي معي,بتزبط معي,بزبط معي,لزوم,بعرف اسوق,بعرف اسوقه,بعرف اسوقها,بتصلح,بيصلح,بصلح,تصلح,يصلح,لازمة,لازم الي",
    ].join(),
  ],
]);
/** Verbs after which the buyer still wants the thing, or which are about something else. */
export const NEUTRAL = matcher(
  String.raw`ت(?:نس|ترد|قصر|خاف|زعل|واخذ|حرم|بخل|ستغني|تاخر|طول|كذب|غل|فتكر|فكر|قل(?!ي|ول)|زيد|زد|عرف)\p{sc=Arabic}*`,
  String.raw`[بانت](?:همني|مانع|زعل|نس|ستغني|تنازل|خلص|مل|تردد|لاقي|عرف|فهم|ظن|عتقد|شك|ندم|خاف|ستحي|كذب|عارض|بالي|كترث|فرق|شبع|كون|صير|عيب|قصر|لعب|بيع|زيد|زود|قل|نقص)\p{sc=Arabic}*`,
  "ب?[تي](?:هم|فرق|عرف|كون|صير|خذل|خيب|زعل|حرم|نسي)\\p{sc=Arabic}*",
  "لقيت|لاقيت|شفت|تغيرت?|ب?تنسا?و?[اي]?",
  "b?[ta]?(?:hem|him|fre|fer|3raf|kun|koon|kon|nsa)[a-z\\d]*",
);
/** Of these, verbs before something that the buyer wants. */
export const WANTED = matcher(
  String.raw`[بات]+(?:نس|ستغني|تنازل|تردد|قصر|بخل|لاقي)\p{sc=Arabic}*`,
  "لقيت|لاقيت|تغيرت?",
);
export const MORE_VERBS = matcher(
  String.raw`[انتب](?:${TAKING})${ENDING}`,
  "ب?[تي]كونو?ا?|اكون|اقدر|بقدر|حتى|حالك|حالكم|نفسك|لشغلي|الي|ابدا|اصلا|لا تعجبني|تعجبني|بالمره|نهائيا|كمان|يا",
);
export const OBJECTS = matcher("ا?ياه[ما]?ا?|ا?ياهم|عنها|منها|منه|عليه[اما]?ا?|فيه[اما]?ا?|معها");

/** Imperatives of removal with all their endings: `شيلولي`, `استثنوها`, `جنبوني`. */
const FOR_WHOM = "(?:ل?ي|ل?نا|ني|ك|كم|و|وا|ا)*";
export const REMOVAL = new RegExp(
  `^(?:و|ف)?(?:[تنا]?(?:شيل|ستثن|الغ|لغ|حذف|شطب|كنسل|ستبعد|تجنب|سيب|دشر)${FOR_WHOM}|تستثن${FOR_WHOM}|استثنا?ء?${FOR_WHOM}|ا?خف${FOR_WHOM}|استبعد${FOR_WHOM}|انس${FOR_WHOM}|ا?ترك${FOR_WHOM}|ا?مسحو?${FOR_WHOM}|(?:ا?بعد|جنب|ا?عف|ف[كق]|ريح|خلص|غن)(?:و?ا?[نل](?:ي|ا)|ونا)|(?:ابعد(?:ي|وا?)?|(?:بعد|جنب)وا?)(?=ها|ه|هم|هن)|ا?قلبوا?(?=$))(?:ها?|هم|هن|و)?$`,
  "u",
);
export const LATIN_REMOVAL =
  /^(?:w)?(?:sh(?:i|ee)l|stasn|estasn|istasn|el8|el3|ensa|insa|jannb|janb)(?:o|u|oo|i|a|y)?(?:li|ni|na)?(?:ha|hom|o)?$/;
/** Verbs that exclude only with words for outside: `خلي البرادو برا`. */
export const PUTTING =
  /^(?:و|ف)?(?:خلي?|حط|طلع|طالع|اطلع|كب|زت|ارم|شيل|ترك|اترك)(?:و|وا|ي)?(?:[لن]?ي|[لن]نا)?(?:ها?|هم|هن)?$/u;
export const OUTSIDE = keyed([
  [
    true,
    pairs(
      "من,عن,برا",
      "قدامي,وجهي,طريقي,الحسبة,حساباتك,حساباتكم,القائمة,القايمة,اللستة,راسك,بالك,عندك,الحساب,الموضوع,النتائج,عيني,تفكيري",
    ) + ",برا,برة,لبرا,عجنب,على جنب,عندك,عندكم,خارج الحسبة,barra",
  ],
]);
/** Words of dislike. */
export const DISLIKE = matcher(
  "و?[انب]?رفض(?:ها?)?|و?رافض(?:ه|ين)?|و?بخاف|و?خايفه?|و?(?:ا|ب)?كره(?:ت|ها|ه)*|و?عف[تن](?:ها?)?|و?بعاف(?:ها?)?|و?(?:زهق|مل|طفش|شبع|قرف|تعب|عي)(?:[تي]+|نا)|و?(?:خلصنا|تبنا|تبت|توبه)",
);
export const REFUSED = matcher(
  "(?:ال)?(?:مرفوض|ممنوع|مستبعد|محذوف|مشطوب|محظور|مكروه|مستثن[يا]|ملغي|ملغا)(?:ه|ين|ات)?",
);
export const OTHER_REFUSALS = keyed([
  [
    true,
    withAnd(
      "انا ضد,احنا ضد,حل عني,حلو عني,حلوا عني,حساسية,عقدة,عندي عقدة من,خارج الموضوع,برا الموضوع,برا النقاش,خارج النقاش,غير واردة,غير وارد,غير مطروحة,غير مطلوبة,غير مرغوبة,غير مرغوب,بعيد كثير علي,بعيدة كثير علي,بعيد كتير علي,بعيدة كتير علي,بعيد علي,بعيدة علي,بعاد علي,بعيد عني,بعيدة عني,بعاد عني,برا الحسبة,خارج الحسبة,خارج حساباتي,برا حساباتي,خارج اهتمامي,برا اهتمامي,وفر علي,وفروا علي,بلا هال,بلاكم من,بلاك من,بلانا من,بلاني من,بلاها,بلاه,بلاهم,بلاهن,balaha,balah,balahom",
    ),
  ],
]);
export const THEM = /(?:هم|هن|hom)$|^بعاد$/u;
export const IT = /.(?:ها|ه|ha)$|^(?:فلا|لا|بلاش|معي|بقدر)$|^ب?[تي](?:لزم|نفع|زبط|مشي|ناسب|عجب|ريح)/u;
export const FROM = new Set(keysOf("من,عن,عني,mn,men,min,an"));
export const SUBJECT = new Set(keysOf("سيرة,فكرة,مبدا,موضوع,قصة,هم,حكاية,هال,ال"));
/** Before a condition or a relative clause, which is refused as a whole. */
export const CLAUSES = new Set(
  keysOf("اللي,يلي,واللي,ويلي,هاللي,والي,الي,اذا,واذا,لو,ولو,illi,elli,yalli,eza,iza"),
);

/** At the end of a clause, a "no" to what is before it: `316 لا`. */
export const LAST_NOS = keyed([[true, "لا,فلا,بلاش,ما معي,ما بقدر"]]);
/** Between a negation and its verb: `مش رح اخذ`. */
export const MODALS = new Set(
  keysOf("رح,راح,عم,حا,ح,جاي,جاية,ممكن,بنفع,بصير,بحياتي,بعمري,كثير,كتير,ابدا,حتى,كمان,ra7,rah,3am"),
);
/** `ما بدي اقل من فحص كامل` asks for it. */
export const AT_LEAST = new Set(keysOf("اقل,ادنى"));
