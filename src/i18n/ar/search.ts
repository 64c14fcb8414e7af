import { quoted } from "./quoted.ts";
import { namesOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";

export const badgeNew = () => "جديدة";
export const badgeFeatured = () => "مميّزة";
export const badgeVerified = () => "موثّقة";
export const cardPhotos = (count: number) =>
  plural("ar", count, {
    one: "صورة واحدة",
    two: "صورتان",
    few: `${count} صور`,
    many: `${count} صورة`,
    other: `${count} صورة`,
  });
export const cardContact = (title: string) => `تواصل مع بائع ${title}`;

export const searchText = () => "ابحث عن سيارة";
export const searchTextExample = () => "ابحث بالماركة أو الموديل أو المدينة…";
export const searchSubmit = () => "بحث";

export const searchFilters = () => "الفلاتر";
export const searchActiveFilters = () => "الفلاتر المفعّلة";
export const searchClearAll = () => "مسح الكل";
export const searchAllMakes = () => "كل الماركات";
export const searchAnotherMake = () => "إضافة ماركة أخرى";
export const searchModelExample = () => "كامري، النترا، بريوس…";
export const searchPrice = () => "السعر (دينار)";
export const searchMinPrice = () => "أقل سعر";
export const searchMaxPrice = () => "أعلى سعر";
export const searchAllCities = () => "كل المدن";
export const searchAnotherCity = () => "إضافة مدينة أخرى";
export const searchYearHint = (first: number, last: number) => `من ${first} إلى ${last}`;
export const searchYearWrong = (first: number, last: number) => `اكتب سنة من ${first} إلى ${last}`;
export const searchNumberWrong = () => "اكتب رقمًا، مثل 5000 أو 5 آلاف";
export const searchYearRange = () => "أو بين سنتين";
export const searchFrom = () => "من";
export const searchTo = () => "إلى";
export const searchFromYear = () => "من سنة";
export const searchToYear = () => "إلى سنة";
export const searchAny = () => "الكل";

export const searchSortLabel = namesOf({
  relevance: "الأقرب لبحثك",
  newest: "الأحدث أولًا",
  "price-asc": "السعر: من الأقل",
  "price-desc": "السعر: من الأعلى",
  "year-desc": "سنة الصنع: الأحدث",
  "mileage-asc": "الممشى: الأقل",
  "best-price": "أفضل سعر مقارنة بغيرها",
});
export const searchSkipToResults = () => "الانتقال إلى النتائج";
export const searchSort = () => "الترتيب";
export const searchApplySort = () => "تطبيق";

const CARS = { one: "سيارة واحدة", two: "سيارتان", few: "{n} سيارات", other: "{n} سيارة" };
export const searchFound = pluralOf("ar", { zero: "لا توجد سيارات", ...CARS });
export const searchShow = pluralOf("ar", {
  zero: "لا توجد سيارات",
  one: "عرض سيارة واحدة",
  two: "عرض سيارتين",
  few: "عرض {n} سيارات",
  other: "عرض {n} سيارة",
});
export const searchShowResults = () => "عرض النتائج";
export const searchResults = () => "نتائج البحث";
export const searchNoneTitle = () => "لم نجد سيارات";
export const searchNoneText = () => "جرّب تعديل الفلاتر لتظهر نتائج أكثر";
export const searchUnsold = (make: string) => `لا توجد سيارات ${make} معروضة الآن`;
export const searchUnread = (texts: string[]) =>
  `لم نفهم الرقم ${quoted(texts)}، لذا لم نستخدمه في التصفية. اكتبه بالأرقام، مثل 12,500.`;
export const searchLeftOut = (words: string[], rare: string[]) => {
  const all = quoted(words);
  return rare.length > 0
    ? `عدد قليل من الإعلانات يذكر ${all}، لذا عرضنا غيرها أيضًا.`
    : `لا يوجد إعلان فيه ${all}، فبحثنا عن بقية الكلمات.`;
};
export const searchStrictly = () => "ابحث عن كل الكلمات";
export const searchRangeReversed = () => "لا يمكن أن يكون الحد الأدنى أعلى من الحد الأقصى.";
export const searchClearFilters = () => "مسح الفلاتر";
export const searchAll = (labels: string[]) => labels.join("، ");
export const searchOffers = () => "أو جرّب:";
export const searchWithout = (label: string) => `بدون: ${label}`;
export const searchFailed = () => "تعذّر تحميل السيارات";
export const searchFailedText = () => "تحقّق من الاتصال وحاول مرة أخرى. الفلاتر باقية كما هي.";

export const searchOption = (label: string, count: string) => `${label} (${count})`;
export const searchMaxMileage = () => "أعلى ممشى (كم)";
export const searchOnly = () => "تضييق النتائج";
export const searchMostAre = (range: string, count: string) => `الأكثر: ${range} (${count})`;
export const searchAllPlates = () => "كل اللوحات المعروضة، من أصحابها مباشرة.";
export const searchMore = () => "فلاتر أكثر";
export const searchAllFilters = () => "كل الفلاتر";
export const searchPhotosOnly = () => "مع صور فقط";
export const searchVerifiedOnly = () => "الموثّقة فقط";
export const searchCashOnly = () => "سعر الكاش فقط";
export const searchReducedOnly = () => "نزل سعرها مؤخرًا";
export const searchGoodPriceOnly = () => "سعر جيد أو ممتاز";

export const searchChipText = (text: string) => `«\u2068${text}\u2069»`;
export const searchChipNot = (label: string) => `باستثناء ${label}`;
const COUNTRIES: Record<string, string> = {
  Chinese: "صينية",
  Korean: "كورية",
  Japanese: "يابانية",
  German: "ألمانية",
  American: "أمريكية",
  French: "فرنسية",
  Italian: "إيطالية",
  British: "بريطانية",
  Swedish: "سويدية",
};
export const searchChipNoAccidents = () => "بدون حوادث";
export const searchChipCountry = (country: string) => `ماركات ${COUNTRIES[country] ?? country}`;
export const suggestionCountry = (country: string) => `سيارات ${COUNTRIES[country] ?? country}`;
export const searchChipGeneration = (car: string, years: string) => `${car} (${years})`;
export const searchChipPrice = (from: string | null, to: string | null) =>
  from === null ? `حتى ${to} دينار` : to === null ? `من ${from} دينار` : `من ${from} إلى ${to} دينار`;
export const searchChipYears = (from: number | null, to: number | null) =>
  from === null ? `حتى ${to}` : to === null ? `من ${from}` : `من ${from} إلى ${to}`;
export const searchChipMileage = (min: string | null, max: string | null) =>
  min === null ? `حتى ${max}` : max === null ? `من ${min}` : `من ${min} إلى ${max}`;

export const searchTitle = (car: string | null, city: string | null) =>
  `سيارات ${car ?? "مستعملة"} للبيع في ${city ?? "الأردن"}`;
export const searchDescription = (title: string, count: number) =>
  `${title}: ${plural("ar", count, { zero: "إعلانات", one: "إعلان واحد", two: "إعلانان", few: "{n} إعلانات", many: "{n} إعلانًا", other: "{n} إعلان" })} ` +
  "بالصور والأسعار بالدينار. ابحث حسب السعر والسنة والوقود والمدينة وتواصل مع البائع مباشرة.";

export const suggestionsTitle = () => "اقتراحات";
export const suggestionsFound = pluralOf("ar", {
  zero: "لا توجد اقتراحات",
  one: "اقتراح واحد، استخدم الأسهم",
  two: "اقتراحان، استخدم الأسهم",
  few: "{n} اقتراحات، استخدم الأسهم",
  many: "{n} اقتراحًا، استخدم الأسهم",
  other: "{n} اقتراح، استخدم الأسهم",
});
export const suggestionCars = pluralOf("ar", {
  one: "سيارة واحدة",
  two: "سيارتان",
  few: "{n} سيارات",
  other: "{n} سيارة",
});
export const suggestionAllCars = () => "كل السيارات";
export const suggestionRecent = () => "بحث سابق";
export const suggestionForget = () => "إزالة هذا البحث";
export const suggestionsForget = () => "مسح عمليات البحث الأخيرة";
