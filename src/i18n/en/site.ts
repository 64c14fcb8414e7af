export const siteSavedToast = () => "Saved. The change is live on every page.";
export const siteBothLanguages = () => "Enter it in both languages";
export const siteEnglish = () => "In English";
export const siteArabic = () => "In Arabic";
export const siteAnnouncement = () => "Announcement";
export const siteAnnouncementText = () =>
  "A line at the top of every page. Leave both fields empty to hide it.";
export const siteReview = () => "Review of new listings";

const REVIEW_FIRST = {
  nobody: "Every listing goes live right away. Flagged ones appear under Review.",
  "new-sellers": "Flagged listings from sellers who joined less than 14 days ago wait for review.",
  everybody: "All flagged listings wait for review.",
};
export const siteReviewNow = (first: keyof typeof REVIEW_FIRST) => REVIEW_FIRST[first];
export const siteReviewText = () =>
  "The site's operator sets this with REVIEW_FIRST. Use “nobody” if you know your sellers, “new-sellers” if anyone can register, and “everybody” when there is a lot of fraud and an admin reviews listings every day.";
export const siteWords = () => "Flagged words";
export const siteWordsText = () =>
  "Listings that contain one of these words, in any spelling, are flagged for review.";
export const siteWordsLabel = () => "One word or phrase per line";
export const siteOrder = () => "Order of featured cars";
export const siteOrderText = () =>
  "The featured cars listed here come first on the home page, in this order. The others follow, newest first.";
export const siteOrderLabel = () => "One listing per line: its link, number or ID";
export const siteTestimonials = () => "Testimonials";
export const siteTestimonialsText = () =>
  "The home page shows this section once you add a testimonial. To remove one, clear all its fields.";
export const siteNameEnglish = () => "Name in English";
export const siteNameArabic = () => "Name in Arabic";
export const siteCommentEnglish = () => "Comment in English";
export const siteCommentArabic = () => "Comment in Arabic";
export const siteCity = () => "City";
export const siteRating = () => "Stars";
