import { labelsOf } from "../label.ts";
import { photosTitle } from "./photos.ts";
import { plural, pluralOf } from "../plural.ts";
import { formatAmount, formatNumber } from "./formats.ts";

export const reportLink = () => "الإبلاغ عن الإعلان";
export const reportSellerLink = () => "الإبلاغ عن البائع";
export const reportTitle = () => "ما المشكلة؟";
export const reportText = () => "لا يطّلع على بلاغك إلا فريقنا، ولن يعرف البائع من أرسله.";
export const reportConversationText = () =>
  "يطّلع فريقنا بعدها على آخر رسائل هذه المحادثة، ولن يعرف الطرف الآخر من أرسل البلاغ.";
export const reportWords = () => "التفاصيل";
export const reportSend = () => "إرسال البلاغ";
export const reasonRequired = () => "يرجى اختيار سبب";
export const reportTextRequired = () => "يرجى وصف المشكلة";
export const reportSentToast = () => "شكرًا على بلاغك. سننظر فيه.";
export const reportOwn = () => "لا يمكنك الإبلاغ عن إعلانك.";

export const reportLabel = labelsOf({
  sold: "تم بيعه",
  "wrong-price": "السعر غير صحيح",
  scam: "احتيال",
  duplicate: "إعلان مكرر",
  "wrong-category": "تصنيف أو تفاصيل خاطئة",
  offensive: "مسيء",
  insult: "شتائم أو تهديد",
  other: "سبب آخر",
});

export const verdictNoteRequired = () => "يرجى كتابة ما يجب تعديله";

export const reasonLabel = labelsOf({
  "contact-in-text": "في عنوان الإعلان أو الوصف رقم هاتف أو بريد أو رابط. يتواصل معك المشترون بأزرار الإعلان.",
  "wrong-price": "السعر ليس سعر الكاش الكامل. اكتب الدفعة الأولى والأقساط في حقولها.",
  duplicate: "السيارة أو اللوحة نفسها معروضة من قبل.",
  misleading: "الإعلان مضلّل.",
  photos: "الصور ليست للسيارة أو اللوحة المعروضة، أو ليست لك.",
  "wrong-category": "الماركة أو الموديل أو تفاصيل أخرى غير صحيحة.",
  prohibited: "لا يُسمح ببيع هذا هنا.",
  sold: "تم بيعه.",
  other: "راجع الملاحظة أدناه.",
});

export const flagContact = (contact: string) => `وسيلة تواصل في النص: ⁦${contact}⁩`;
export const flagPriceLow = (price: number, median: number) =>
  `السعر ${formatAmount(price)} دينار أقل من نصف المعتاد، وهو ${formatAmount(median)} دينار`;
export const flagDuplicateText = () => "الوصف نفسه في إعلان بائع آخر";
export const flagDuplicatePhoto = () => "الصورة نفسها في إعلان بائع آخر";
export const flagMileageZero = (year: number) => `الممشى صفر لسيارة موديل ${year}`;
export const flagBannedWord = (word: string) => `يحتوي على كلمة «${word}»`;
export const flagManyAtOnce = (count: number) => `عدد الإعلانات خلال ساعة: ${formatNumber(count)}`;

export const ruleLabel = labelsOf({
  "contact-in-text": "وسيلة تواصل في النص",
  "price-low": "سعر منخفض جدًا",
  "duplicate-text": "نص منسوخ",
  "duplicate-photo": "صورة منسوخة",
  "mileage-zero": "الممشى صفر",
  "vin-twice": "رقم شاصي مكرر",
  "vin-other": "رقم شاصي لسيارة أخرى",
  "banned-word": "كلمة تستدعي المراجعة",
  "many-at-once": "إعلانات جديدة كثيرة",
  reported: "أبلغ عنه أكثر من شخص",
});
export const openReports = pluralOf("ar", {
  one: "بلاغ واحد مفتوح",
  two: "بلاغان مفتوحان",
  few: "{n} بلاغات مفتوحة",
  many: "{n} بلاغًا مفتوحًا",
  other: "{n} بلاغ مفتوح",
});

export const heldReview = () => "بانتظار المراجعة";
export const heldReviewText = () => "نراجعه قبل أن يراه المشترون، وعادةً خلال يوم. لا يلزمك أي إجراء.";
export const heldRejected = () => "مرفوضة";
export const heldRejectedText = () => "عدّل ما يلي ثم احفظ، وسنراجع الإعلان من جديد.";
export const heldHidden = () => "مخفية";
export const heldHiddenText = () => "لا يراه المشترون. عدّل ما يلي ثم احفظ، وسنراجع الإعلان من جديد.";
export const shownFlagged = () => "الإعلان ظاهر للمشترين، وقد نراجع ما يلي:";

