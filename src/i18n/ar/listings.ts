import { plural } from "../plural.ts";

export const listingNotFound = () => "هذا الإعلان غير موجود أو تم حذفه.";
export const listingNoticed = () => "لدينا ملاحظة عليه تجدها في لوحة التحكم.";
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
export const listingChangedMeanwhile = () => "جرى تعديل هذا الإعلان بعد أن فتحته.";
export const listingVersionsText = () => "لم يضِع شيء مما كتبته. قارن بين النسختين ثم اختر إحداهما.";
export const listingVersionsSame = () =>
  "لا يتعارض هذا التعديل مع ما أدخلته، ولم يضِع شيء مما كتبته. احفظ مرة أخرى فقط.";
export const listingYours = () => "نسختك";
export const listingSaved = () => "المحفوظ الآن";
export const listingOnlyYours = () => "في نسختك فقط";
export const listingOnlySaved = () => "في المحفوظ فقط";
export const listingNothing = () => "لا شيء";
export const listingNoPhotos = () => "بلا صور";
export const listingSaveYours = () => "احفظ نسختي";
export const listingTakeSaved = () => "تجاهل نسختي واعتمد المحفوظ";

const days = { one: "يوم واحد", two: "يومين", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };
export const listingRelistTooEarly = (count: number) =>
  `ما زال هذا الإعلان معروضًا. يمكنك إعادة نشره عندما يبقى على انتهائه ${plural("ar", count, days)} أو أقل.`;
export const sellerNotFound = () => "البائع غير موجود";
export const sellerHasNoPhone = () => "لم يترك هذا البائع رقم هاتف. أرسل له استفسارًا بدلًا من ذلك.";

export const phonePageTitle = () => "اتصل بالبائع";
export const phonePageText = () => "أخبره أنك وجدت الإعلان هنا، وقابله في مكان عام.";
export const backToListing = () => "العودة إلى الإعلان";

export const leadingZeros = (digits: string) => `اكتب الرقم دون أصفار في بدايته: ${digits}`;
export const listingTitleTooShort = () => "يجب ألا يقل العنوان عن 5 أحرف";
export const listingTooManyValues = (max: number) =>
  `${plural("ar", max, { few: "{n} بنود", many: "{n} بندًا", other: "{n} بند" })} كحد أقصى`;
export const listingValueTooLong = (max: number) =>
  `يرجى ألا يزيد كل بند عن ${plural("ar", max, { many: "{n} حرفًا", few: "{n} أحرف", other: "{n} حرف" })}`;
export const listingTextTooLong = (max: number) =>
  `يرجى ألا يزيد النص عن ${plural("ar", max, { many: "{n} حرفًا", few: "{n} أحرف", other: "{n} حرف" })}`;
export const listingPrice = () => "السعر";
export const listingPriceRequired = () => "السعر مطلوب";
export const listingPriceInvalid = () =>
  "يجب أن يكون السعر مبلغًا أكبر من 0 وأقل من 100,000,000 وبمنزلتين عشريتين على الأكثر، مثل 8500";
export const listingLocation = () => "المدينة";
export const chooseCity = () => "اختر المدينة";
export const listingLocationRequired = () => "المدينة مطلوبة";
export const listingTooManyPhotos = (max: number) =>
  `${plural("ar", max, { few: "{n} صور", many: "{n} صورة", other: "{n} صورة" })} كحد أقصى`;
