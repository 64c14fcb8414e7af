import { plural } from "../plural.ts";

export const plateDetailPageTitle = (plate: string, price: string) =>
  `لوحة رقم \u2066${plate}\u2069 — ${price}`;
export const plateMissingText = () => "لوحة الأرقام التي تبحث عنها غير موجودة أو تم حذفها.";
export const plateBack = () => "العودة إلى لوحات الأرقام";
export const plateDetailPath = () => "موقع هذه اللوحة";
export const plateDetailPlates = () => "لوحات الأرقام";
export const plateDetailCode = (areaCode: string | number) => `ترميز ${areaCode}`;
export const detailShowPlate = () => "اعرض اللوحة";

export const plateSpecial = () => "ما يميّز هذا الرقم";
export const plateDetailAbout = () => "عن اللوحة";
export const plateRowNumber = () => "الرقم";
export const plateRowCode = () => "الترميز";
export const plateRowDigits = () => "عدد الخانات";
export const plateRowLocation = () => "الموقع";

export const officialTitle = () => "مستويات الأسعار الرسمية 2025";
export const officialAsking = () => "السعر المطلوب لهذه اللوحة";
export const officialThree = () => "ثلاث خانات";
export const officialFourPatterned = () => "أربع خانات متناسقة";
export const officialFourPlain = () => "أربع خانات عادية";
export const officialFivePatterned = () => "خمس خانات متناسقة";
export const officialFivePlain = () => "خمس خانات عادية";
export const officialFivePlainPrice = () => "مجانًا أو حسب تقدير لجنة";
export const officialShort = () => "خانة أو خانتان";
export const officialShortPrice = () => "لا سعر محدد";
export const officialThisLevel = () => "مستوى هذه اللوحة";
export const officialText = () =>
  "الحد الأدنى لما تطلبه إدارة الترخيص مقابل رقم جديد. وهي التي تقرر ما هو المتناسق، أما البيع بين الناس فسعره حر.";
export const officialSource = (date: string) => `نظام لوحات المركبات المعدّل، الجريدة الرسمية، ${date}`;
export const officialReported = () => "حسب ما نشرته جريدة الرأي";

export const plateTransferTitle = () => "كيف تنتقل اللوحة";
export const plateTransferSteps = () => [
  "طابق هوية المالك مع رخصة المركبة.",
  "احضرا معًا إلى دائرة الترخيص.",
  "ادفع بعد إتمام النقل، وليس قبله.",
];
export const plateTransferNote = () =>
  "نُشر أن رسوم النقل لغير الأقارب تبدأ من 500 دينار منذ تموز 2025؛ تأكّد من الدائرة.";

export const plateSafety = () => [
  "لا تدفع أي مبلغ قبل اللقاء.",
  "لا تنشر ولا ترسل أبدًا صورة وثيقة الملكية أو الهوية، فهي تُستغل في الاحتيال.",
  "تأكّد في الدائرة من أن اللوحة غير محجوزة ولا مرهونة.",
];

export const plateListed = (date: string) => `نُشر ${date}`;
export const plateListedRecently = () => "مؤخرًا";
export const plateStatusActive = () => "معروضة";
export const plateStatusSold = () => "مباعة";
export const plateStatusExpired = () => "منتهية";

export const plateSoldTitle = () => "بيعت هذه اللوحة";
export const plateExpiredTitle = () => "انتهت مدة هذا الإعلان";
export const plateEndedText = () => "لم يعد البائع يستقبل رسائل عنها، وهذه لوحات ما زالت معروضة للبيع.";
export const plateSeeSimilar = () => "شاهد لوحات مشابهة";
export const plateContactClosed = () => "أُغلق التواصل مع البائع بخصوص هذه اللوحة.";

export const plateSimilar = () => "لوحات مشابهة";
export const plateAllWithDigits = (count: number) =>
  plural("ar", count, {
    one: "كل لوحات الخانة الواحدة",
    two: "كل لوحات الخانتين",
    other: "كل لوحات {n} خانات",
  });
