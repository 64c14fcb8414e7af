import { plural } from "../plural.ts";
import { formatAmount, formatNumber } from "./formats.ts";

export const reportLink = () => "الإبلاغ عن الإعلان";
export const reportSellerLink = () => "الإبلاغ عن البائع";
export const reportTitle = () => "ما المشكلة؟";
export const reportText = () => "لا يقرأ بلاغك إلا القائمون على الموقع، ولا يعرف البائع من أرسله.";
export const reportReason = () => "السبب";
export const reportWords = () => "بكلماتك";
export const reportSend = () => "إرسال البلاغ";
export const reportReasonRequired = () => "يرجى اختيار سبب";
export const reportTextRequired = () => "يرجى كتابة المشكلة";
export const reportSentToast = () => "وصلنا بلاغك وسننظر فيه.";
export const reportOwn = () => "هذا إعلانك أنت.";

const REPORT_REASONS = {
  sold: "مُباع من قبل",
  "wrong-price": "السعر غير صحيح",
  scam: "احتيال",
  duplicate: "مكرر",
  "wrong-category": "تصنيف أو تفاصيل خاطئة",
  offensive: "مسيء",
  other: "سبب آخر",
};
export const reportLabel = (reason: keyof typeof REPORT_REASONS) => REPORT_REASONS[reason];

export const verdictReasonRequired = () => "يرجى اختيار سبب";
export const verdictNoteRequired = () => "يرجى كتابة ما يجب تعديله";

const VERDICT_REASONS = {
  "contact-in-text": "في العنوان أو الوصف رقم هاتف أو بريد أو رابط. يصلك المشترون من أزرار الإعلان.",
  "wrong-price": "السعر ليس سعر الكاش الكامل. للدفعة الأولى والأقساط حقول خاصة بها.",
  duplicate: "السيارة أو اللوحة نفسها معلنة من قبل.",
  misleading: "في الإعلان ما ليس صحيحًا.",
  photos: "الصور لا تُظهر المعروض للبيع أو تعود لغيرك.",
  "wrong-category": "الشركة أو الموديل أو تفاصيل أخرى غير صحيحة.",
  prohibited: "لا يُسمح ببيع هذا هنا.",
  sold: "تم بيعه من قبل.",
  other: "راجع الملاحظة أدناه.",
};
export const reasonLabel = (reason: keyof typeof VERDICT_REASONS) => VERDICT_REASONS[reason];

export const flagContact = (contact: string) => `وسيلة تواصل في النص: ⁦${contact}⁩`;
export const flagPriceLow = (price: number, median: number) =>
  `${formatAmount(price)} دينار أقل من نصف السعر المعتاد ${formatAmount(median)} دينار`;
export const flagDuplicateText = () => "الوصف نفسه لدى بائع آخر";
export const flagDuplicatePhoto = () => "الصورة نفسها لدى بائع آخر";
export const flagMileageZero = (year: number) => `صفر كيلومتر لسيارة موديل ${year}`;
export const flagBannedWord = (word: string) => `يحتوي على كلمة «${word}»`;
export const flagManyAtOnce = (count: number) => `عدد الإعلانات خلال ساعة: ${formatNumber(count)}`;

const RULES = {
  "contact-in-text": "وسيلة تواصل في النص",
  "price-low": "سعر منخفض جدًا",
  "duplicate-text": "نص منسوخ",
  "duplicate-photo": "صورة منسوخة",
  "mileage-zero": "بلا كيلومترات",
  "banned-word": "كلمة من القائمة",
  "many-at-once": "إعلانات كثيرة دفعة واحدة",
  reported: "أبلغ عنه أكثر من شخص",
};
export const ruleLabel = (rule: keyof typeof RULES) => RULES[rule];
export const openReports = (count: number) =>
  plural("ar", count, {
    one: "بلاغ واحد مفتوح",
    two: "بلاغان مفتوحان",
    few: "{n} بلاغات مفتوحة",
    many: "{n} بلاغًا مفتوحًا",
    other: "{n} بلاغ مفتوح",
  });

export const heldReview = () => "بانتظار المراجعة";
export const heldReviewText = () => "ننظر فيه قبل أن يراه المشترون، خلال يوم عادةً. لا يلزمك فعل شيء.";
export const heldRejected = () => "مرفوض";
export const heldRejectedText = () => "عدّل ما هو مذكور أدناه واحفظه، وسننظر فيه من جديد.";
export const heldHidden = () => "مخفي";
export const heldHiddenText = () => "لا يراه المشترون. عدّل ما هو مذكور أدناه واحفظه، وسننظر فيه من جديد.";
export const shownFlagged = () => "الإعلان ظاهر للمشترين، وقد ننظر في هذا:";

