import { pluralOf } from "../plural.ts";

export const newsletterTitle = () => "جديد السيارات واللوحات كل أسبوع على بريدك";
export const newsletterText = () =>
  "رسالة واحدة كل خميس بأحدث الإعلانات في الأردن، ويمكنك إلغاء الاشتراك بضغطة متى شئت.";
export const newsletterPlaceholder = () => "you@example.com";
export const newsletterSubmit = () => "اشترك";
export const newsletterPending = () => "جارٍ الاشتراك…";
export const newsletterHint = () => "نستخدم بريدك لإرسال النشرة فقط، وبعد أن تؤكّد اشتراكك.";
export const newsletterFailed = () => "تعذّر الاشتراك. يرجى المحاولة مرة أخرى.";
export const newsletterTooLong = () => "البريد الإلكتروني طويل جدًا";
export const newsletterAskedTitle = () => "راجع بريدك الإلكتروني";
export const newsletterAsked = () =>
  "أرسلنا إليك رسالة فيها رابط. افتحه لتأكيد الاشتراك. لم تصلك؟ ابحث في مجلد الرسائل غير المرغوبة.";

export const newsletterConfirmTitle = () => "تأكيد الاشتراك";
export const newsletterConfirmText = (email: string) => `هل نرسل النشرة إلى ⁦${email}⁩ كل خميس؟`;
export const newsletterConfirmSubmit = () => "نعم، أريد الاشتراك";
export const newsletterConfirmedTitle = () => "تم الاشتراك";
export const newsletterConfirmedText = () =>
  "شكرًا لك! تصلك أول رسالة يوم الخميس. وحتى ذلك الحين تصفّح الإعلانات.";
export const newsletterSeeCars = () => "عرض أحدث السيارات";
export const newsletterStopTitle = () => "إلغاء الاشتراك";
export const newsletterStopText = (email: string) => `هل نتوقف عن إرسال النشرة إلى ⁦${email}⁩؟`;
export const newsletterStopSubmit = () => "نعم، ألغِ اشتراكي";
export const newsletterStoppedTitle = () => "تم إلغاء اشتراكك";
export const newsletterStoppedText = () => "لن تصلك هذه الرسائل بعد الآن.";
export const newsletterAgain = () => "الاشتراك من جديد";
export const newsletterEndedText = () =>
  "ربما انتهت صلاحيته أو نُسخ ناقصًا. اشترك من جديد لنرسل إليك رابطًا آخر. ولإلغاء الاشتراك، استخدم الرابط في آخر رسالة وصلتك.";

export const newsletterMailSubject = () => "تأكيد اشتراكك";
export const newsletterMailText = () =>
  "استخدم الرابط أدناه ليصلك جديد السيارات واللوحات على بريدك كل خميس. تنتهي صلاحيته بعد 7 أيام.";
export const newsletterMailReason = () =>
  "وصلتك هذه الرسالة لأن أحدهم أدخل بريدك للاشتراك في نشرتنا. إن لم تكن أنت، فتجاهل هذه الرسالة، ولن نراسلك مرة أخرى.";

const CARS = {
  one: "سيارة جديدة",
  two: "سيارتان جديدتان",
  few: "{n} سيارات جديدة",
  other: "{n} سيارة جديدة",
};
const PLATES = { one: "لوحة جديدة", two: "لوحتان جديدتان", few: "{n} لوحات جديدة", other: "{n} لوحة جديدة" };
export const digestCarCount = pluralOf("ar", CARS);
export const digestPlateCount = pluralOf("ar", PLATES);

export const digestSubject = (counts: string[]) => `${counts.join(" و")} هذا الأسبوع`;
export const digestText = () => "إليك أحدث الإعلانات، وقد تجد بينها ما تبحث عنه.";
export const digestCars = () => "سيارات";
export const digestPlates = () => "لوحات أرقام";
export const digestAllCars = pluralOf("ar", {
  one: "عرض السيارة الجديدة",
  two: "عرض السيارتين الجديدتين",
  few: "عرض {n} سيارات جديدة",
  other: "عرض {n} سيارة جديدة",
});
export const digestAllPlates = pluralOf("ar", {
  one: "عرض اللوحة الجديدة",
  two: "عرض اللوحتين الجديدتين",
  few: "عرض {n} لوحات جديدة",
  other: "عرض {n} لوحة جديدة",
});
export const digestReason = () => "تصلك هذه الرسالة كل خميس لأنك اشتركت في نشرتنا.";
