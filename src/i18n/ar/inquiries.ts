import { formatNumber } from "./formats.ts";

export const inquirySend = () => "إرسال استفسار";
export const inquirySending = () => "جارٍ الإرسال...";
export const inquiryAbout = () => "تصل رسالتك إلى البائع فورًا، ويرد عليك بالهاتف أو الواتساب أو البريد.";
export const inquiryName = () => "الاسم";
export const inquiryPhone = () => "رقم الهاتف";
export const inquiryEmail = () => "البريد الإلكتروني";
export const inquiryMessage = () => "الرسالة";
export const inquiryMessageHint = () => "اسأل عن حالة السيارة أو السعر أو متى يمكنك معاينتها.";
export const inquiryBack = () => "العودة إلى السيارة";
export const inquiryCancel = () => "إلغاء";

export const inquiryNameRequired = () => "الاسم مطلوب";
export const inquiryNameTooLong = (max: number) => `يجب ألا يزيد الاسم على ${formatNumber(max)} حرفًا`;
export const inquiryPhoneRequired = () => "رقم الهاتف مطلوب";
export const inquiryEmailRequired = () => "البريد الإلكتروني الصحيح مطلوب";
export const inquiryMessageTooShort = () => "يجب أن تتكون الرسالة من 10 أحرف على الأقل";
export const inquiryMessageTooLong = (max: number) => `يجب ألا تزيد الرسالة على ${formatNumber(max)} حرف`;

export const inquiryFailed = () => "تعذّر إرسال الاستفسار. يرجى المحاولة مرة أخرى.";
export const signInInNewTab = () => "سجّل الدخول في تبويب جديد";
export const inquiryOwnListing = () => "هذا إعلانك، فلا يمكنك إرسال استفسار عنه.";
export const inquiryListingEnded = () => "هذا الإعلان لم يعد معروضًا للبيع، لذلك أُغلقت الاستفسارات.";
export const inquiryNotFound = () => "هذا الاستفسار غير موجود.";
