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
export const reportSold = () => "مُباع من قبل";
export const reportWrongPrice = () => "السعر غير صحيح";
export const reportScam = () => "احتيال";
export const reportDuplicate = () => "مكرر";
export const reportWrongCategory = () => "تصنيف أو تفاصيل خاطئة";
export const reportOffensive = () => "مسيء";
export const reportOther = () => "سبب آخر";

export const verdictReasonRequired = () => "يرجى اختيار سبب";
export const verdictNoteRequired = () => "يرجى كتابة ما يجب تعديله";
export const reasonContact = () =>
  "في العنوان أو الوصف رقم هاتف أو بريد أو رابط. يصلك المشترون من أزرار الإعلان.";
export const reasonPrice = () => "السعر ليس سعر الكاش الكامل. للدفعة الأولى والأقساط حقول خاصة بها.";
export const reasonDuplicate = () => "السيارة أو اللوحة نفسها معلنة من قبل.";
export const reasonMisleading = () => "في الإعلان ما ليس صحيحاً.";
export const reasonPhotos = () => "الصور لا تُظهر المعروض للبيع أو تعود لغيرك.";
export const reasonCategory = () => "الشركة أو الموديل أو تفاصيل أخرى غير صحيحة.";
export const reasonProhibited = () => "لا يُسمح ببيع هذا هنا.";
export const reasonSold = () => "تم بيعه من قبل.";
export const reasonOther = () => "راجع الملاحظة أدناه.";

export const flagContact = (contact: string) => `وسيلة تواصل في النص: ⁦${contact}⁩`;
export const flagPriceLow = (price: number, median: number) =>
  `${formatAmount(price)} د.أ أقل من نصف السعر المعتاد ${formatAmount(median)} د.أ`;
export const flagDuplicateText = () => "الوصف نفسه لدى بائع آخر";
export const flagDuplicatePhoto = () => "الصورة نفسها لدى بائع آخر";
export const flagMileageZero = (year: number) => `صفر كيلومتر لسيارة موديل ${year}`;
export const flagBannedWord = (word: string) => `يحتوي على كلمة «${word}»`;
export const flagManyAtOnce = (count: number) => `عدد الإعلانات خلال ساعة: ${formatNumber(count)}`;
export const ruleContact = () => "وسيلة تواصل في النص";
export const rulePriceLow = () => "سعر منخفض جداً";
export const ruleDuplicateText = () => "نص منسوخ";
export const ruleDuplicatePhoto = () => "صورة منسوخة";
export const ruleMileageZero = () => "بلا كيلومترات";
export const ruleBannedWord = () => "كلمة من القائمة";
export const ruleManyAtOnce = () => "إعلانات كثيرة دفعة واحدة";
export const ruleReported = () => "أبلغ عنه أكثر من شخص";
export const flagReported = (count: number) =>
  plural("ar", count, {
    zero: "لا بلاغات مفتوحة",
    one: "بلاغ واحد مفتوح",
    two: "بلاغان مفتوحان",
    few: "{n} بلاغات مفتوحة",
    many: "{n} بلاغاً مفتوحاً",
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

export const mailTakenBackSubject = (title: string) => `لم يعد قرارنا سارياً: \u2068${title}\u2069`;
export const mailTakenBackText = () =>
  "تراجعنا عن قرارنا الأخير بشأن إعلانك، فعاد كما كان قبله. تجد حاله في لوحة التحكم.";
export const mailTakenBackAction = () => "عرض إعلاناتي";

export const siteOrderUnknown = (lines: string) => `ليست سيارة مميزة: ${lines}`;
export const reviewSellerReads = () => "هذه اللغة التي يقرأ بها الموقع.";
