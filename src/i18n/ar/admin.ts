import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const accessDenied = () => "الوصول مرفوض";
export const adminOnly = () => "ليس لديك صلاحية الدخول إلى لوحة الإدارة.";
export const adminTitle = () => "لوحة الإدارة";
export const adminParts = () => "أقسام لوحة الإدارة";
export const adminOverview = () => "نظرة عامة";
export const adminUsers = () => "المستخدمون";
export const adminListings = () => "الإعلانات";
export const adminAudit = () => "السجل";
export const adminReviewTab = () => "المراجعة";
export const adminReports = () => "البلاغات";
export const adminSite = () => "الموقع";
export const adminMessages = () => "الرسائل";

export const adminFind = () => "بحث";
export const adminAnyState = () => "غير المحذوفة";
export const adminAny = () => "الكل";
export const adminStateFilter = () => "الحالة";
export const adminSortBy = () => "الترتيب";

const SORTS = {
  newest: "الأحدث أولًا",
  oldest: "الأقدم أولًا",
  name: "حسب الاسم",
};
export const adminSort = (sort: keyof typeof SORTS) => SORTS[sort];
export const adminManyFound = (n: number) =>
  `وُجد أكثر من ${formatNumber(n)}، وهذه أول ${formatNumber(n)} منها؛ أضف كلمة أو خيارًا لتضييق البحث.`;
export const adminClear = () => "مسح";

export const adminTotalUsers = () => "عدد المستخدمين";
export const adminActiveListings = () => "إعلانات نشطة";
export const adminExpiredListings = () => "إعلانات منتهية";
export const adminTotalCars = () => "عدد السيارات";
export const adminRecent = () => "أحدث الإعلانات";
export const adminWaitingTitle = () => "بانتظارك";
export const adminNothingWaits = () => "لا شيء ينتظر، كل شيء على ما يرام.";
export const adminWaitingReview = (n: number) =>
  plural("ar", n, {
    one: "إعلان واحد للمراجعة",
    two: "إعلانان للمراجعة",
    few: "{n} إعلانات للمراجعة",
    many: "{n} إعلانًا للمراجعة",
    other: "{n} إعلان للمراجعة",
  });
export const adminWaitingMessages = (n: number) =>
  plural("ar", n, {
    one: "رسالة واحدة من زائر",
    two: "رسالتان من الزوار",
    few: "{n} رسائل من الزوار",
    many: "{n} رسالة من الزوار",
    other: "{n} رسالة من الزوار",
  });
export const adminLastDays = () => "آخر 30 يومًا";
export const adminNewListings = () => "إعلانات جديدة";
export const adminNewInquiries = () => "استفسارات";
export const adminSignUps = () => "حسابات جديدة";
export const adminByCity = () => "الإعلانات حسب المدينة";
export const adminByMake = () => "السيارات حسب الشركة";
export const adminNoListings = () => "لا إعلانات بعد.";
export const adminRunning = () => "سير العمل";
export const adminReplyTime = () => "يردّ البائعون خلال";
export const adminReplyNone = () => "لا ردود بعد";
export const adminReplyNote = () => "نصف الاستفسارات المُجابة أُجيب عنها في وقت أقصر.";
export const adminDatabase = () => "قاعدة البيانات";
export const adminFreeDisk = (size: string) => `المتاح على القرص ${size}`;
export const adminPhotos = () => "الصور";
export const adminMailQueue = () => "رسائل بريد تنتظر";
export const adminMailFailed = (n: number) =>
  plural("ar", n, {
    zero: "لم تفشل أي رسالة",
    one: "فشلت رسالة واحدة",
    two: "فشلت رسالتان",
    few: "فشلت {n} رسائل",
    many: "فشلت {n} رسالة",
    other: "فشلت {n} رسالة",
  });
export const adminMegabytes = (bytes: number) =>
  bytes < 1e9
    ? `${formatNumber(Math.round(bytes / 1e5) / 10)} م.ب`
    : `${formatNumber(Math.round(bytes / 1e8) / 10)} ج.ب`;

export const adminFindListing = () => "كلمات أو بائع أو رقم الإعلان";
export const adminKindFilter = () => "النوع";
export const adminBadgeFilter = () => "الشارة";
export const adminFlagFilter = () => "الملاحظات";
export const adminFlagged = () => "أي ملاحظة";
export const adminListingsFound = (n: number) =>
  plural("ar", n, {
    zero: "لا إعلانات",
    one: "إعلان واحد",
    two: "إعلانان",
    few: "{n} إعلانات",
    many: "{n} إعلانًا",
    other: "{n} إعلان",
  });
