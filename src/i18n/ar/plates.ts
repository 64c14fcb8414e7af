import { namesOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";

export const patternLabel = namesOf({
  short: "رقم قصير",
  "all-same": "أرقام متشابهة",
  mirror: "متناظر",
  "repeated-pair": "زوج مكرر",
  "sequence-up": "تسلسل تصاعدي",
  "sequence-down": "تسلسل تنازلي",
  round: "رقم مدوّر",
  "birth-year": "سنة ميلاد",
  "equals-code": "مثل الترميز",
  "lucky-seven": "سبعات",
});
export const patternExplanation = namesOf({
  short: "من خانة أو خانتين أو ثلاث. وكلما قلّت الخانات كان أندر.",
  "all-same": "كل خاناته الرقم نفسه، مثل 777 أو 5555.",
  mirror: "يُقرأ من الجهتين بالشكل نفسه، مثل 121 أو 45654.",
  "repeated-pair": "زوج من الأرقام مكرر مرتين، مثل 1212.",
  "sequence-up": "أرقامه متتالية تصاعديًا، مثل 123 أو 34567.",
  "sequence-down": "أرقامه متتالية تنازليًا، مثل 321 أو 98765.",
  round: "رقم مدوّر ينتهي بأصفار، مثل 500 أو 7000 أو 25000.",
  "birth-year": "سنة بين 1950 و2010، وقد تكون سنة ميلاد.",
  "equals-code": "رقمه هو نفسه رقم الترميز، مثل 10-10.",
  "lucky-seven": "فيه سبعتان أو أكثر، ويعدّه كثيرون رقم حظ.",
});
export const plateCityLabel = namesOf({
  Amman: "عمّان",
  Zarqa: "الزرقاء",
  Irbid: "إربد",
  Mafraq: "المفرق",
  Balqa: "البلقاء",
  Madaba: "مادبا",
  Karak: "الكرك",
  Tafilah: "الطفيلة",
  "Ma'an": "معان",
  Aqaba: "العقبة",
  Jerash: "جرش",
  Ajloun: "عجلون",
});
const DIGITS = { one: "خانة واحدة", two: "خانتان", few: "{n} خانات", other: "{n} خانة" };
const DIGITS_OF = { ...DIGITS, two: "خانتين" };
/** Isolates left-to-right text inside an Arabic sentence. */
const isolated = (text: string) => `\u2066${text}\u2069`;
const either = (texts: string[]) => texts.map(isolated).join(" أو ");
export const plateDigits = pluralOf("ar", DIGITS);
export const plateSpoken = (areaCode: string | number, plateNumber: string) =>
  `لوحة ${areaCode}، ${plateNumber}`;

export const plateNotFound = () => "اللوحة غير موجودة";
export const plateRemoved = () => "تم حذف هذه اللوحة.";
export const plateAlreadyListed = (plate: string) =>
  `اللوحة ${isolated(plate)} معروضة هنا من قبل. لا يمكن عرض اللوحة نفسها مرتين. إن كانت لوحتك ولم تعرضها أنت، فاتصل بنا.`;

export const plateCodeRequired = () => "الترميز مطلوب";
export const plateCodeInvalid = () => "يجب أن يكون الترميز رقمًا من 1 إلى 99";
export const plateNumberRequired = () => "رقم اللوحة مطلوب";
export const plateNumberInvalid = () => "يجب أن يكون رقم اللوحة من خانة إلى 5 خانات، دون حروف ودون الترميز";

export const whatsappPlateGreeting = (plate: { areaCode: number; plateNumber: string; price: string }) =>
  `مرحبًا، تهمّني لوحتك ${isolated(`${plate.areaCode}-${plate.plateNumber}`)} المعروضة بسعر ${plate.price} دينار. هل ما زالت متوفرة؟`;

export const platesTitle = () => "لوحات أرقام الأردن";
export const platesPatternTitle = (pattern: string) => `${pattern}: لوحات أرقام في الأردن`;

const PLATES = {
  zero: "لا توجد لوحات",
  one: "لوحة واحدة",
  two: "لوحتان",
  few: "{n} لوحات",
  other: "{n} لوحة",
};
const FOR_SALE = { ...PLATES, zero: "لوحات" };
export const platesDescription = (title: string, count: number) =>
  `${title}: ${plural("ar", count, FOR_SALE)} للبيع بأسعار بالدينار. ` +
  "ابحث عن لوحتك بالأرقام التي تريدها أو بالنمط أو الترميز أو السعر وتواصل مع البائع مباشرة.";
export const platesLead = (): [before: string, after: string] => [
  "اكتب الأرقام التي تريدها، وضع",
  "مكان كل خانة تقبل فيها أي رقم.",
];

export const platesText = () => "ابحث عن لوحة";
export const platesTextExample = () => "رقم أو مدينة أو نمط أو سعر…";
export const platesPattern = () => "ابحث بنمط الرقم";
export const platesPatternHint = () =>
  `${isolated("?")} لأي رقم، و${isolated("*")} لأي عدد من الأرقام، والشرطة بعد الترميز: ${isolated("?77?")} و${isolated("*123")} و${isolated("20-*")}.`;
export const platesAnyDigit = () => "أي رقم";
export const platesAnyRun = () => "أي عدد من الأرقام";
export const platesAfterCode = () => "بعد الترميز";
export const platesAnyCode = () => ["أي", "ترميز"];
export const platesDigits = () => "عدد خانات الرقم";
export const platesMore = () => "خيارات أكثر";
export const platesLocation = () => "المدينة أو المنطقة";
export const platesLocationExample = () => "مدينة أو منطقة";
export const platesSubmit = () => "عرض اللوحات";
export const platesShow = pluralOf("ar", {
  zero: "لا توجد لوحات",
  one: "عرض لوحة واحدة",
  two: "عرض لوحتين",
  few: "عرض {n} لوحات",
  other: "عرض {n} لوحة",
});
export const platesPatterns = () => "الأنماط";

export const platesAreaCode = () => "الترميز";
export const platesAllCodes = () => "كل الترميزات";
export const platesAnotherCode = () => "إضافة ترميز آخر";
export const platesCodeOption = (areaCode: string | number, city: string | null) =>
  city ? `${areaCode} · ${city}` : `${areaCode}`;
export const platesDigitCount = () => "عدد الخانات";
export const platesInNumber = () => "أرقام داخل الرقم";
export const platesStartsWith = () => "يبدأ بـ";
export const platesEndsWith = () => "ينتهي بـ";
export const platesDigitsWrong = () => "أرقام فقط";
export const platesUnread = (texts: string[]) =>
  `لم نفهم ${texts.map((text) => `«${text}»`).join(" أو ")} كجزء من رقم لوحة، لذا لم نستخدمه في التصفية. اكتبه بالأرقام، مثل 77.`;
export const platesContains = () => "يحتوي على";

export const platesSortLabel = namesOf({
  relevance: "الأقرب لبحثك",
  newest: "الأحدث أولًا",
  "price-asc": "السعر: من الأقل",
  "price-desc": "السعر: من الأعلى",
  digits: "الأقل خانات أولًا",
  number: "الرقم: من الأصغر",
});

export const platesFound = pluralOf("ar", PLATES);
export const platesResults = () => "لوحات الأرقام";
export const platesNoneTitle = () => "لم نجد لوحات أرقام";
export const platesNoneText = () => "جرّب تعديل البحث أو تصفّح كل اللوحات المتاحة.";
export const platesClearAll = () => "مسح كل الفلاتر";
export const plateFailed = () => "تعذّر تحميل لوحة الأرقام";
export const platesFailed = () => "تعذّر تحميل لوحات الأرقام";

export const platesChipPattern = (patterns: string[]) => `النمط ${either(patterns)}`;
export const platesChipStarts = (digits: string[]) => `يبدأ بـ ${either(digits)}`;
export const platesChipEnds = (digits: string[]) => `ينتهي بـ ${either(digits)}`;
export const platesChipContains = (digits: string[]) => `يحتوي على ${either(digits)}`;
export const platesChipOnly = (digits: string[]) => `أرقامه ${digits.map(isolated).join(" و")} فقط`;

export const plateCodeOf = (areaCode: string | number, city: string | null) =>
  city ? `ترميز ${areaCode} · ${city}` : `ترميز ${areaCode}`;
export const plateViewDetails = () => "التفاصيل";
export const plateContact = () => "تواصل";
export const plateAbout = (action: string, title: string) => `${action}: ${title}`;

export const platesByPattern = () => "تصفّح حسب النمط";
export const platesByPatternText = () => "أكثر الأرقام طلبًا.";
export const platesCount = pluralOf("ar", PLATES);

export const listPlateTitle = () => "اعرض لوحتك للبيع";
export const listPlateText = () => "اعرض لوحتك مجانًا. نرسم اللوحة لتكون غلاف إعلانك، وإضافة الصور اختيارية.";

export const plateFormPlate = () => "اللوحة";
export const plateFormPlateText = () => "اكتبها كما هي على اللوحة، بالأرقام العربية أو الإنجليزية.";
export const plateFormListing = () => "تفاصيل الإعلان";
export const plateFormImagesText = () =>
  "اختيارية. نرسم اللوحة لتكون غلاف إعلانك. لا تنشر أبدًا صورة وثيقة الملكية.";

export const plateCode = () => "الترميز";
export const plateNumber = () => "رقم اللوحة";
export const plateTitleRequired = () => "عنوان الإعلان مطلوب";
export const plateTitleHint = () => "مقترح من اللوحة، ويمكنك تغييره";
export const plateTitleSuggest = () => "استخدام المقترح";
export const plateDescriptionExample = () => "باسم من اللوحة، وهل تُباع مع سيارة، وهل السعر قابل للتفاوض";
export const platePreviewNone = () => "اكتب الترميز والرقم لترى لوحتك";

export const plateSuggestedTitle = (plate: { areaCode: string; plateNumber: string; special: string }) =>
  `لوحة رقم ${plate.plateNumber} ترميز ${plate.areaCode}، ${plate.special}`;

export const publishPlate = () => "انشر الإعلان";
export const publishingPlate = () => "جارٍ النشر…";
export const plateListedToast = () => "تم نشر إعلان لوحتك بنجاح.";
export const plateListFailed = () => "تعذّر نشر إعلان لوحتك. يرجى المحاولة مرة أخرى.";
export const plateInquirySentToast = () => "تم إرسال استفسارك إلى البائع.";
export const plateContactSeller = () => "تواصل مع البائع";
export const plateContactBack = () => "العودة إلى اللوحة";
export const plateContactHint = () => "اسأل عن السعر أو نقل اللوحة أو موعد اللقاء.";

export const plateTips = () => [
  "اذكر باسم من اللوحة وهل هي على سيارة.",
  "اذكر من يدفع رسوم النقل.",
  "قارن بالأسعار الرسمية قبل أن تحدد سعرك.",
  "لا تنشر أبدًا صورة وثيقة الملكية، فهي تُستغل في الاحتيال.",
];

export const plateDetailPageTitle = (plate: string, price: string) =>
  `لوحة رقم \u2066${plate}\u2069 — ${price}`;
export const plateMissingText = () => "لوحة الأرقام التي تبحث عنها غير موجودة أو تم حذفها.";
export const plateBack = () => "العودة إلى لوحات الأرقام";
export const plateDetailCode = (areaCode: string | number) => `ترميز ${areaCode}`;
export const detailShowPlate = () => "عرض اللوحة";

export const plateSpecial = () => "ما يميّز هذا الرقم";
export const plateDetailAbout = () => "عن اللوحة";
export const plateRowNumber = () => "الرقم";
export const plateRowDigits = () => "عدد الخانات";
export const plateRowLocation = () => "المكان";

export const officialTitle = () => "الأسعار الرسمية 2025";
export const officialAsking = () => "السعر المطلوب لهذه اللوحة";
export const officialThree = () => "ثلاث خانات";
export const officialFourPatterned = () => "أربع خانات متناسقة";
export const officialFourPlain = () => "أربع خانات عادية";
export const officialFivePatterned = () => "خمس خانات متناسقة";
export const officialFivePlain = () => "خمس خانات عادية";
export const officialFivePlainPrice = () => "مجانًا أو حسب تقدير لجنة";
export const officialShort = () => "خانة أو خانتان";
export const officialShortPrice = () => "لا يوجد سعر محدد";
export const officialThisLevel = () => "فئة هذه اللوحة";
export const officialText = () =>
  "الحد الأدنى لأسعار دائرة الترخيص للأرقام الجديدة. الدائرة هي التي تحدد الأرقام المتناسقة، أما السعر بين البائع والمشتري فحرّ.";
export const officialSource = (date: string) => `نظام لوحات المركبات المعدّل، الجريدة الرسمية، ${date}`;
export const officialReported = () => "حسب ما نشرته جريدة الرأي";

export const plateTransferTitle = () => "كيف تُنقل ملكية اللوحة";
export const plateTransferSteps = () => [
  "طابق هوية المالك مع رخصة المركبة.",
  "اذهبا معًا إلى دائرة الترخيص.",
  "ادفع بعد إتمام النقل، وليس قبله.",
];
export const plateTransferNote = () =>
  "حسب ما نُشر، تبدأ رسوم النقل لغير الأقارب من 500 دينار منذ تموز 2025. اسأل الدائرة للتأكّد.";

export const plateSafety = () => [
  "لا تدفع أي مبلغ قبل اللقاء.",
  "لا تنشر ولا ترسل أبدًا صورة وثيقة الملكية أو الهوية، فهي تُستغل في الاحتيال.",
  "تأكّد في الدائرة من أن اللوحة غير محجوزة ولا مرهونة.",
];

export const plateSoldTitle = () => "بيعت هذه اللوحة";
export const plateEndedText = () => "لم يعد البائع يستقبل الرسائل. هذه لوحات ما زالت معروضة للبيع.";
export const plateSeeSimilar = () => "عرض لوحات مشابهة";
export const plateContactClosed = () => "لم يعد ممكنًا التواصل مع البائع بخصوص هذه اللوحة.";

export const plateAskingTitle = () => "أسعار لوحات مشابهة";
export const plateAskingText = (count: number, digits: number, pattern: string | null) =>
  `المعروض الآن: ${plural("ar", count, { one: "لوحة واحدة", two: "لوحتان", few: "{n} لوحات", other: "{n} لوحة" })} ` +
  `من ${plural("ar", digits, DIGITS_OF)} ${pattern ? `وبالنمط نفسه (${pattern})` : "ودون نمط"}.`;
export const plateAskingTrimmed = () => "لا يشمل النطاق العُشر الأرخص والعُشر الأغلى.";
export const plateAskingMiddle = (price: string) => `نصفها بسعر ${price} أو أقل.`;
export const plateSimilar = () => "لوحات مشابهة";
export const plateAllWithDigits = pluralOf("ar", {
  one: "كل اللوحات من خانة واحدة",
  two: "كل اللوحات من خانتين",
  other: "كل اللوحات من {n} خانات",
});
