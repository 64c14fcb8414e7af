import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const helpCenter = () => "مركز المساعدة";
export const contactUs = () => "اتصل بنا";
export const faq = () => "الأسئلة الشائعة";
export const guides = () => "أدلة البيع والشراء";
export const privacyPolicy = () => "سياسة الخصوصية";
export const termsOfService = () => "شروط الاستخدام";
export const ownershipTransferGuide = () => "نقل الملكية";
export const footerSupport = () => "المساعدة";

export const helpOnThisPage = () => "في هذه الصفحة";
export const helpReviewed = (date: string) => `آخر تحديث: ${date}`;
export const helpAllQuestions = () => "كل الأسئلة";
export const helpStillAsking = () => "لم تجد جوابك؟";
export const helpStillAskingText = () => "راسلنا، فنحن نقرأ كل رسالة.";
export const helpReadGuide = () => "اقرأ الدليل";

const DAYS = { one: "يوم واحد", two: "يومين", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };
const MONTHS = { one: "شهر واحد", two: "شهرين", few: "{n} أشهر", many: "{n} شهرًا", other: "{n} شهر" };
const YEARS = { one: "سنة واحدة", two: "سنتين", few: "{n} سنوات", other: "{n} سنة" };
const LISTINGS = {
  one: "إعلان واحد",
  two: "إعلانين",
  few: "{n} إعلانات",
  many: "{n} إعلانًا",
  other: "{n} إعلان",
};
const PHOTOS = { one: "صورة واحدة", two: "صورتين", few: "{n} صور", other: "{n} صورة" };
export const helpDays = pluralOf("ar", DAYS);
export const helpMonths = pluralOf("ar", MONTHS);
export const helpYears = pluralOf("ar", YEARS);
export const helpListings = pluralOf("ar", LISTINGS);
export const helpPhotos = pluralOf("ar", PHOTOS);
export const helpMegabytes = (count: number) => `${formatNumber(count)} ميغابايت`;
export const helpPercent = (value: number) => `${formatNumber(Math.round(value * 10) / 10)}%`;

export const contactText = () => "أرسل إلينا رسالتك وسنرد عليك بالبريد الإلكتروني.";
export const contactName = () => "اسمك";
export const contactEmail = () => "بريدك الإلكتروني";
export const contactSubject = () => "الموضوع";
export const contactMessage = () => "رسالتك";
export const contactMessageHint = () => "إن كانت رسالتك عن إعلان، فأضف رابطه.";
export const contactSend = () => "إرسال الرسالة";
export const contactSubjectRequired = () => "الموضوع مطلوب";
export const contactSentTitle = () => "شكرًا لك، وصلتنا رسالتك";
export const contactSentText = () => "سنرد على البريد الذي كتبته.";
export const contactFirstTitle = () => "قد تجد جوابك هنا";
export const contactSellerTitle = () => "سؤالك عن سيارة أو لوحة معروضة؟";
export const contactSellerText = () => "نحن لا نبيع شيئًا بأنفسنا. تواصل مع البائع من صفحة الإعلان.";
export const contactMailSubject = (subject: string) => `رسالة: \u2068${subject}\u2069`;
export const contactMailFrom = (name: string, email: string) =>
  `كتب \u2068${name}\u2069 (\u2066${email}\u2069):`;
export const contactMailReason = () => "وصلتك هذه الرسالة لأنك مشرف على الموقع.";

export const dataRequestTitle = () => "طلب يخص بياناتك";
export const dataRequestText = (days: string) =>
  `لمن ليس لديه حساب. أصحاب الحسابات يجدون كل ذلك في إعداداتهم. نردّ خلال ${days}.`;
export const dataRequestAsks = () => "ماذا تطلب؟";
export const dataRequestAsksRequired = () => "اختر ما تطلبه";
export const dataRight = labelsOf({
  access: "نسخة من بياناتي",
  correction: "تصحيح بياناتي",
  deletion: "حذف بياناتي",
  objection: "التوقف عن استخدام بياناتي",
});
export const dataRequestMessageHint = () => "ما البيانات المقصودة، وما رقمك أو بريدك المرتبط بها؟";
export const dataRequestSent = () => "وصلنا طلبك. يرجى تأكيده من الرابط في الرسالة التي أرسلناها إلى بريدك.";
export const dataRequestMailSubject = () => "طلبك بخصوص بياناتك";
export const dataRequestMailText = (date: string) =>
  `وصلنا طلبك وسنرد عليه قبل ${date}. يرجى تأكيد أن هذا بريدك، حتى لا تصل بياناتك إلى غيرك.`;
