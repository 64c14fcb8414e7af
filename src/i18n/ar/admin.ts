import { labelsOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const accessDenied = () => "لا يمكنك الدخول";
export const adminOnly = () => "ليست لديك صلاحية الدخول إلى لوحة الإدارة.";
export const adminTitle = () => "لوحة الإدارة";
export const adminNeedsScripts = () => "تحتاج لوحة الإدارة إلى JavaScript لتنفيذ إجراءاتها.";
export const adminParts = () => "أقسام لوحة الإدارة";
export const adminOverview = () => "نظرة عامة";
export const adminUsers = () => "المستخدمون";
export const adminAudit = () => "السجل";
export const adminReviewTab = () => "المراجعة";
export const adminReports = () => "البلاغات";
export const adminSite = () => "الموقع";

export const adminFind = () => "بحث";
export const adminAnyState = () => "غير المحذوفة";

export const adminSort = labelsOf({ newest: "الأحدث أولًا", oldest: "الأقدم أولًا", name: "حسب الاسم" });
export const adminManyFound = (n: number) =>
  `هذه أول ${formatNumber(n)} نتيجة. أضف كلمة أو فلترًا لتضييق البحث.`;

export const adminTotalUsers = () => "إجمالي المستخدمين";
export const adminTotalCars = () => "إجمالي السيارات";
export const adminRecent = () => "أحدث الإعلانات";
export const adminWaitingTitle = () => "بانتظارك";
export const adminNothingWaits = () => "لا شيء ينتظرك الآن.";
export const adminWaitingReview = pluralOf("ar", {
  one: "إعلان واحد للمراجعة",
  two: "إعلانان للمراجعة",
  few: "{n} إعلانات للمراجعة",
  many: "{n} إعلانًا للمراجعة",
  other: "{n} إعلان للمراجعة",
});
export const adminWaitingMessages = pluralOf("ar", {
  one: "رسالة واحدة من زائر",
  two: "رسالتان من الزوار",
  few: "{n} رسائل من الزوار",
  other: "{n} رسالة من الزوار",
});
export const adminNewListings = () => "إعلانات جديدة";
export const adminSignUps = () => "حسابات جديدة";
export const adminSales = () => "إعلانات مباعة";
export const adminByCity = () => "الإعلانات حسب المدينة";
export const adminUnlistedMakes = () => "ماركات كتبها البائعون وليست في القائمة";
export const adminByMake = () => "السيارات حسب الماركة";
export const adminNoListings = () => "لا توجد إعلانات بعد.";
export const adminRunning = () => "النظام";
export const adminReplyTime = () => "مدة الرد المعتادة";
export const adminReplyNone = () => "لا توجد ردود بعد";
export const adminReplyNote = () => "وصل نصف الردود في مدة أقصر.";
export const adminDatabase = () => "قاعدة البيانات";
export const adminFreeDisk = (size: string) => `المساحة المتاحة ${size}`;
export const adminMailQueue = () => "رسائل بريد بالانتظار";
export const adminMailFailed = pluralOf("ar", {
  zero: "لم تفشل أي رسالة",
  one: "فشلت رسالة واحدة",
  two: "فشلت رسالتان",
  few: "فشلت {n} رسائل",
  other: "فشلت {n} رسالة",
});
export const adminMegabytes = (bytes: number) =>
  bytes < 1e9
    ? `${formatNumber(Math.round(bytes / 1e5) / 10)} ميغابايت`
    : `${formatNumber(Math.round(bytes / 1e8) / 10)} غيغابايت`;

export const adminFindListing = () => "كلمات أو بائع أو رقم الإعلان";
export const adminKindFilter = () => "النوع";
export const adminBadgeFilter = () => "الشارة";
export const adminFlagFilter = () => "الملاحظات";
export const adminFlagged = () => "عليها ملاحظات";
export const adminNothingFound = () => "لا توجد إعلانات تطابق البحث.";

export const adminState = labelsOf({
  active: "فعّالة",
  expired: "منتهية",
  sold: "مباعة",
  review: "بانتظار المراجعة",
  rejected: "مرفوضة",
  hidden: "مخفية",
  suspended: "البائع موقوف",
  withdrawn: "مسحوبة",
  removed: "محذوفة",
});

export const adminVerb = labelsOf({
  feature: "تمييز",
  unfeature: "إلغاء التمييز",
  verify: "توثيق",
  unverify: "إلغاء التوثيق",
  reboost: "رفع الإعلان",
  hide: "إخفاء",
  show: "إظهار من جديد",
  delete: "حذف",
});
export const adminListingsOf = (name: string) => `إعلانات ${name}`;
export const adminBy = () => "من";
export const adminDeleteText = () => "سيختفي عن الجميع، ولا يمكن التراجع عن ذلك.";
export const adminKeep = () => "إبقاء الإعلان";
const DAYS = { one: "يوم", two: "يومان", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };
const HOURS = { one: "ساعة", two: "ساعتان", few: "{n} ساعات", other: "{n} ساعة" };
export const adminCountdown = ({ days, hours }: { days: number; hours: number }) =>
  [days > 0 && plural("ar", days, DAYS), (hours > 0 || days === 0) && plural("ar", hours, HOURS)]
    .filter(Boolean)
    .join(" و");

export const adminCarDeleted = () => "تم حذف إعلان السيارة بنجاح";
export const adminPlateDeleted = () => "تم حذف إعلان اللوحة بنجاح";
export const adminCarReboosted = () => "تم رفع إعلان السيارة بنجاح";
export const adminPlateReboosted = () => "تم رفع إعلان اللوحة بنجاح";
export const adminCarUpdated = () => "تم تحديث إعلان السيارة بنجاح";
export const adminPlateUpdated = () => "تم تحديث إعلان اللوحة بنجاح";
export const adminCarDeleteFailed = () => "تعذّر حذف إعلان السيارة";
export const adminPlateDeleteFailed = () => "تعذّر حذف إعلان اللوحة";
export const adminCarReboostFailed = () => "تعذّر رفع إعلان السيارة";
export const adminPlateReboostFailed = () => "تعذّر رفع إعلان اللوحة";
export const adminCarUpdateFailed = () => "تعذّر تحديث إعلان السيارة";
export const adminPlateUpdateFailed = () => "تعذّر تحديث إعلان اللوحة";

export const adminListingChanged = () => "تغيّر هذا الإعلان قبل قليل. راجعه من جديد ثم أعد المحاولة.";
export const adminSoldNotReboosted = () => "لا يمكن رفع إعلان تم بيعه.";

export const bulkAll = () => "تحديد كل ما في الصفحة";
export const bulkChoose = () => "تحديد";
export const bulkVerb = () => "الإجراء";
export const bulkStart = (n: number) => (n === 0 ? "حدّد إعلانات" : `تنفيذ على ${formatNumber(n)}`);
export const bulkProgress = (done: number, of: number) => `تم ${formatNumber(done)} من ${formatNumber(of)}`;
export const bulkDone = pluralOf("ar", {
  zero: "لم يتغيّر شيء",
  one: "تغيّر إعلان واحد",
  two: "تغيّر إعلانان",
  few: "تغيّرت {n} إعلانات",
  many: "تغيّر {n} إعلانًا",
  other: "تغيّر {n} إعلان",
});
export const bulkNotDone = pluralOf("ar", {
  one: "إعلان واحد لم يتغيّر.",
  two: "إعلانان لم يتغيّرا.",
  few: "{n} إعلانات لم تتغيّر.",
  many: "{n} إعلانًا لم يتغيّر.",
  other: "{n} إعلان لم يتغيّر.",
});
export const bulkFailed = () => "حدث خطأ. تحقّق من الاتصال وحاول مرة أخرى.";

export const bulkDeleteTitle = pluralOf("ar", {
  one: "هل تريد حذف إعلان واحد؟",
  two: "هل تريد حذف إعلانين؟",
  few: "هل تريد حذف {n} إعلانات؟",
  many: "هل تريد حذف {n} إعلانًا؟",
  other: "هل تريد حذف {n} إعلان؟",
});
export const bulkDeleteText = pluralOf("ar", {
  one: "سيختفي عن الجميع، ولا يمكن التراجع عن ذلك.",
  two: "سيختفيان عن الجميع، ولا يمكن التراجع عن ذلك.",
  other: "ستختفي عن الجميع، ولا يمكن التراجع عن ذلك.",
});
export const bulkHideTitle = pluralOf("ar", {
  one: "هل تريد إخفاء إعلان واحد؟",
  two: "هل تريد إخفاء إعلانين؟",
  few: "هل تريد إخفاء {n} إعلانات؟",
  many: "هل تريد إخفاء {n} إعلانًا؟",
  other: "هل تريد إخفاء {n} إعلان؟",
});
export const bulkHideText = pluralOf("ar", {
  one: "سيصل السبب بالبريد إلى صاحب الإعلان.",
  other: "سيصل السبب بالبريد إلى صاحب كل إعلان.",
});
export const bulkKeep = () => "إلغاء";

export const adminFindUser = () => "الاسم أو البريد أو الهاتف أو المعرّف";
export const adminUsersFound = pluralOf("ar", {
  zero: "لا يوجد مستخدمون",
  one: "مستخدم واحد",
  two: "مستخدمان",
  few: "{n} مستخدمين",
  many: "{n} مستخدمًا",
  other: "{n} مستخدم",
});
export const adminNobodyFound = () => "لا يوجد مستخدمون يطابقون البحث.";

export const adminUserState = labelsOf({
  active: "فعّال",
  suspended: "موقوف",
  verified: "بائع موثّق",
  admin: "مشرف",
});

export const adminRole = labelsOf({ user: "مستخدم", admin: "مشرف" });
export const adminEmailVerified = () => "البريد مؤكّد";
export const adminJoined = (date: string) => `انضم في ${date}`;
export const adminUserListings = (active: number, all: number) =>
  `الإعلانات: ${formatNumber(all)}، الفعّالة منها: ${formatNumber(active)}`;
export const adminUserNoListings = () => "لا توجد إعلانات بعد.";
export const adminLimit = () => "حد الإعلانات";
export const adminLimitSet = () => "حفظ";
export const adminLimitHint = () => "رقم أو «غير محدود»";
export const adminUnlimitedWord = () => "غير محدود";
export const adminLimitInvalid = () => "يرجى إدخال رقم صحيح أو «غير محدود»";
export const more = () => "المزيد";
export const adminNote = () => "ملاحظة للمشرفين";
export const adminNoteSave = () => "حفظ الملاحظة";
export const adminVerifySeller = () => "توثيق البائع";
export const adminUnverifySeller = () => "إلغاء التوثيق";
export const adminSuspend = () => "إيقاف";
export const adminSuspendTitle = () => "هل تريد إيقاف هذا الحساب؟";
export const adminSuspendText = () =>
  "سيُسجَّل خروج صاحبه فورًا وتُخفى إعلاناته. لن يُحذف شيء، ويمكنك إعادة تفعيل الحساب متى شئت.";
export const adminSuspendNote = () => "السبب (يصله بالبريد)";
export const adminRestore = () => "إعادة التفعيل";
export const adminMakeAdmin = () => "تعيينه مشرفًا";
export const adminMakeAdminTitle = () => "هل تريد تعيين هذا الشخص مشرفًا؟";
export const adminMakeAdminText = () =>
  "يستطيع المشرف فعل كل ما تفعله أنت. سيُسجَّل خروجه، وتلزمه للدخول من جديد كلمة مرور بالطول المطلوب للمشرفين.";
export const adminMakeUser = () => "إلغاء صلاحية المشرف";
export const adminDeleteUserText = () =>
  "سيُحذف الحساب نهائيًا مع إعلاناته وصوره ورسائله، ولا يمكن التراجع عن ذلك. اكتب بريد الحساب لتأكيد الحذف.";
export const adminTypeEmail = () => "بريد الحساب";
export const adminSeeListings = () => "عرض إعلاناته";

export const adminLimitUpdated = () => "تم تحديث حد إعلانات المستخدم بنجاح";
export const adminUserUpdated = () => "تم تحديث المستخدم بنجاح";
export const adminUserDeleted = () => "تم حذف المستخدم بنجاح";
export const adminLimitFailed = () => "تعذّر تحديث حد الإعلانات";
export const adminUserFailed = () => "تعذّر تحديث المستخدم";
export const adminUserDeleteFailed = () => "تعذّر حذف المستخدم";

export const adminUserNotFound = () => "المستخدم غير موجود.";
export const adminLastAdmin = () => "هذا هو المشرف الوحيد. عيّن مشرفًا آخر أولًا.";
export const adminSuspendedNotAdmin = () => "لا يمكن تعيين حساب موقوف مشرفًا. أعد تفعيله أولًا.";
export const adminEmailDiffers = () => "هذا ليس بريد الحساب. لم يُحذف شيء.";
export const adminDealerSuspendText = () => "تختفي كل إعلاناته من الموقع حتى تعيد تفعيله.";
