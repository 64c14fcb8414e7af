import { plural } from "../plural.ts";

export const adminFindListing = () => "كلمات أو بائع أو رقم الإعلان";
export const adminKindFilter = () => "النوع";
export const adminBadgeFilter = () => "الشارة";
export const adminKindCar = () => "سيارات";
export const adminKindPlate = () => "أرقام سيارات";
export const adminFlagFilter = () => "الملاحظات";
export const adminFlagged = () => "أي ملاحظة";
export const adminListingsFound = (n: number) =>
  plural("ar", n, {
    zero: "لا إعلانات",
    one: "إعلان واحد",
    two: "إعلانان",
    few: "{n} إعلانات",
    many: "{n} إعلاناً",
    other: "{n} إعلان",
  });
export const adminNothingFound = () => "لا إعلان يطابق هذا البحث.";

export const adminActive = () => "نشط";
export const adminExpired = () => "منتهٍ";
export const adminReview = () => "بانتظار المراجعة";
export const adminRejected = () => "مرفوض";
export const adminHidden = () => "مخفي";
export const adminRemoved = () => "محذوف";
export const adminSellerSuspended = () => "البائع موقوف";

export const adminReboost = () => "رفع الإعلان";
export const adminFeature = () => "تمييز";
export const adminUnfeature = () => "إلغاء التمييز";
export const adminVerify = () => "توثيق";
export const adminUnverify = () => "إلغاء التوثيق";
export const adminDelete = () => "حذف";
export const adminView = () => "عرض";
export const adminListingsOf = (name: string) => `إعلانات ${name}`;
export const adminBy = () => "من";
export const adminActionsFor = (title: string) => `إجراءات ${title}`;
export const adminDeleteTitle = () => "حذف هذا الإعلان؟";
export const adminDeleteText = () => "يختفي عن الجميع ولا يمكن استرجاعه.";
export const adminKeep = () => "إبقاؤه";
export const adminCountdown = ({ days, hours }: { days: number; hours: number }) =>
  days > 0 ? `${days} ي ${hours} س` : `بقي ${hours} س`;

export const adminCarDeleted = () => "تم حذف إعلان السيارة بنجاح";
export const adminPlateDeleted = () => "تم حذف إعلان الرقم بنجاح";
export const adminCarReboosted = () => "تم رفع إعلان السيارة بنجاح";
export const adminPlateReboosted = () => "تم رفع إعلان الرقم بنجاح";
export const adminCarUpdated = () => "تم تحديث إعلان السيارة بنجاح";
export const adminPlateUpdated = () => "تم تحديث إعلان الرقم بنجاح";
export const adminCarDeleteFailed = () => "تعذّر حذف إعلان السيارة";
export const adminPlateDeleteFailed = () => "تعذّر حذف إعلان الرقم";
export const adminCarReboostFailed = () => "تعذّر رفع إعلان السيارة";
export const adminPlateReboostFailed = () => "تعذّر رفع إعلان الرقم";
export const adminCarUpdateFailed = () => "تعذّر تحديث إعلان السيارة";
export const adminPlateUpdateFailed = () => "تعذّر تحديث إعلان الرقم";

export const adminListingChanged = () => "عدّل أحدهم هذا الإعلان قبل لحظات. راجعه من جديد قبل أن تعدّله.";
export const adminSoldNotReboosted = () => "لا يمكن رفع إعلان مُباع.";
