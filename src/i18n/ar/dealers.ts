import { pluralOf } from "../plural.ts";
import { labelsOf } from "../label.ts";

export const sellerType = labelsOf({ private: "مالك", dealer: "معرض" });
export const dealerSuspended = () => "هذا المعرض موقوف. تواصل معنا لمعرفة السبب.";
export const dealerMapInvalid = () => "أدخل رابطًا يبدأ بـ https://";
export const dealerHoursInvalid = () => "أدخل الوقت مثل 09:00، ووقتين مختلفين للفتح والإغلاق.";
export const dealerSlugInvalid = () => "استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات.";
export const dealerImports = () => "الملفات";
export const searchSeller = () => "البائع";
export const dealerChip = (name: string) => `المعرض: ${name}`;
export const listedFor = (name: string) => `الإعلان باسم \u2068${name}\u2069.`;
export const listedPrivately = () => "الإعلان باسمك الشخصي.";
export const listPrivately = () => "أعلن باسمي الشخصي";
export const listForDealer = () => "أعلن باسم المعرض";
export const sellerTypeLong = labelsOf({ private: "بائع خاص", dealer: "معرض سيارات" });
export const dealerAbout = () => "عن المعرض";
export const dealerNotFound = () => "المعرض غير موجود. ربما لم يعد على الموقع.";
export const dealerVerified = () => "معرض موثّق";
export const dealerSince = (month: string) => `على الموقع منذ ${month}`;
export const dealerPlaces = (place: string, count: number) => `${place}، ${branchCount(count)}`;
const branchCount = pluralOf("ar", { two: "فرعان", few: "{n} فروع", many: "{n} فرعًا", other: "{n} فرع" });
export const dealerReadMore = () => "اقرأ المزيد";
export const dealerNoneText = () => "لا إعلانات فعّالة لهذا المعرض الآن. تصفّح ما يعرضه غيره.";
export const dealerAllMakes = () => "كل الماركات";
export const dealerSortApply = () => "ترتيب";
export const dealerFilterStock = () => "تصفية هذه الإعلانات";
export const callDealer = () => "اتصل بالمعرض";
export const backToDealer = () => "العودة إلى المعرض";
export const dealerReport = () => "الإبلاغ عن هذا المعرض";
export const dealerOpen = () => "مفتوح الآن";
export const dealerClosed = () => "مغلق الآن";
export const dealerCloses = (time: string) => `يغلق ${time}`;
export const dealerReplies = (wait: string) => `مدة الرد المعتادة: ${wait} (آخر 90 يومًا)`;
export const dealerHours = () => "ساعات العمل";
export const dealerToday = (day: string) => `${day}، اليوم`;
export const dealerDayOff = () => "مغلق";
export const dealerBranches = () => "الفروع";
export const dealerMap = () => "افتح الخريطة";
export const dealerWho = () => "ممّن تشتري";
export const dealerLegalName = () => "الاسم القانوني";
export const dealerRegister = () => "السجل التجاري";
export const dealerChecked = (date: string) => `دقّق فريقنا الأوراق في ${date}`;
export const dealerUnchecked = () => "لم يدقّق فريقنا أوراق هذا المعرض بعد.";
export const weekday = labelsOf({
  sun: "الأحد",
  mon: "الاثنين",
  tue: "الثلاثاء",
  wed: "الأربعاء",
  thu: "الخميس",
  fri: "الجمعة",
  sat: "السبت",
});
export const dealerHoursOverlap = () => "أدخل أوقات اليوم بالترتيب من غير تداخل.";
