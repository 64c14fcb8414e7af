import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const conversationNotFound = () => "هذه المحادثة غير موجودة.";
export const messageNotFound = () => "هذه الرسالة غير موجودة.";
export const messageEmpty = () => "اكتب رسالة أو أضف صورة.";
export const messagePhotosTooMany = (max: number) =>
  `أرسل ${formatNumber(max)} صور على الأكثر في المرة الواحدة.`;
export const messagePhotos = pluralOf("ar", {
  one: "صورة",
  two: "صورتان",
  few: "{n} صور",
  many: "{n} صورة",
  other: "{n} صورة",
});
export const formerMember = () => "عضو سابق";
export const listingErased = () => "إعلان محذوف";

export const conversationPartnerGone = () => "حذف هذا الشخص حسابه، فلن يقرأ رسالتك أحد.";
export const conversationBlockedByYou = () => "لقد حظرت هذا الشخص. ألغِ الحظر لتكتب له.";
export const sellerTakesNoMessages = () => "هذا البائع لا يستقبل الرسائل.";
export const buyerTakesNoMessages = () => "هذا المشتري لا يستقبل الرسائل.";
export const answerSellersOnly = () => "البائع وحده يستطيع الإجابة عن هذا.";
export const answerListingEnded = () => "لم يعد هذا الإعلان معروضًا، أو ليس لك أن تغيّره.";

export const offerText = (price: string) => `عرض: ${price}`;
export const offerWhole = () => "أدخل المبلغ بالدينار من دون كسور.";
export const offerOutOfRange = (min: string, max: string) => `اعرض مبلغًا بين ${min} و${max}.`;
export const offersUsedUp = (max: number) =>
  `قدّمت كل عروضك على هذا الإعلان (${formatNumber(max)}). ما زال بإمكان البائع أن يقدّم لك عرضًا.`;
export const offerListingEnded = () => "لا يقبل هذا الإعلان عروضًا الآن.";
export const offerBuyersFirst = () => "انتظر عرض المشتري، وبعدها يمكنك تقديم عرض مقابل.";
export const offerNotFound = () => "هذا العرض غير موجود.";
export const offerNotYours = () => "لا يمكنك فعل هذا بهذا العرض.";
export const offerStateChanged = () => "تغيّر هذا العرض في هذه الأثناء.";
export const offerAgreed = (price: string) => `اتفقتما على ${price}`;
export const offerDeclined = (price: string) => `رُفض العرض بقيمة ${price}.`;
export const offerWithdrawn = (price: string) => `سُحب العرض بقيمة ${price}.`;
export const offerClosedSold = (price: string) => `تم البيع، وانتهى العرض بقيمة ${price}.`;
export const offerClosedEnded = (price: string) => `لم يعد معروضًا للبيع، وانتهى العرض بقيمة ${price}.`;
export const offerClosedPrice = (price: string) =>
  `أصبح السعر المطلوب مساويًا للعرض بقيمة ${price} أو أقل منه، فانتهى العرض.`;
export const answeredAvailable = () => "نعم، ما زال متوفرًا.";
export const answeredReserved = () => "محجوز لشخص آخر.";
export const answeredSold = () => "تم بيعه.";

export const messagesMailSubject = (title: string) => `رسالة جديدة: \u2068${title}\u2069`;
export const messagesMailHiddenSubject = () => "وصلتك رسالة جديدة";
export const messagesMailText = pluralOf("ar", {
  one: "وصلتك رسالة لم تقرأها بعد:",
  two: "وصلتك رسالتان لم تقرأهما بعد:",
  few: "وصلتك {n} رسائل لم تقرأها بعد:",
  many: "وصلتك {n} رسالة لم تقرأها بعد:",
  other: "وصلتك {n} رسالة لم تقرأها بعد:",
});
export const messagesMailHidden = () => "كتب لك شخص ما. أكّد بريدك الإلكتروني لتصلك الرسائل عليه أيضًا.";
export const messagesMailReply = () => "اكتب ردًّا";
export const messagesMailClosing = () =>
  "يفتح الزر صفحة ترسل منها ردًّا واحدًا من دون تسجيل الدخول. لا تُعِد توجيه هذه الرسالة إلى أحد.";
export const messagesMailReason = () => "وصلتك هذه الرسالة لأنك طرف في هذه المحادثة.";
export const messagesMailMute = () => "أوقف رسائل البريد عن هذه المحادثة";
export const guestMailSubject = () => "محادثتك مع البائع";
export const guestMailText = () => "أُرسلت رسالتك. افتح المحادثة لتقرأ ردّ البائع وتجيب عليه من دون حساب.";
export const guestMailOpen = () => "افتح المحادثة";
export const guestMailSecret = () => "كل من يملك هذا الرابط يستطيع أن يقرأ ويجيب باسمك، فاحتفظ به لنفسك.";
export const guestMailReason = () =>
  "أُدخل هذا العنوان مع سؤال لأحد البائعين. إن لم تكن أنت فتجاهل هذه الرسالة.";
