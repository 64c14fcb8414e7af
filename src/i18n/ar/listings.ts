import { plural } from "../plural.ts";

export const listingNotFound = () => "هذا الإعلان غير موجود أو تم حذفه.";
export const listingGone = () => "هذا الإعلان لم يعد متاحًا.";
const listings = {
  zero: "{n} إعلان",
  one: "إعلان واحد",
  two: "إعلانين",
  few: "{n} إعلانات",
  many: "{n} إعلانًا",
  other: "{n} إعلان",
};
export const listingLimitReached = (limit: number) =>
  `بلغت الحد المسموح لك: ${plural("ar", limit, listings)} فعّالة. ضع علامة «مباع» على إعلان أو احذف إعلانًا ثم حاول مرة أخرى.`;
export const sellerNotFound = () => "البائع غير موجود";
export const sellerHasNoPhone = () => "لم يترك هذا البائع رقم هاتف. أرسل له استفسارًا بدلًا من ذلك.";

export const phonePageTitle = () => "اتصل بالبائع";
export const phonePageText = () => "أخبره أنك وجدت الإعلان هنا، وقابله في مكان عام.";
export const backToListing = () => "العودة إلى الإعلان";
