export const pushAsk = () => "أرسل الإشعارات إلى هذا الجهاز";
export const pushAskText = () => "يصلك إشعار فور وجود جديد يهمّك.";
export const pushBlocked = () => "متصفحك يحظر إشعارات هذا الموقع. اسمح بها في إعداداته ثم حاول مرة أخرى.";
export const pushFailed = () => "تعذّر تشغيل الإشعارات. حاول مرة أخرى لاحقًا.";
export const pushDeviceAdded = () => "ستصلك الإشعارات على هذا الجهاز.";
export const pushDeviceSince = (date: string) => `منذ ${date}`;
export const pushDeviceStopThis = (device: string) => `إيقاف الإشعارات على ${device}`;
export const pushDeviceRemoved = () => "توقفت الإشعارات على ذلك الجهاز.";
export const pushDeviceNotFound = () => "الجهاز غير موجود";
export const pushDevicesFull = (max: number) =>
  `تصلك الإشعارات على ${max} أجهزة، وهذا هو الحد الأقصى. أوقفها على جهاز لتضيف غيره.`;
export const pushEndpointRefused = () => "هذا ليس عنوان خدمة إشعارات.";
export const pushKeysWrong = () => "هذه ليست مفاتيح اشتراك في الإشعارات.";

export const pushNewFor = (search: string) => `جديد في «\u2068${search}\u2069»`;
export const pushExpiring = (date: string) => `ينتهي في ${date}. أعد نشره ليبقى ظاهرًا.`;
export const pushExpired = () => "لم يعد يظهر للمشترين. أعد نشره إن لم تبع بعد.";

export const priceDropMailSubject = (title: string) => `نزل السعر: \u2068${title}\u2069`;
export const priceDropMailTitle = () => "نزل سعر إعلان في مفضلتك";
export const priceDropMailReason = () => "وصلتك هذه الرسالة لأنك طلبت أن نخبرك عندما ينزل سعر إعلان في مفضلتك.";
