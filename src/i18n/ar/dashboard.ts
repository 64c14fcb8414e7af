import { plural, pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const dashboardWelcome = (name: string) => `أهلًا بك، ${name}`;
export const dashboardWaiting = pluralOf("ar", {
  one: "استفسار واحد ينتظر ردك.",
  two: "استفساران ينتظران ردك.",
  few: "{n} استفسارات تنتظر ردك.",
  many: "{n} استفسارًا ينتظر ردك.",
  other: "{n} استفسار ينتظر ردك.",
});
export const dashboardNoneWaiting = () => "لا توجد استفسارات جديدة.";
export const dashboardPleaseLogin = () => "يرجى تسجيل الدخول";
export const dashboardNotLoaded = () => "تعذّر التحميل. تحقّق من الاتصال وحاول مرة أخرى.";
export const dashboardParts = () => "أقسام لوحة التحكم";

export const dashboardTotal = () => "كل الإعلانات";
export const dashboardLimit = () => "حد الإعلانات";

const cars = { one: "سيارة واحدة", two: "سيارتان", few: "{n} سيارات", other: "{n} سيارة" };
const plates = { one: "لوحة واحدة", two: "لوحتان", few: "{n} لوحات", other: "{n} لوحة" };
export const dashboardKinds = (kinds: { cars: number; numberPlates: number }) =>
  [
    kinds.cars > 0 && plural("ar", kinds.cars, cars),
    kinds.numberPlates > 0 && plural("ar", kinds.numberPlates, plates),
  ]
    .filter(Boolean)
    .join(" و") || "سيارات ولوحات";
export const dashboardEndingSoon = pluralOf("ar", {
  one: "إعلان ينتهي خلال 3 أيام",
  two: "إعلانان ينتهيان خلال 3 أيام",
  few: "{n} إعلانات تنتهي خلال 3 أيام",
  many: "{n} إعلانًا ينتهي خلال 3 أيام",
  other: "{n} إعلان ينتهي خلال 3 أيام",
});
export const dashboardHeldBack = pluralOf("ar", {
  one: "إعلان لا يظهر في البحث",
  two: "إعلانان لا يظهران في البحث",
  few: "{n} إعلانات لا تظهر في البحث",
  many: "{n} إعلانًا لا يظهر في البحث",
  other: "{n} إعلان لا يظهر في البحث",
});
export const dashboardAllInSearch = () => "تظهر في البحث";
export const dashboardNoneActive = () => "لا يظهر أي إعلان في البحث";
export const dashboardRelistHint = () => "أعد نشرها لتظهر من جديد";
export const dashboardNoneExpired = () => "لم ينتهِ أي إعلان";
export const dashboardUsed = (used: number) => `استخدمت ${formatNumber(used)}`;

const searchForms = {
  one: "بحث محفوظ واحد",
  two: "بحثان محفوظان",
  few: "{n} عمليات بحث محفوظة",
  other: "{n} عملية بحث محفوظة",
};
export const dashboardSearches = (searches: number) =>
  `${plural("ar", searches, searchForms)}، ولا جديد منذ آخر مرة`;
export const dashboardNoSearches = () => "كن أول من يعرف بالسيارة التي تبحث عنها.";
export const dashboardFavorites = pluralOf("ar", {
  one: "إعلان واحد محفوظ",
  two: "إعلانان محفوظان",
  few: "{n} إعلانات محفوظة",
  many: "{n} إعلانًا محفوظًا",
  other: "{n} إعلان محفوظ",
});
export const dashboardNoFavorites = () => "اضغط على القلب عند أي إعلان لتجده هنا.";
export const dashboardWorth = () => "اعرف أسعار السيارات المشابهة لسيارتك.";

export const dashboardDrafts = () => "المسودات";
export const activeListings = () => "الإعلانات الفعّالة";
export const expiredListings = () => "الإعلانات المنتهية";
export const dashboardSoldListings = () => "الإعلانات المباعة";
export const dashboardViews = pluralOf("ar", {
  zero: "لا مشاهدات",
  one: "مشاهدة واحدة",
  two: "مشاهدتان",
  few: "{n} مشاهدات",
  other: "{n} مشاهدة",
});
export const dashboardContacts = pluralOf("ar", {
  zero: "لا طلبات تواصل",
  one: "طلب تواصل",
  two: "طلبا تواصل",
  few: "{n} طلبات تواصل",
  other: "{n} طلب تواصل",
});
export const dashboardInquiries = pluralOf("ar", {
  zero: "لا استفسارات",
  one: "استفسار واحد",
  two: "استفساران",
  few: "{n} استفسارات",
  many: "{n} استفسارًا",
  other: "{n} استفسار",
});
export const dashboardNewInquiries = pluralOf("ar", {
  one: "استفسار جديد",
  two: "استفساران جديدان",
  few: "{n} استفسارات جديدة",
  many: "{n} استفسارًا جديدًا",
  other: "{n} استفسار جديد",
});
export const dashboardViewsTitle = () => "المشاهدات";
export const dashboardContactsTitle = () => "طلبات التواصل";
export const dashboardMostADay = (most: number) => `الأعلى: ${formatNumber(most)} في اليوم`;
export const dashboardBars = () => "الأعمدة: آخر 30 يومًا";
export const dashboardTimeLeft = (countdown: string) => `المتبقي: ${countdown}`;
export const dashboardEndsToday = () => "ينتهي اليوم";
export const dashboardEnds = (date: string) => `ينتهي في ${date}`;
export const dashboardEnded = (date: string) => `انتهى في ${date}`;
export const dashboardSoldOn = (date: string) => `تم البيع في ${date}`;

export const listingRelist = () => "إعادة النشر";
export const listingRelistFrom = (date: string) => `يمكنك إعادة نشره بدءًا من ${date}.`;
export const listingDelete = () => "حذف";
export const listingMarkSold = () => "تم البيع";
export const listingUndoSale = () => "إعادة عرضه للبيع";
export const listingActions = (title: string) => `إجراءات ${title}`;
export const listingDeleteTitle = () => "هل تريد حذف هذا الإعلان؟";
export const listingDeleteText = () =>
  "سيختفي الإعلان من البحث وتُغلق صفحته، وتبقى الاستفسارات التي وصلتك محفوظة. لا يمكن التراجع عن ذلك.";
export const listingKeep = () => "إلغاء";
export const listingRelisting = () => "جارٍ إعادة النشر…";
export const listingActionFailed = () => "حدث خطأ. يرجى المحاولة مرة أخرى.";

export const dashboardEmptyTitle = () => "ليس لديك إعلانات بعد";
export const dashboardEmptyText = () =>
  "اعرض سيارتك أو لوحتك الأولى مجانًا. يجدها المشترون فورًا، وتصلك استفساراتهم هنا.";
export const dashboardEmptyAction = () => "اعرض سيارتك الأولى";
export const dashboardExamples = () => "هكذا ستظهر إعلاناتك";
export const dashboardExample = () => "مثال";
export const dashboardExampleAmman = () => "عمّان";
export const dashboardExamplePlate = () => "لوحة رقم 1771 ترميز 10، متناظر";

export const inboxTitle = () => "الاستفسارات";
export const inboxNewCount = (count: number) => `الجديدة: ${formatNumber(count)}`;
export const inboxCall = () => "اتصال";
export const inboxMail = () => "بريد";
export const inboxReopen = () => "إعادة فتح";
export const inboxEmptyTitle = () => "لا توجد استفسارات بعد";
export const inboxEmptyText = () => "عندما يراسلك مشترٍ بخصوص أحد إعلاناتك، تظهر رسالته هنا.";
export const inboxTake = () => "أستلمه أنا";
export const inboxTakenBy = (name: string) => `مستلمة من \u2068${name}\u2069`;
