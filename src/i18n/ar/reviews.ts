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
export const reviewNotNow = (from: string, until: string) => `تقييم هذا البائع متاح من ${from} إلى ${until}.`;
export const reviewTooNear = () =>
  "لا يمكنك تقييم هذا البائع، لأنك تعمل في المعرض نفسه أو تستخدم الجهاز أو اتصال الإنترنت نفسه.";
export const reviewNotShown = (date: string) => `يمكنك الرد على هذا التقييم عند ظهوره في ${date}.`;
export const reviewAnswered = () => "سبق الرد على هذا التقييم.";

export const reviewTitle = () => "قيّم تعاملك مع البائع";
export const reviewBack = () => "العودة إلى المحادثة";
export const reviewTell = () => "احكِ ما حدث";
export const reviewHint = (name: string) =>
  `بلا أرقام هواتف ولا أسماء أشخاص آخرين. يظهر اسمك هكذا: \u2068${name}\u2069`;
export const reviewSend = () => "إرسال";
export const reviewSendText = (days: string) =>
  `يظهر بعد ${days}، أو حالما يكتب البائع أيضًا. لا يمكنك تعديله بعد ذلك.`;
export const reviewSaved = () => "شكرًا لك، تم الحفظ.";
export const reviewShownFrom = (date: string) => `يظهر تقييمك في ${date}، أو حالما يكتب البائع أيضًا.`;
export const reviewIsHidden = () => "أخفى فريقنا هذا التقييم.";
export const reviewsHeading = () => "التقييمات";
export const reviewsCount = pluralOf("ar", {
  one: "تقييم واحد",
  two: "تقييمان",
  few: "{n} تقييمات",
  many: "{n} تقييمًا",
  other: "{n} تقييم",
});
export const reviewsTooFew = (least: number) => `تظهر التقييمات حين يصير عددها ${formatNumber(least)}.`;
export const reviewSellersAnswer = () => "رد البائع";
export const reviewAnswer = () => "الرد على التقييم";
export const reviewAnswerHint = () => "يراه الجميع تحت التقييم. الرد مرة واحدة، ولا يمكن تعديله.";
export const reviewReport = () => "الإبلاغ عن التقييم";
export const reviewAbout = (name: string) => `تقييم: \u2068${name}\u2069`;

export const reviewWrittenSubject = () => "كتب أحد المشترين تقييمًا";
export const reviewWrittenText = (date: string) =>
  `قيّمك مشترٍ تراسلت معه. يمكنك قراءة التقييم والرد عليه في ${date}. وإن كتبت روايتك قبل ذلك، من غير أن تقرأه، ظهر الاثنان فورًا.`;
export const reviewInvitationSubject = () => "كيف كان التعامل مع البائع؟";
export const reviewInvitationText = (title: string) =>
  `تواصلت في الأسبوع الماضي مع صاحب إعلان \u2068${title}\u2069. ثلاثة تقييمات وبضع كلمات منك تفيد من يشتري بعدك.`;
export const reviewInvitationsStop = () => "إيقاف دعوات التقييم";
export const reviewInvitationsStopped = () => "لن نطلب منك تقييمات بعد الآن";
export const reviewInvitationsStopText = () => "يبقى بإمكانك تقييم البائع من صفحة المحادثة.";
export const reviewContact = () => "لا تكتب أرقام هواتف ولا عناوين: الكل يقرأ هذا النص.";
