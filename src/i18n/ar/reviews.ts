import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const ratedLabel = labelsOf({
  all: "الإجمالي",
  response: "سرعة الرد",
  asDescribed: "مطابقة الوصف",
  advice: "النصيحة",
});
export const starsRequired = () => "اختر من نجمة إلى 5 نجوم";

export const reviewNotFound = () => "هذا التقييم غير موجود.";
export const reviewBuyersOnly = () => "تقييم البائع للمشتري فقط.";
export const reviewTwice = () => "سبق أن قيّمت البائع في هذه المحادثة.";
export const reviewNotAnswered = () => "يمكنك تقييم البائع بعد أن يرد على رسالتك.";
export const reviewTooEarly = (date: string) =>
  `يمكنك تقييم هذا البائع ابتداءً من ${date}، فتكون الصورة أوضح لديك.`;
export const reviewTooLate = (date: string) => `كان تقييم هذا البائع متاحًا حتى ${date}.`;
export const reviewOwnDealer = () => "لا يمكنك تقييم أحد من معرضك.";
export const reviewSameDevice = () =>
  "لا يمكنك تقييم هذا البائع، لأن حسابه استُخدم على هذا الجهاز أو من اتصال الإنترنت نفسه.";
export const reviewNotShown = (date: string) =>
  `يمكنك الرد على هذا التقييم عند ظهوره في ${date}، أو كتابة روايتك قبل ذلك في صفحة المحادثة.`;
export const reviewAnswered = () => "سبق الرد على هذا التقييم.";

export const reviewLink = () => "قيّم هذا البائع";
export const reviewTitle = () => "قيّم تعاملك";
export const reviewBack = () => "العودة إلى المحادثة";
export const reviewContacted = (date: string) => `بدأ التواصل في ${date}`;
export const reviewOpenUntil = (date: string) => `التقييم متاح حتى ${date}`;
export const reviewTell = () => "احكِ ما حدث";
export const reviewHint = (name: string) =>
  `يظهر باسم \u2068${name}\u2069. بلا أرقام هواتف ولا أسماء أشخاص آخرين.`;
export const reviewSend = () => "إرسال التقييم";
export const reviewSendText = (days: string) =>
  `يظهر بعد ${days}، أو حالما يكتب البائع أيضًا. لا يمكنك تعديله بعد الإرسال.`;
export const reviewSaved = () => "شكرًا لك، تم الحفظ.";
export const reviewShownFrom = (date: string) => `يظهر تقييمك في ${date}، أو حالما يكتب البائع أيضًا.`;
export const reviewIsShown = () => "تقييمك ظاهر في صفحة البائع.";
export const reviewIsHidden = () => "أخفى فريقنا هذا التقييم.";

export const reviewsHeading = () => "التقييمات";
export const reviewsAverage = () => "المعدل بالنجوم:";
export const reviewsCount = pluralOf("ar", {
  one: "تقييم واحد",
  two: "تقييمان",
  few: "{n} تقييمات",
  many: "{n} تقييمًا",
  other: "{n} تقييم",
});
export const reviewsTooFew = (least: number) => `تظهر التقييمات حين يصير عددها ${formatNumber(least)}.`;
export const reviewsMore = pluralOf("ar", {
  one: "عرض تقييم آخر",
  two: "عرض تقييمين آخرين",
  few: "عرض {n} تقييمات أخرى",
  many: "عرض {n} تقييمًا آخر",
  other: "عرض {n} تقييم آخر",
});
export const reviewReport = () => "الإبلاغ عن التقييم";
export const reviewSellersAnswer = () => "رد البائع";
export const reviewAnswer = () => "الرد على التقييم";
export const reviewAnswerLabel = () => "ردّك";
export const reviewSideLabel = () => "روايتك";
export const reviewAnswerHint = () => "يراه الجميع تحت التقييم. الرد مرة واحدة، ولا يمكن تعديله.";
export const reviewAnswerSend = () => "نشر";

export const reviewWrittenSubject = () => "كتب أحد المشترين تقييمًا";
export const reviewWrittenText = (date: string) =>
  `قيّمك مشترٍ تراسلت معه. يظهر التقييم في ${date}، ويمكنك الرد عليه عندها. وإن كتبت روايتك قبل ذلك، من غير أن تقرأ التقييم، يظهر الاثنان فورًا.`;
export const reviewWrittenAction = () => "كتابة روايتك";
export const reviewInvitationSubject = () => "كيف كان التعامل مع البائع؟";
export const reviewInvitationText = () =>
  "تواصلت مع بائع في الأسبوع الماضي. ثلاثة تقييمات وبضع كلمات منك تفيد من يشتري بعدك.";
export const reviewInvitationAbout = (seller: string, title: string) =>
  `تواصلت في الأسبوع الماضي مع \u2068${seller}\u2069 بخصوص \u2068${title}\u2069. ثلاثة تقييمات وبضع كلمات منك تفيد من يشتري بعدك.`;
export const reviewInvitationAction = () => "كتابة تقييم";
export const reviewInvitationsStop = () => "إيقاف دعوات التقييم";
export const reviewInvitationsStopText = () => "يبقى بإمكانك تقييم البائع من صفحة المحادثة.";
export const reviewInvitationsStopped = () => "أوقفنا دعوات التقييم";
export const reviewInvitationsStoppedText = () => "لن نطلب منك تقييمات بالبريد بعد الآن.";

export const reviewReported = () => "تقييم لأحد البائعين";
export const reviewAbout = (name: string) => `تقييم \u2068${name}\u2069`;
export const reviewHide = () => "إخفاء التقييم";
export const reviewShowAgain = () => "إظهاره من جديد";
export const reviewHiddenToast = () => "تم إخفاء التقييم.";
export const reviewShownToast = () => "لم يعد التقييم مخفيًا.";
export const reviewReportOwn = () => "لا يمكنك الإبلاغ عن تقييمك.";