export const mailApprovedSubject = (title: string) => `إعلانك ظاهر الآن: \u2068${title}\u2069`;
export const mailApprovedText = () => "نظرنا في إعلانك، والمشترون يرونه الآن.";
export const mailRejectedSubject = (title: string) => `يرجى تعديل إعلانك: \u2068${title}\u2069`;
export const mailRejectedText = () => "نظرنا في إعلانك ولا يمكننا عرضه كما هو.";
export const mailRejectedAfter = () => "عدّله واحفظه، وسننظر فيه من جديد.";
export const mailRejectedAction = () => "تعديل الإعلان";
export const mailApprovedAction = () => "عرض الإعلان";
export const mailVerdictReason = () => "وصلتك هذه الرسالة لأن الإعلان إعلانك.";
export const reportNotFound = () => "لا يوجد بلاغ كهذا.";
export const reportSettled = () => "سبق أن بُتَّ في هذا البلاغ.";
export const heldOnlyYou = () => "لا يرى هذه الصفحة إلا أنت والقائمون على الموقع.";
export const reviewSellerSuspended = () => "حساب البائع موقوف: أعد تفعيله أولًا.";
export const suspendedMailSubject = () => "تم إيقاف حسابك";
export const suspendedMailText = () =>
  "أوقفنا حسابك. تم تسجيل خروجك، ولا يرى المشترون إعلاناتك، ولم يُحذف منها شيء.";
export const suspendedMailMistake = () => "إن كنت ترى أن في الأمر خطأ، فراسلنا من فضلك.";
export const restoredMailSubject = () => "عاد حسابك إلى العمل";
export const restoredMailText = () =>
  "أعدنا تفعيل حسابك. يمكنك تسجيل الدخول، والمشترون يرون إعلاناتك من جديد.";

export const mailTakenBackSubject = (title: string) => `لم يعد قرارنا ساريًا: \u2068${title}\u2069`;
export const mailTakenBackText = () =>
  "تراجعنا عن قرارنا الأخير بشأن إعلانك، فعاد كما كان قبله. تجد حاله في لوحة التحكم.";
export const mailTakenBackAction = () => "عرض إعلاناتي";

export const siteOrderUnknown = (lines: string) => `ليست سيارة مميزة: ${lines}`;
export const reviewSellerReads = () => "هذه اللغة التي يقرأ بها الموقع.";

export const adminReportsAbout = (name: string) => `البلاغات عن \u2068${name}\u2069 وعن إعلانات هذا الحساب`;
export const adminReportsAll = () => "كل البلاغات";

export const reviewShown = () => "ظاهر للمشترين";
export const reviewGuest = () => "زائر";
export const reviewApprove = () => "قبول";
export const reviewReject = () => "رفض";
export const reviewSuspend = () => "إيقاف البائع";
export const reviewRejectTitle = () => "رفض هذا الإعلان؟";
export const reviewHideTitle = () => "إخفاء هذا الإعلان؟";
export const reviewSuspendTitle = () => "إيقاف هذا البائع؟";
export const reviewReason = () => "ما يُقال للبائع";
export const reviewNote = () => "ملاحظة للبائع";
export const reviewApproved = () => "تم قبول الإعلان";
export const reviewRejected = () => "رُفض الإعلان وأُبلغ صاحبه";
export const reviewHidden = () => "أُخفي الإعلان وأُبلغ صاحبه";
export const reviewFailed = () => "تعذّر البتّ في الإعلان";
export const reviewNone = () => "لا شيء للمراجعة";
export const reviewNoneText = () => "تصل هنا الإعلانات التي عليها ملاحظات أو بلاغات.";
export const reviewKeys = () =>
  "مفاتيح مفردة تعمل هنا: J وK للتنقل، A للقبول، R للرفض، H للإخفاء، S لإيقاف البائع";
export const reportCount = (n: number) =>
  plural("ar", n, {
    one: "بلاغ واحد",
    two: "بلاغان",
    few: "{n} بلاغات",
    many: "{n} بلاغًا",
    other: "{n} بلاغ",
  });
export const reviewHistory = (rejected: number, reports: number) =>
  [
    rejected > 0 &&
      plural("ar", rejected, {
        one: "رفض واحد",
        two: "رفضان",
        few: "{n} مرات رفض",
        many: "{n} مرة رفض",
        other: "{n} مرة رفض",
      }),
    reports > 0 && reportCount(reports),
  ]
    .filter(Boolean)
    .join("، ") || "لا شيء ضده";
export const reviewVerdict = (verdict: "approved" | "rejected" | "hidden" | "shown") =>
  ({ approved: "مقبول.", rejected: "مرفوض.", hidden: "مخفي.", shown: "ظاهر من جديد." })[verdict];
export const reportsNone = () => "لا بلاغات هنا.";
export const reportsUphold = () => "صحيح";
export const reportsDismiss = () => "تجاهل";

const REPORT_STATUSES = {
  open: "مفتوح",
  upheld: "كان صحيحًا",
  dismissed: "تم تجاهله",
};
export const reportStatus = (status: keyof typeof REPORT_STATUSES) => REPORT_STATUSES[status];
export const reportsSettled = () => "تم البتّ في البلاغ";
export const reportsFailed = () => "تعذّر البتّ في البلاغ";
export const factPhotos = () => "الصور";

const FACTS: Record<string, string> = {
  title: "العنوان",
  location: "الموقع",
  description: "الوصف",
  photos: factPhotos(),
  plate: "اللوحة",
  make: "الشركة",
  year: "السنة",
  mileage: "العداد",
  fuelType: "الوقود",
  bodyType: "الهيكل",
  engineSize: "حجم المحرك",
};
export const factLabel = (name: string, onForm: string) => FACTS[name] ?? onForm;
export const factChanged = () => "تم التغيير";
