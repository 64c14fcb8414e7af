import { plural } from "../plural.ts";

export const newsletterTitle = () => "جديد السيارات والأرقام كل أسبوع على بريدك";
export const newsletterText = () => "رسالة واحدة كل خميس بأحدث ما عُرض في الأردن، وتلغي اشتراكك بضغطة متى شئت.";
export const newsletterEmail = () => "البريد الإلكتروني";
export const newsletterPlaceholder = () => "you@example.com";
export const newsletterSubmit = () => "اشترك";
export const newsletterPending = () => "جارٍ الاشتراك...";
export const newsletterHint = () => "نستخدم عنوانك لهذه الرسالة فقط، وبعد أن تؤكده.";
export const newsletterFailed = () => "لم ينجح الاشتراك. يرجى المحاولة مرة أخرى.";
export const newsletterTooLong = () => "عنوان البريد الإلكتروني هذا طويل جدًا";
export const newsletterAskedTitle = () => "راجع بريدك الإلكتروني";
export const newsletterAsked = () =>
  "أرسلنا إليك رسالة فيها رابط. افتحه لتأكيد الاشتراك، وموعدنا الخميس القادم. لم تصلك؟ ابحث في مجلد الرسائل غير المرغوبة.";

export const newsletterConfirmTitle = () => "تأكيد الاشتراك";
export const newsletterConfirmText = (email: string) => `هل نراسلك على ⁦${email}⁩ كل خميس؟`;
export const newsletterConfirmSubmit = () => "نعم، أريد الاشتراك";
export const newsletterConfirmedTitle = () => "تم اشتراكك";
export const newsletterConfirmedText = () =>
  "شكرًا لك! يصلك الجديد يوم الخميس، وإلى ذلك الحين تفضّل بجولة بين الإعلانات.";
export const newsletterSeeCars = () => "شاهد أحدث السيارات";
export const newsletterStopTitle = () => "إلغاء الاشتراك";
export const newsletterStopText = (email: string) => `هل نتوقف عن مراسلتك على ⁦${email}⁩؟`;
export const newsletterStopSubmit = () => "نعم، ألغِ اشتراكي";
export const newsletterStoppedTitle = () => "أُلغي اشتراكك";
export const newsletterStoppedText = () => "لن تصلك هذه الرسائل بعد الآن.";
export const newsletterAgain = () => "اشترك من جديد";
export const newsletterEndedTitle = () => "هذا الرابط لم يعد صالحًا";
export const newsletterEndedText = () =>
  "ربما انتهت مدته أو نُسخ ناقصًا. اشترك من جديد ونرسل إليك رابطًا آخر. ولإلغاء الاشتراك استخدم الرابط في أحدث رسالة وصلتك.";

export const newsletterMailSubject = () => "أكّد اشتراكك";
export const newsletterMailText = () =>
  "اضغط الزر ليصلك كل خميس جديد السيارات والأرقام على بريدك. يعمل الرابط 7 أيام.";
export const newsletterMailReason = () =>
  "وصلتك هذه الرسالة لأن عنوانك كُتب في نموذج الاشتراك بنشرتنا. إن لم تكن أنت فلا تفعل شيئًا: لن نراسلك مرة أخرى دون تأكيدك.";

const CARS = {
  one: "سيارة جديدة",
  two: "سيارتان جديدتان",
  few: "{n} سيارات جديدة",
  many: "{n} سيارة جديدة",
  other: "{n} سيارة جديدة",
};
const PLATES = {
  one: "رقم جديد",
  two: "رقمان جديدان",
  few: "{n} أرقام جديدة",
  many: "{n} رقمًا جديدًا",
  other: "{n} رقم جديد",
};
export const digestCarCount = (n: number) => plural("ar", n, CARS);
export const digestPlateCount = (n: number) => plural("ar", n, PLATES);

export const digestSubject = (counts: string[]) => `${counts.join(" و")} هذا الأسبوع`;
export const digestText = () => "إليك الأحدث، ولعل بينها ما كنت تنتظره.";
export const digestCars = () => "سيارات";
export const digestPlates = () => "أرقام مميزة";
export const digestAllCars = (n: number) =>
  plural("ar", n, {
    one: "شاهد السيارة الجديدة",
    two: "شاهد السيارتين الجديدتين",
    few: "شاهد {n} سيارات جديدة",
    other: "شاهد {n} سيارة جديدة",
  });
export const digestAllPlates = (n: number) =>
  plural("ar", n, {
    one: "شاهد الرقم الجديد",
    two: "شاهد الرقمين الجديدين",
    few: "شاهد {n} أرقام جديدة",
    many: "شاهد {n} رقمًا جديدًا",
    other: "شاهد {n} رقم جديد",
  });
export const digestReason = () => "تصلك هذه الرسالة كل خميس لأنك اشتركت في نشرتنا.";
export const digestStop = () => "إلغاء الاشتراك";