export const adminNothingFound = () => "لا إعلان يطابق هذا البحث.";

const STATES = {
  active: "نشط",
  expired: "منتهٍ",
  sold: "مُباع",
  review: "بانتظار المراجعة",
  rejected: "مرفوض",
  hidden: "مخفي",
  suspended: "البائع موقوف",
  removed: "محذوف",
};
export const adminState = (state: keyof typeof STATES) => STATES[state];

const VERBS = {
  feature: "تمييز",
  unfeature: "إلغاء التمييز",
  verify: "توثيق",
  unverify: "إلغاء التوثيق",
  reboost: "رفع الإعلان",
  hide: "إخفاء",
  show: "إظهار من جديد",
  delete: "حذف",
};
export const adminVerb = (verb: keyof typeof VERBS) => VERBS[verb];
export const adminView = () => "عرض";
export const adminListingsOf = (name: string) => `إعلانات ${name}`;
export const adminBy = () => "من";
export const adminActionsFor = (title: string) => `إجراءات ${title}`;
export const adminDeleteTitle = () => "حذف هذا الإعلان؟";
export const adminDeleteText = () => "يختفي عن الجميع ولا يمكن استرجاعه.";
export const adminKeep = () => "إبقاؤه";
export const adminCountdown = ({ days, hours }: { days: number; hours: number }) =>
  days > 0 ? `${days} ي ${hours} س` : `بقي ${hours} س`;

export const adminKindCar = () => "سيارات";
export const adminKindPlate = () => "لوحات الأرقام";
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

export const bulkAll = () => "كل ما في هذه الصفحة";
export const bulkChoose = () => "اختيار";
export const bulkVerb = () => "للإعلانات المختارة";
export const bulkStart = (n: number) => (n === 0 ? "اختر إعلانات" : `تنفيذ على ${formatNumber(n)}`);
export const bulkUndo = () => "تراجع";
export const bulkProgress = (done: number, of: number) => `تم ${formatNumber(done)} من ${formatNumber(of)}`;
export const bulkDone = (n: number) =>
  plural("ar", n, {
    zero: "لم يتغير شيء",
    one: "تغيّر إعلان واحد",
    two: "تغيّر إعلانان",
    few: "تغيّرت {n} إعلانات",
    many: "تغيّر {n} إعلانًا",
    other: "تغيّر {n} إعلان",
  });
export const bulkNotDone = (n: number) =>
  plural("ar", n, {
    one: "لم يتغير إعلان واحد.",
    two: "لم يتغير إعلانان.",
    few: "لم تتغير {n} إعلانات.",
    many: "لم يتغير {n} إعلانًا.",
    other: "لم يتغير {n} إعلان.",
  });
export const bulkFailed = () => "حدث خطأ ما.";

export const bulkDeleteTitle = (n: number) =>
  plural("ar", n, {
    one: "حذف إعلان واحد؟",
    two: "حذف إعلانين؟",
    few: "حذف {n} إعلانات؟",
    many: "حذف {n} إعلانًا؟",
    other: "حذف {n} إعلان؟",
  });
export const bulkDeleteText = () => "تختفي عن الجميع ولا يمكن استعادتها.";
export const bulkHideTitle = (n: number) =>
  plural("ar", n, {
    one: "إخفاء إعلان واحد؟",
    two: "إخفاء إعلانين؟",
    few: "إخفاء {n} إعلانات؟",
    many: "إخفاء {n} إعلانًا؟",
    other: "إخفاء {n} إعلان؟",
  });
export const bulkHideText = () => "يصل أصحابها بريد فيه السبب.";
export const bulkKeep = () => "إبقاؤها";

export const adminFindUser = () => "الاسم أو البريد أو الهاتف أو المعرّف";
export const adminUsersFound = (n: number) =>
  plural("ar", n, {
    zero: "لا مستخدمين",
    one: "مستخدم واحد",
    two: "مستخدمان",
    few: "{n} مستخدمين",
    many: "{n} مستخدمًا",
    other: "{n} مستخدم",
  });
export const adminNobodyFound = () => "لا أحد يطابق هذا البحث.";

const USER_STATES = {
  active: "نشط",
  suspended: "موقوف",
  verified: "بائع موثّق",
  admin: "مدير",
};
export const adminUserState = (state: keyof typeof USER_STATES) => USER_STATES[state];

