import { plural } from "../plural.ts";

const LETTERS = { few: "{n} أحرف", many: "{n} حرفًا", other: "{n} حرف" };

export const inquirySend = () => "إرسال استفسار";
export const inquirySending = () => "جارٍ الإرسال…";
export const inquiryAbout = () => "تصل رسالتك إلى البائع فورًا، ويرد عليك عبر الهاتف أو واتساب أو البريد.";
export const inquiryName = () => "الاسم";
export const inquiryMessage = () => "الرسالة";
export const inquiryMessageHint = () => "اسأل عن حالة السيارة أو سعرها أو موعد معاينتها.";
export const inquiryBack = () => "العودة إلى السيارة";

export const inquiryNameTooLong = (max: number) => `يجب ألا يزيد الاسم على ${plural("ar", max, LETTERS)}`;
export const inquiryPhoneRequired = () => "رقم الهاتف مطلوب";
export const inquiryEmailRequired = () => "أدخل بريدًا إلكترونيًا صحيحًا";
export const messageTooShort = () => "يجب ألا تقل الرسالة عن 10 أحرف";
export const inquiryMessageTooLong = (max: number) => `يجب ألا تزيد الرسالة على ${plural("ar", max, LETTERS)}`;

export const inquiryFailed = () => "تعذّر إرسال الاستفسار. يرجى المحاولة مرة أخرى.";
export const signInInNewTab = () => "تسجيل الدخول في تبويب جديد";
export const inquiryOwnListing = () => "لا يمكنك إرسال استفسار عن إعلانك.";
export const inquiryListingEnded = () => "لم يعد هذا الإعلان معروضًا للبيع ولا يستقبل استفسارات.";
export const inquiryNotFound = () => "هذا الاستفسار غير موجود.";
