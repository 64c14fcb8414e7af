export const siteSave = () => "Save";
export const siteSavedToast = () => "Saved. Every page follows at once.";
export const siteBothLanguages = () => "Please write it in both languages";
export const siteEnglish = () => "In English";
export const siteArabic = () => "In Arabic";
export const siteAnnouncement = () => "Announcement";
export const siteAnnouncementText = () => "A line over every page. Leave both empty to show none.";
export const siteWords = () => "Words to look at";
export const siteWordsText = () =>
  "Listings that hold one of these words, in any spelling, are flagged for review.";
export const siteWordsLabel = () => "One word or phrase a line";
export const siteOrder = () => "Order of featured cars";
export const siteOrderText = () =>
  "Featured cars named here come first on the home page, in this order; the others follow, newest first.";
export const siteOrderLabel = () => "One listing a line: its address or id";
export const siteTestimonials = () => "Testimonials";
export const siteTestimonialsText = () =>
  "Shown on the home page. Empty all fields of one to take it away; the last, empty one adds another.";
export const siteNameEnglish = () => "Name in English";
export const siteNameArabic = () => "Name in Arabic";
export const siteCommentEnglish = () => "Words in English";
export const siteCommentArabic = () => "Words in Arabic";
export const siteCity = () => "City";
export const siteRating = () => "Stars";