const ROLES = {
  user: "مستخدم",
  admin: "مدير",
};
export const adminRole = (role: keyof typeof ROLES) => ROLES[role];
export const adminEmailVerified = () => "البريد مؤكد";
export const adminJoined = (date: string) => `انضم في ${date}`;
export const adminUserListings = (active: number, all: number) =>
  `الإعلانات: ${formatNumber(all)}، النشط منها: ${formatNumber(active)}`;
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
  "تنتهي جلساته فورًا وتُخفى إعلاناته. لا يضيع شيء، ويمكنك إعادة الحساب متى شئت.";
export const adminSuspendNote = () => "السبب، ويصله بالبريد";
export const adminRestore = () => "إعادة التفعيل";
export const adminMakeAdmin = () => "جعله مديرًا";
export const adminMakeAdminTitle = () => "جعل هذا الشخص مديرًا؟";
export const adminMakeAdminText = () =>
  "يستطيع المدير كل ما تستطيعه أنت. ستنتهي جلسات الحساب، وعند تسجيل الدخول التالي تُطلب كلمة مرور بطول يكفي لمدير.";
export const adminMakeUser = () => "جعله مستخدمًا عاديًا";
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
export const adminLastAdmin = () => "هذا آخر مدير. اجعل شخصًا آخر مديرًا أولًا.";
export const adminSuspendedNotAdmin = () => "لا يمكن جعل حساب موقوف مديرًا. أعد تفعيله أولًا.";
export const adminEmailDiffers = () => "هذا ليس بريد الحساب. لم يُحذف شيء.";

export const siteSave = () => "حفظ";
export const siteSavedToast = () => "تم الحفظ، وكل الصفحات تتبعه فورًا.";
export const siteBothLanguages = () => "يرجى كتابته باللغتين";
export const siteEnglish = () => "بالإنجليزية";
export const siteArabic = () => "بالعربية";
export const siteAnnouncement = () => "إعلان عام";
export const siteAnnouncementText = () => "سطر فوق كل صفحة. اترك الحقلين فارغين لإخفائه.";
export const siteReview = () => "مراجعة الإعلانات الجديدة";

const REVIEW_FIRST = {
  nobody: "يظهر كل إعلان فورًا، وتجدون ما عليه ملاحظات في «المراجعة».",
  "new-sellers": "تنتظر المراجعةَ الإعلاناتُ التي عليها ملاحظات إذا انضم أصحابها قبل أقل من 14 يومًا.",
  everybody: "تنتظر المراجعةَ كل الإعلانات التي عليها ملاحظات.",
};
export const siteReviewNow = (first: keyof typeof REVIEW_FIRST) => REVIEW_FIRST[first];
export const siteReviewText = () =>
  "يحدد ذلك مشغّل الموقع بالإعداد \u2066REVIEW_FIRST\u2069. القيمة \u2066nobody\u2069 مناسبة إذا كنتم تعرفون البائعين، و\u2066new-sellers\u2069 أسلم إذا كان التسجيل مفتوحًا للجميع، و\u2066everybody\u2069 تفيد حين يكثر الاحتيال ويراجع أحدكم كل يوم.";
export const siteWords = () => "كلمات تستدعي النظر";
export const siteWordsText = () => "الإعلانات التي فيها إحدى هذه الكلمات، بأي إملاء، تُحال إلى المراجعة.";
export const siteWordsLabel = () => "كلمة أو عبارة في كل سطر";
export const siteOrder = () => "ترتيب السيارات المميزة";
export const siteOrderText = () =>
  "السيارات المميزة المذكورة هنا تأتي أولًا في الصفحة الرئيسية وبهذا الترتيب، ثم البقية من الأحدث.";
export const siteOrderLabel = () => "إعلان في كل سطر: عنوانه أو معرّفه";
export const siteTestimonials = () => "آراء العملاء";
export const siteTestimonialsText = () =>
  "تظهر في الصفحة الرئيسية. أفرغ كل حقول رأي لحذفه، والأخير الفارغ يضيف رأيًا جديدًا.";
export const siteNameEnglish = () => "الاسم بالإنجليزية";
export const siteNameArabic = () => "الاسم بالعربية";
export const siteCommentEnglish = () => "الكلام بالإنجليزية";
export const siteCommentArabic = () => "الكلام بالعربية";
export const siteCity = () => "المدينة";
export const siteRating = () => "النجوم";
