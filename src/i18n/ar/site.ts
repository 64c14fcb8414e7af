import { labelsOf } from "../label.ts";
export const siteSavedToast = () => "تم الحفظ، ويظهر التغيير الآن في كل الصفحات.";
export const siteBothLanguages = () => "يرجى الكتابة باللغتين";
export const siteEnglish = () => "بالإنجليزية";
export const siteArabic = () => "بالعربية";
export const siteAnnouncement = () => "تنويه عام";
export const siteAnnouncementText = () => "سطر يظهر أعلى كل صفحة. اترك الحقلين فارغين لإخفائه.";
export const siteReview = () => "مراجعة الإعلانات الجديدة";

export const siteReviewNow = labelsOf({
  nobody: "يظهر كل إعلان فورًا، وتجد الإعلانات التي عليها ملاحظات في «المراجعة».",
  "new-sellers": "الإعلانات التي عليها ملاحظات تنتظر المراجعة إذا انضم أصحابها قبل أقل من 14 يومًا.",
  everybody: "كل الإعلانات التي عليها ملاحظات تنتظر المراجعة.",
});
export const siteReviewText = () =>
  "يحدد ذلك مشغّل الموقع بالإعداد \u2066REVIEW_FIRST\u2069. استخدم \u2066nobody\u2069 إذا كنت تعرف البائعين، و\u2066new-sellers\u2069 إذا كان التسجيل مفتوحًا للجميع، و\u2066everybody\u2069 حين يكثر الاحتيال ويراجع أحد المشرفين الإعلانات كل يوم.";
export const siteWords = () => "كلمات تستدعي المراجعة";
export const siteWordsText = () => "تُحال إلى المراجعة الإعلانات التي فيها إحدى هذه الكلمات كيفما كُتبت.";
export const siteWordsLabel = () => "كلمة أو عبارة في كل سطر";
export const siteOrder = () => "ترتيب السيارات المميّزة";
export const siteOrderText = () =>
  "السيارات المميّزة المذكورة هنا تظهر أولًا في الصفحة الرئيسية بهذا الترتيب، ثم البقية، الأحدث أولًا.";
export const siteOrderLabel = () => "إعلان في كل سطر: رابطه أو رقمه أو معرّفه";
export const siteTestimonials = () => "آراء البائعين والمشترين";
export const siteTestimonialsText = () =>
  "يظهر هذا القسم في الصفحة الرئيسية بعد إضافة أول رأي. ولحذف رأي أفرغ كل حقوله.";
export const siteNameEnglish = () => "الاسم بالإنجليزية";
export const siteNameArabic = () => "الاسم بالعربية";
export const siteCommentEnglish = () => "التعليق بالإنجليزية";
export const siteCommentArabic = () => "التعليق بالعربية";
export const siteCity = () => "المدينة";
export const siteRating = () => "النجوم";
