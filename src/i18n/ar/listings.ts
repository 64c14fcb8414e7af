import { labelsOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";

export const listingNotFound = () => "هذا الإعلان غير موجود أو تم حذفه.";
export const listingNoticed = () => "لدينا ملاحظة على إعلانك تجدها في لوحة التحكم.";
export const listingGone = () => "هذا الإعلان لم يعد متاحًا.";

const listings = {
  zero: "لا إعلانات فعّالة",
  one: "إعلان فعّال واحد",
  two: "إعلانان فعّالان",
  few: "{n} إعلانات فعّالة",
  many: "{n} إعلانًا فعّالًا",
  other: "{n} إعلان فعّال",
};
export const listingLimitReached = (limit: number) =>
  limit === 0
    ? "لا يمكن أن تكون لحسابك إعلانات فعّالة الآن. يرجى التواصل معنا."
    : `وصلت إلى حد الإعلانات: ${plural("ar", limit, listings)}. اضغط «تم البيع» على إعلان أو احذف إعلانًا، ثم حاول مرة أخرى.`;
export const listingChangedMeanwhile = () => "تغيّر هذا الإعلان بعد أن فتحته.";
export const listingVersionsText = () => "تعديلاتك ما زالت هنا. قارن بين النسختين واختر إحداهما.";
export const listingVersionsSame = () => "لا يتعارض هذا التغيير مع تعديلاتك، وهي ما زالت هنا. احفظ مرة أخرى.";
export const listingYours = () => "نسختك";
export const listingSaved = () => "النسخة المحفوظة";
export const listingOnlyYours = () => "في نسختك فقط";
export const listingOnlySaved = () => "في النسخة المحفوظة فقط";
export const listingNothing = () => "لا شيء";
export const listingNoPhotos = () => "بلا صور";
export const listingSaveYours = () => "حفظ نسختي";
export const listingTakeSaved = () => "استخدام النسخة المحفوظة";

const days = { one: "يوم واحد", two: "يومين", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };
export const listingRelistTooEarly = (count: number) =>
  `ما زال هذا الإعلان فعّالًا. يمكنك إعادة نشره قبل انتهائه بـ${plural("ar", count, days)} أو أقل.`;
export const sellerNotFound = () => "البائع غير موجود";
export const sellerHasNoPhone = () => "لم يضف هذا البائع رقم هاتف. أرسل إليه استفسارًا.";

export const callSeller = () => "اتصل بالبائع";
export const phonePageText = () => "أخبره أنك وجدت الإعلان هنا، وقابله في مكان عام.";
export const listingNumber = (number: number) => `إعلان ${number}`;
export const listingNumberLabel = () => "رقم الإعلان";
export const backToListing = () => "العودة إلى الإعلان";

export const leadingZeros = (digits: string) => `اكتب الرقم دون أصفار في بدايته: ${digits}`;
export const listingTitleTooShort = () => "يجب ألا يقل عنوان الإعلان عن 5 أحرف";
export const listingTooManyValues = (max: number) =>
  `${plural("ar", max, { few: "{n} بنود", many: "{n} بندًا", other: "{n} بند" })} على الأكثر`;
export const listingValueTooLong = (max: number) =>
  `يرجى ألا يزيد كل بند على ${plural("ar", max, { many: "{n} حرفًا", few: "{n} أحرف", other: "{n} حرف" })}`;
export const listingTextTooLong = (max: number) =>
  `يرجى ألا يزيد النص على ${plural("ar", max, { many: "{n} حرفًا", few: "{n} أحرف", other: "{n} حرف" })}`;
export const listingDescription = () => "الوصف";
export const listingState = labelsOf({
  expired: "منتهية",
  sold: "مباعة",
  withdrawn: "مسحوبة",
  reserved: "محجوزة",
});
export const listingActive = () => "فعّالة";
export const listingWithdrawnTitle = () => "هذا الإعلان مسحوب من الموقع";
export const listingExpiredTitle = () => "انتهى هذا الإعلان";
export const listingsTitle = () => "الإعلانات";
export const editListingTitle = () => "تعديل الإعلان";
export const listingTitle = () => "عنوان الإعلان";
export const tipsTitle = () => "نصائح لإعلان ناجح";
export const viewListing = () => "عرض الإعلان";
export const listingPrice = () => "السعر";
export const listingPriceRequired = () => "السعر مطلوب";
export const listingPriceInvalid = () =>
  "يرجى كتابة مبلغ أكبر من 0 وأقل من 100,000,000 وبمنزلتين عشريتين على الأكثر، مثل 8500";
export const listingAmountInvalid = () =>
  "يرجى كتابة مبلغ أكبر من 0 وأقل من 100,000,000 وبمنزلتين عشريتين على الأكثر، مثل 2000";
export const location = () => "المدينة";
export const chooseCity = () => "اختر المدينة";
export const listingLocationRequired = () => "المدينة مطلوبة";
export const listingTooManyPhotos = (max: number) =>
  `${plural("ar", max, { few: "{n} صور", other: "{n} صورة" })} على الأكثر`;
export const listingsFound = pluralOf("ar", {
  zero: "لا إعلانات",
  one: "إعلان واحد",
  two: "إعلانان",
  few: "{n} إعلانات",
  many: "{n} إعلانًا",
  other: "{n} إعلان",
});

export const draftRestored = () => "استعدنا مسودتك.";
export const draftDiscard = () => "حذف المسودة";
export const draftNew = () => "ابدأ إعلانًا جديدًا";
export const draftInAccount = () => "المسودة محفوظة";
export const draftInBrowser = () => "المسودة محفوظة في هذا المتصفح";
export const draftSaving = () => "جارٍ حفظ المسودة…";
export const draftUntitled = () => "مسودة بلا عنوان";
export const draftSavedAgo = (ago: string) => `آخر حفظ: ${ago}`;
export const draftEnds = (date: string) => `تبقى حتى ${date}`;
export const draftContinue = () => "أكمل";
export const draftDeleteTitle = () => "هل تريد حذف هذه المسودة؟";
export const draftDeleteText = () => "سيضيع ما كتبته فيها، ولا يمكن التراجع عن ذلك.";
export const draftDeletedToast = () => "حُذفت مسودتك.";
export const draftNotFound = () => "هذه المسودة حُذفت أو نُشرت.";
export const draftPublished = () => "نُشرت هذه المسودة من قبل.";
export const draftsFull = (max: number) =>
  `لديك ${max} مسودة، وهذا هو الحد الأقصى. هذه المسودة محفوظة في هذا المتصفح فقط. احذف مسودة من لوحة التحكم لتفسح مكانًا.`;
export const qualityScore = (score: number) => `جودة الإعلان: ${score} من 100`;
export const qualityDone = () => "لا ينقصه شيء مهم.";
const QUALITY_ADDITIONS: Record<string, (photos: number) => string> = {
  photos: (count) =>
    `${count === 1 ? "أضف صورة أخرى" : count === 2 ? "أضف صورتين" : `أضف ${count} صور`}: كل الجهات والداخل والعداد والمحرك`,
  description: () => "اكتب أكثر عن حالتها وتاريخها",
  inspection: () => "اذكر نتيجة الفحص",
  customs: () => "اذكر إن كانت مجمركة",
  features: () => "اختر مواصفاتها",
  mileage: () => "أدخل الممشى كما على العداد",
};
export const qualityAdd = (part: string, photos: number): string => QUALITY_ADDITIONS[part]?.(photos) ?? "";
export const qualityWarranty = () =>
  "القانون يُلزم المعارض بكفالة على سيارة بهذه الحداثة: سنتان أو 40,000 كم، وللكهربائية ثلاث سنوات أو 50,000 كم. اذكر في الوصف ما تغطيه كفالتك.";
