import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const conversationNotFound = () => "هذه المحادثة غير موجودة.";
export const messageNotFound = () => "هذه الرسالة غير موجودة.";
export const messageEmpty = () => "اكتب رسالة أو أضف صورة.";
export const messagePhotosTooMany = (max: number) =>
  `الحد الأقصى للصور في الرسالة الواحدة: ${formatNumber(max)}.`;
export const messagePhotos = pluralOf("ar", {
  one: "صورة",
  two: "صورتان",
  few: "{n} صور",
  many: "{n} صورة",
  other: "{n} صورة",
});
export const accountGone = () => "عضو سابق";
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
  `قدّمت كل عروضك على هذا الإعلان (${formatNumber(max)}). ما زال بإمكانك قبول عرض مقابل أو مراسلة البائع.`;
export const offerListingEnded = () => "لا يقبل هذا الإعلان عروضًا الآن.";
export const offerBuyersFirst = () => "انتظر عرض المشتري، وبعدها يمكنك تقديم عرض مقابل.";
export const offerNotFound = () => "هذا العرض غير موجود.";
export const offerNotYours = () => "لا يمكنك فعل هذا بهذا العرض.";
export const offerStateChanged = () => "تغيّر هذا العرض في هذه الأثناء.";
export const offerStillOpen = () => "ما زال هناك عرض قائم. اسحبه أو أجب عنه أولًا.";
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
export const guestLinkSent = () => "تجد رابط محادثتك في بريدك الإلكتروني.";
export const inquiryContinue = () => "تابع محادثتك";
export const guestMailSubject = () => "محادثتك مع البائع";
export const guestMailText = () => "أُرسلت رسالتك. افتح المحادثة لتقرأ ردّ البائع وتجيب عليه من دون حساب.";
export const guestCheck = () => "تحقّق من وصول رسائل جديدة";
export const guestKeep = () => "أنشئ حسابًا بالبريد الإلكتروني نفسه لتحتفظ بهذه المحادثة.";
export const guestMailOpen = () => "افتح المحادثة";
export const guestMailSecret = () => "كل من يملك هذا الرابط يستطيع أن يقرأ ويجيب باسمك، فاحتفظ به لنفسك.";
export const guestMailReason = () =>
  "أُدخل هذا العنوان مع سؤال لأحد البائعين. إن لم تكن أنت فتجاهل هذه الرسالة.";

export const messagesHeading = () => "الرسائل";
export const messagesUnread = pluralOf("ar", {
  one: "رسالة غير مقروءة",
  two: "رسالتان غير مقروءتين",
  few: "{n} رسائل غير مقروءة",
  many: "{n} رسالة غير مقروءة",
  other: "{n} رسالة غير مقروءة",
});
export const messageBox = labelsOf({ all: "الكل", buying: "أشتري", selling: "أبيع" });
export const inboxNone = () => "لا رسائل بعد";
export const inboxNoneText = () => "تظهر هنا رسائلك إلى البائعين، ورسائل المشترين إليك.";
export const messagesChoose = () => "اختر محادثة.";
export const messagesBack = () => "كل الرسائل";
export const messagesOlder = () => "رسائل أقدم";
export const messagesNewest = () => "أحدث الرسائل";
export const messagesYou = () => "أنت:";
export const yourListing = () => "إعلانك ·";
export const dayOf = (daysAgo: number): string => (daysAgo <= 0 ? "اليوم" : "أمس");
export const messageRead = () => "قُرئت";
export const messageWrite = () => "اكتب رسالة";
export const messageSend = () => "أرسل";
export const messageReport = () => "أبلغ عن المحادثة";
export const messageFailed = () => "تعذّر الإرسال. تحقّق من اتصالك وحاول مرة أخرى.";
export const messagePhotoFailed = (name: string) => `تعذّر رفع \u2068${name}\u2069.`;
export const roleBuyer = () => "مشترٍ";
export const roleSeller = () => "مالك";
export const roleDealer = () => "معرض سيارات";
export const quickQuestions = () => ["متى أقدر أشوفها؟", "وين السيارة؟", "في تقرير فحص؟", "الجمرك مدفوع؟"];

export const messageWarningTitle = labelsOf({
  deposit: "هذه الرسالة تتحدث عن عربون أو تحويل.",
  code: "هذه الرسالة تتحدث عن رمز.",
  account: "هذه الرسالة تتحدث عن حساب بنكي.",
  link: "في هذه الرسالة رابط.",
});
export const messageWarningText = labelsOf({
  deposit: "لا تدفع شيئًا قبل أن ترى السيارة والرخصة.",
  code: "لا تُعطِ أحدًا رمزًا وصلك: به يستطيع أن يستولي على حسابك.",
  account: "لا تُعطِ رقم حسابك أو بطاقتك، ولا تحوّل شيئًا قبل أن ترى السيارة.",
  link: "لا تُدخل كلمة سر أو رقم بطاقة في صفحات يرسلها الغرباء.",
});