export const dataRequestMailReason = () =>
  "وصلتك هذه الرسالة لأن أحدهم كتب بريدك في نموذج طلبات البيانات. إن لم تكن أنت، فتجاهلها.";
export const dataRequestConfirmText = () => "هل أرسلت إلينا هذا الطلب؟ أكّده بالزر أدناه.";
export const dataRequests = () => "طلبات البيانات";
export const dataRequestDue = (date: string) => `الرد قبل ${date}`;
export const dataRequestAnswered = () => "تم الرد";

export const loanTitle = () => "حاسبة الأقساط";
export const loanPrice = () => "سعر الكاش";
export const loanRate = () => "النسبة السنوية (%)";
export const loanMonths = () => "المدة (بالأشهر)";
export const loanKind = () => "نوع الفائدة";
export const loanReducing = () => "متناقصة";
export const loanFlat = () => "ثابتة";
export const loanCalculate = () => "احسب";
export const loanPriceInvalid = () => "اكتب السعر بالدينار";
export const loanDownInvalid = () => "اكتب مبلغًا بالدينار، أو 0";
export const loanDownTooHigh = () => "يجب أن تكون الدفعة الأولى أقل من السعر";
export const loanRateInvalid = (max: number) => `اكتب نسبة من 0 إلى ${max}`;
export const loanMonthsInvalid = (max: number) => `اكتب عدد الأشهر، من 1 إلى ${max}`;
export const loanCheck = () => "صحّح الحقول المشار إليها لتظهر الأقساط.";
export const loanAmount = () => "المبلغ المموَّل";
export const loanInterest = () => "مجموع الفائدة";
export const loanTotal = () => "التكلفة الإجمالية";
export const loanTotalNote = () => "الدفعة الأولى مع كل الأقساط، دون الرسوم والتأمين.";
export const loanFlatIsReducing = (flat: string, reducing: string) =>
  `فائدة ثابتة بنسبة ${flat} تكلّفك مثل فائدة متناقصة بنسبة ${reducing}.`;
export const loanReducingIfFlat = (rate: string, monthly: string, interest: string) =>
  `لو كانت الفائدة ثابتة بنسبة ${rate}، لكان القسط ${monthly} ومجموع الفائدة ${interest}.`;
export const loanByYear = () => "حسب السنة";
export const loanYear = () => "السنة";
export const loanPaid = () => "المدفوع";
export const loanOfInterest = () => "الفائدة";
export const loanOfPrincipal = () => "أصل المبلغ";
export const loanBalance = () => "المتبقي";

export const messagesOpen = () => "مفتوحة";
export const messagesDone = () => "مغلقة";
export const messagesNone = () => "لا توجد رسائل هنا.";
export const messagesReply = () => "الرد بالبريد";
export const messagesMarkDone = () => "إغلاق";
export const messageHandledToast = () => "تم إغلاق الرسالة.";

export const imprint = () => "بيانات المشغّل";
export const imprintText = () => "من يدير هذا الموقع ويُسأل عنه.";
export const imprintMissing = () => "لم يُدخل مشغّل هذا الموقع بياناته بعد.";
export const operatorName = () => "المشغّل";
export const operatorRegister = () => "السجل التجاري";
export const operatorAddress = () => "العنوان";
export const operatorProtection = () => "مسؤول حماية البيانات";
export const operatorUnnamed = () => "فريق صغير";
export const operatorProtectionIs = (contact: string) => `مسؤول حماية البيانات لدينا: ${contact}.`;
export const storageHere = () => "في قاعدة بيانات واحدة ومجلد صور واحد على خادمنا.";
export const storageElsewhere = () => "في قاعدة بيانات ومخزن صور مذكورين أدناه.";
export const servicesBucket = () => "خدمة تخزين";
export const servicesPush = () => "خدمة الإشعارات لدى صانع متصفحك، فقط إذا شغّلت الإشعارات: يصلها نصّها مشفّرًا.";
export const servicesMail = (host: string) => `تُرسل رسائل البريد عبر ${host}، فيصله عنوانك ونصّها.`;
export const servicesDatabase = (host: string) => `قاعدة البيانات لدى ${host}.`;
export const servicesPhotos = (host: string) => `تُحفظ الصور لدى ${host}.`;
export const servicesPhone = (host: string) =>
  `تُرسل رموز تأكيد أرقام الهواتف عبر ${host}، فيصله الرقم والرمز.`;
export const servicesBackups = (host: string) => `تُحفظ النسخ الاحتياطية لدى ${host}.`;
