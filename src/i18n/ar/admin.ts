export const adminUnlimitedWord = () => "غير محدود";
export const adminLimitInvalid = () => "يرجى إدخال رقم صحيح أو «غير محدود»";
export const adminUserNotFound = () => "لا يوجد مستخدم كهذا.";
export const adminLastAdmin = () => "هذا آخر مشرف. اجعل شخصاً آخر مشرفاً أولاً.";
export const adminEmailDiffers = () => "هذا ليس بريد الحساب. لم يُحذف شيء.";
export const adminListingChanged = () => "عدّل أحدهم هذا الإعلان قبل لحظات. راجعه من جديد قبل أن تعدّله.";
export const adminSoldNotReboosted = () => "لا يمكن تجديد إعلان مُباع.";
