import { plural } from "../plural.ts";
import { adminListingsFound } from "./admin-listings.ts";
import { formatNumber } from "./formats.ts";

export const adminFindUser = () => "الاسم أو البريد أو الهاتف أو المعرّف";
export const adminUsersFound = (n: number) =>
  plural("ar", n, {
    zero: "لا مستخدمين",
    one: "مستخدم واحد",
    two: "مستخدمان",
    few: "{n} مستخدمين",
    many: "{n} مستخدماً",
    other: "{n} مستخدم",
  });
export const adminNobodyFound = () => "لا أحد يطابق هذا البحث.";

export const adminSuspended = () => "موقوف";
export const adminRoleAdmin = () => "مدير";
export const adminVerifiedSeller = () => "بائع موثّق";
export const adminEmailVerified = () => "البريد مؤكد";
export const adminJoined = (date: string) => `انضم في ${date}`;
export const adminUserListings = (active: number, all: number) =>
  `${formatNumber(active)} نشط من ${adminListingsFound(all)}`;
export const adminUserReports = (n: number) =>
  plural("ar", n, {
    zero: "لا بلاغات",
    one: "بلاغ واحد",
    two: "بلاغان",
    few: "{n} بلاغات",
    many: "{n} بلاغاً",
    other: "{n} بلاغ",
  });
export const adminUserNoListings = () => "لا إعلانات بعد.";
export const adminLimit = () => "حد الإعلانات";
export const adminLimitSet = () => "حفظ";
export const adminLimitHint = () => "رقم أو «غير محدود»";
export const adminUnlimitedWord = () => "غير محدود";
export const adminUnlimited = () => "غير محدود";
export const adminLimitInvalid = () => "يرجى إدخال رقم صحيح أو «غير محدود»";
export const adminMore = () => "المزيد";
export const adminNote = () => "ملاحظة للمديرين";
export const adminNoteSave = () => "حفظ الملاحظة";
export const adminVerifySeller = () => "توثيق البائع";
export const adminUnverifySeller = () => "إلغاء التوثيق";
export const adminSuspend = () => "إيقاف";
export const adminSuspendTitle = () => "إيقاف هذا الحساب؟";
export const adminSuspendText = () =>
  "تنتهي جلساته فوراً وتُخفى إعلاناته. لا يضيع شيء، ويمكنك إعادة الحساب متى شئت.";
export const adminSuspendNote = () => "السبب، ويصله بالبريد";
export const adminRestore = () => "إعادة التفعيل";
export const adminMakeAdmin = () => "جعله مديراً";
export const adminMakeAdminTitle = () => "جعل هذا الشخص مديراً؟";
export const adminMakeAdminText = () =>
  "يستطيع المدير كل ما تستطيعه أنت. ستنتهي جلسات الحساب، وعند تسجيل الدخول التالي تُطلب كلمة مرور بطول يكفي لمدير.";
export const adminMakeUser = () => "جعله مستخدماً عادياً";
export const adminDeleteUser = () => "حذف الحساب";
export const adminDeleteUserText = () =>
  "يُحذف الحساب مع إعلاناته وصوره ورسائله، ولا يمكن التراجع. اكتب بريد الحساب لتأكيد الحذف.";
export const adminTypeEmail = () => "بريد الحساب";
export const adminSeeListings = () => "عرض إعلاناته";

export const adminLimitUpdated = () => "تم تحديث حد إعلانات المستخدم بنجاح";
export const adminUserUpdated = () => "تم تحديث المستخدم بنجاح";
export const adminUserDeleted = () => "تم حذف المستخدم بنجاح";
export const adminLimitFailed = () => "تعذّر تحديث حد الإعلانات";
export const adminUserFailed = () => "تعذّر تحديث المستخدم";
export const adminUserDeleteFailed = () => "تعذّر حذف المستخدم";

export const adminUserNotFound = () => "لا يوجد مستخدم كهذا.";
export const adminLastAdmin = () => "هذا آخر مدير. اجعل شخصاً آخر مديراً أولاً.";
export const adminSuspendedNotAdmin = () => "لا يمكن جعل حساب موقوف مديراً. أعد تفعيله أولاً.";
export const adminEmailDiffers = () => "هذا ليس بريد الحساب. لم يُحذف شيء.";