export const mailApprovedSubject = (title: string) => `إعلانك ظاهر الآن: \u2068${title}\u2069`;
export const mailApprovedText = () => "راجعنا إعلانك، وهو ظاهر الآن للمشترين.";
export const mailRejectedSubject = (title: string) => `يرجى تعديل إعلانك: \u2068${title}\u2069`;
export const mailRejectedText = () => "راجعنا إعلانك ولا يمكننا عرضه كما هو.";
export const mailRejectedAfter = () => "عدّله ثم احفظه، وسنراجعه من جديد.";
export const mailRejectedAction = () => "تعديل الإعلان";
export const mailVerdictReason = () => "وصلتك هذه الرسالة لأنك صاحب الإعلان.";
export const reportedConversation = (title: string) => `محادثة: \u2068${title}\u2069`;
export const reportedText = () => "آخر 20 رسالة. يُسجَّل في السجل كل مشرف يفتحها.";
export const reportedBySite = () => "فحص تلقائي";
export const sameTextReported = () => "النص نفسه في أربع محادثات خلال يوم.";
export const reportNotFound = () => "البلاغ غير موجود.";
export const reportSettled = () => "سبق إغلاق هذا البلاغ.";
export const heldSuspended = () => "البائع موقوف";
export const heldOnlyYou = () => "لا يرى هذه الصفحة إلا أنت وفريقنا.";
export const reviewSellerSuspended = () => "حساب البائع موقوف. أعد تفعيله أولًا.";
export const suspendedMailSubject = () => "تم إيقاف حسابك";
export const suspendedMailText = () => "أوقفنا حسابك. سُجّل خروجك، ولم يعد المشترون يرون إعلاناتك. لم يُحذف شيء.";
export const suspendedMailMistake = () => "إن كنت ترى أن هذا خطأ، فراسلنا.";
export const restoredMailSubject = () => "تمت إعادة تفعيل حسابك";
export const restoredMailText = () =>
  "أعدنا تفعيل حسابك. يمكنك تسجيل الدخول، والمشترون يرون إعلاناتك من جديد.";

export const mailRestoredSubject = (title: string) => `تراجعنا عن قرارنا: \u2068${title}\u2069`;
export const mailRestoredText = () =>
  "تراجعنا عن قرارنا الأخير بشأن إعلانك، فعاد كما كان. تجد حالته في لوحة التحكم.";
export const mailRestoredAction = () => "عرض إعلاناتي";

export const siteOrderUnknown = (lines: string) => `ليست سيارة مميّزة: ${lines}`;
export const reviewSellerReads = () => "يستخدم المستلم الموقع بهذه اللغة.";

export const adminReportsAbout = (name: string) => `البلاغات عن \u2068${name}\u2069 وعن إعلانات هذا الحساب`;
export const adminReportsAll = () => "كل البلاغات";

export const reviewShown = () => "ظاهر للمشترين";
export const reviewGuest = () => "زائر";
export const reviewApprove = () => "قبول";
export const reviewReject = () => "رفض";
export const reviewSuspend = () => "إيقاف البائع";
export const reviewRejectTitle = () => "هل تريد رفض هذا الإعلان؟";
export const reviewHideTitle = () => "هل تريد إخفاء هذا الإعلان؟";
export const reviewSuspendTitle = () => "هل تريد إيقاف هذا البائع؟";
export const reviewReason = () => "السبب الذي يصل إلى البائع";
export const reviewNote = () => "ملاحظة للبائع";
export const reviewApproved = () => "تم قبول الإعلان";
export const reviewRejected = () => "تم رفض الإعلان وإبلاغ البائع";
export const reviewHidden = () => "تم إخفاء الإعلان وإبلاغ البائع";
export const reviewFailed = () => "تعذّر حفظ القرار";
export const reviewNone = () => "لا توجد إعلانات للمراجعة";
export const reviewNoneText = () => "تظهر هنا الإعلانات التي عليها ملاحظات أو بلاغات.";
export const reviewKeys = () => "اختصارات: J وK للتنقل، A للقبول، R للرفض، H للإخفاء، S لإيقاف البائع";
export const reportCount = pluralOf("ar", {
  one: "بلاغ واحد",
  two: "بلاغان",
  few: "{n} بلاغات",
  many: "{n} بلاغًا",
  other: "{n} بلاغ",
});
export const reviewHistory = (rejected: number, reports: number) =>
  [
    rejected > 0 &&
      plural("ar", rejected, { one: "رفض واحد", two: "رفضان", few: "{n} مرات رفض", other: "{n} مرة رفض" }),
    reports > 0 && reportCount(reports),
  ]
    .filter(Boolean)
    .join(" و") || "لا مخالفات سابقة";
export const reviewVerdict = (verdict: "approved" | "rejected" | "hidden" | "shown") =>
  ({ approved: "تم القبول.", rejected: "تم الرفض.", hidden: "تم الإخفاء.", shown: "تم الإظهار من جديد." })[
    verdict
  ];
export const reportsNone = () => "لا توجد بلاغات هنا.";
export const reportsUphold = () => "تأكيد";
export const reportsDismiss = () => "تجاهل";

export const reportStatus = labelsOf({ open: "مفتوح", upheld: "تم تأكيده", dismissed: "تم تجاهله" });
export const reportsSettled = () => "تم إغلاق البلاغ";
export const reportsFailed = () => "تعذّر إغلاق البلاغ";

const FACTS: Record<string, string> = {
  title: "عنوان الإعلان",
  location: "المدينة",
  description: "الوصف",
  photos: photosTitle(),
  plate: "اللوحة",
  make: "الماركة",
  year: "سنة الصنع",
  mileage: "الممشى",
  fuelType: "نوع الوقود",
  bodyType: "نوع الهيكل",
  engineSize: "سعة المحرك",
};
export const factLabel = (name: string, onForm: string) => FACTS[name] ?? onForm;
export const factChanged = () => "تم التغيير";
export const flagVinTwice = () => "رقم الشاصي نفسه في إعلان آخر";
export const vinDoubt = (part: string): string =>
  part === "year" ? "رقم الشاصي لسنة صنع أخرى" : "رقم الشاصي لشركة صانعة أخرى";
