export const siteSave = () => "حفظ";
export const siteSavedToast = () => "تم الحفظ، وكل الصفحات تتبعه فوراً.";
export const siteBothLanguages = () => "يرجى كتابته باللغتين";
export const siteEnglish = () => "بالإنجليزية";
export const siteArabic = () => "بالعربية";
export const siteAnnouncement = () => "إعلان عام";
export const siteAnnouncementText = () => "سطر فوق كل صفحة. اترك الحقلين فارغين لإخفائه.";
export const siteWords = () => "كلمات تستدعي النظر";
export const siteWordsText = () => "الإعلانات التي فيها إحدى هذه الكلمات، بأي إملاء، تُحال إلى المراجعة.";
export const siteWordsLabel = () => "كلمة أو عبارة في كل سطر";
export const siteOrder = () => "ترتيب السيارات المميزة";
export const siteOrderText = () =>
  "السيارات المميزة المذكورة هنا تأتي أولاً في الصفحة الرئيسية وبهذا الترتيب، ثم البقية من الأحدث.";
export const siteOrderLabel = () => "إعلان في كل سطر: عنوانه أو معرّفه";
export const siteTestimonials = () => "آراء العملاء";
export const siteTestimonialsText = () =>
  "تظهر في الصفحة الرئيسية. أفرغ كل حقول رأي لحذفه، والأخير الفارغ يضيف رأياً جديداً.";
export const siteNameEnglish = () => "الاسم بالإنجليزية";
export const siteNameArabic = () => "الاسم بالعربية";
export const siteCommentEnglish = () => "الكلام بالإنجليزية";
export const siteCommentArabic = () => "الكلام بالعربية";
export const siteCity = () => "المدينة";
export const siteRating = () => "النجوم";