export const answerButton = labelsOf({
  available: "نعم، ما زال متوفرًا",
  reserved: "محجوز",
  sold: "تم بيعه",
});
export const onSale = () => "معروضة";
export const confirmedOn = (day: string) => `أكّد البائع أنه معروض للبيع في ${day}.`;

export const offer = () => "عرض سعر";
export const offerTitle = () => "قدّم عرضًا";
export const offerCounterAmount = () => "عرضك المقابل";
export const offerYours = () => "عرضك";
export const offerOf = (name: string) => `عرض من \u2068${name}\u2069`;
export const offerBelow = (price: string, percent: number) => `أقل من السعر بـ ${price} (${percent}%)`;
export const offerHoursLeft = pluralOf("ar", {
  one: "ينتهي خلال ساعة",
  two: "ينتهي خلال ساعتين",
  few: "ينتهي خلال {n} ساعات",
  many: "ينتهي خلال {n} ساعة",
  other: "ينتهي خلال {n} ساعة",
});
export const offerStatus = labelsOf({
  accepted: "تم الاتفاق",
  declined: "مرفوض",
  withdrawn: "مسحوب",
  countered: "قوبل بعرض آخر",
  expired: "انتهت مدته",
  closed: "انتهى",
});
export const offerWaits = () => "بانتظار الرد";
export const offerYourTurn = () => "دورك";
export const offerMeaning = () => "اتفقتما على السعر. ليس هذا عقدًا ولا حجزًا: التقيا وافحصا ووقّعا كالمعتاد.";
export const offerMeaningReserved = () =>
  "اتفقتما على السعر، والإعلان يحمل الآن علامة «محجوزة». ليس هذا عقدًا: التقيا وافحصا ووقّعا كالمعتاد.";
export const offerAccept = () => "اقبل";
export const offerDecline = () => "ارفض";
export const offerCounter = () => "عرض مقابل";
export const offerWithdraw = () => "اسحب العرض";
export const offerReserve = () => "وضع علامة «محجوزة» أيضًا";
export const offerSend = () => "أرسل العرض";
export const offerSendAmount = (price: string) => `اعرض ${price}`;
export const offerLast = () => "هذا آخر عرض لك على هذا الإعلان.";
export const offerPromise = () => "العرض وعدٌ لا بيع. ينتهي بعد 48 ساعة، ويمكنك سحبه قبل الرد عليه.";

export const buySafelyText = () =>
  "التقيا نهارًا في مكان عام، وافحص السيارة في مركز تختاره أنت، ولا تدفع إلا عند نقل الملكية.";

export const threadMute = () => "اكتم التنبيهات";
export const threadUnmute = () => "شغّل التنبيهات";
export const threadHide = () => "احذف المحادثة عندي";
export const threadHidden = () => "حُذفت المحادثة عندك، وتعود مع أول رسالة جديدة.";
export const blockedPeople = () => "المحظورون";
export const blockedNone = () => "لم تحظر أحدًا. يمكنك حظر شخص من محادثتك معه.";
export const blockedText = () => "لا يمكنهم مراسلتك ولا تقديم عروض ولا رؤية رقمك، ولا نخبرهم بذلك.";
export const unblock = () => "إلغاء الحظر";
export const unblockPerson = (name: string) => `إلغاء حظر \u2068${name}\u2069`;
export const unblocked = () => "أُلغي الحظر";
export const blocked = () => "تم الحظر، ولن نخبره بذلك.";
export const threadBlock = () => "احظر هذا الشخص";
export const threadUnblock = () => "ألغِ حظر هذا الشخص";
export const muteText = () =>
  "لن تصلك رسائل بريد أو تنبيهات عن هذه المحادثة، ويبقى بإمكانك قراءتها في الموقع.";
export const muted = () => "كُتمت المحادثة";
export const unmuted = () => "عادت التنبيهات";
export const replyTo = (name: string) => `ردّ على \u2068${name}\u2069`;
export const replySent = () => "أُرسل ردّك";
export const replySentText = () =>
  "لا يمكن استخدام الرابط مرة أخرى. تجد المحادثة كاملة في رسائلك، أو عبر الرابط الذي أرسلناه إليك أول مرة.";
export const threadClose = () => "علّم المحادثة منتهية";

export const repliesTitle = () => "ردودك السريعة";
export const repliesText = (max: number) =>
  `ردود تكررها كثيرًا، ${formatNumber(max)} على الأكثر. ضغطة واحدة في المحادثة تضعها في خانة الكتابة.`;
export const replySave = () => "احفظ الرد";
export const replyEmpty = () => "اكتب الرد بإحدى اللغتين.";
export const repliesFull = (max: number) => `لديك ${formatNumber(max)} ردود سريعة. احذف واحدًا أولًا.`;
