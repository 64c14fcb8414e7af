import { plural, pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const homePageTitle = () => "سيارات مستعملة ولوحات أرقام في الأردن";
export const homeTitle = () => "سيارتك القادمة أقرب مما تتوقع";

const USED_CARS = {
  one: "سيارة مستعملة",
  two: "سيارتان مستعملتان",
  few: "{n} سيارات مستعملة",
  other: "{n} سيارة مستعملة",
};
const PLATES = { one: "لوحة أرقام", two: "لوحتا أرقام", few: "{n} لوحات أرقام", other: "{n} لوحة أرقام" };
export const homeText = (cars: number, plates: number) =>
  `${plural("ar", cars, USED_CARS)} و${plural("ar", plates, PLATES)} في كل محافظات الأردن، من أصحابها ومن المعارض مباشرة.`;
export const homeTextWithoutNumbers = () =>
  "سيارات مستعملة ولوحات أرقام في كل محافظات الأردن، من أصحابها ومن المعارض مباشرة.";
export const homeFree = () => "الإعلان مجاني";
export const homeNoCommission = () => "بلا عمولة";
export const homeDirect = () => "تواصل مباشر مع البائع";

export const homeTabs = () => "ماذا تريد أن تفعل؟";
export const homeBuy = () => "شراء";
export const homeSell = () => "بيع";
export const homeAllModels = () => "كل الموديلات";
export const homePriceRange = () => "السعر";
export const homeAnyPrice = () => "أي سعر";
export const homePriceLabel = (from: number | null, to: number | null) =>
  from === null
    ? `أقل من ${formatNumber(to ?? 0)} دينار`
    : to === null
      ? `${formatNumber(from)} دينار وأكثر`
      : `من ${formatNumber(from)} إلى ${formatNumber(to)} دينار`;
export const homeAllJordan = () => "كل الأردن";
export const homeSearchCars = () => "ابحث عن سيارة";
export const homePopular = () => "الأكثر بحثًا";
export const homeElectric = () => "سيارات كهربائية";

export const homeSellTitle = () => "جاهز لبيع سيارتك؟";
export const homeSellSteps = () => ["أضف الصور", "حدّد السعر", "انشر الإعلان"];
export const homeStartListing = () => "ابدأ إعلانك";

export const homeCarsForSale = () => "السيارات المعروضة";
export const homeDealers = () => "المعارض الموثّقة";
export const homeCities = () => "المدن التي نغطيها";
export const homeSold = () => "السيارات المباعة";

export const homeNoCars = () => "لا توجد سيارات معروضة بعد";
export const homeNoCarsText = () => "كن أول من يعلن: الإعلان مجاني، ويراه المشترون فورًا.";
export const homeFeatured = () => "سيارات مميّزة";
export const homeFeaturedText = () => "سيارات مختارة وأحدث السيارات الموثّقة";
export const homeViewAllCars = () => "عرض كل السيارات";

export const homeBodies = () => "تصفّح حسب نوع الهيكل";
export const homeBodiesText = () => "من هاتشباك المدينة إلى بيك أب المزرعة";
export const homeCars = pluralOf("ar", {
  zero: "لا توجد سيارات",
  one: "سيارة واحدة",
  two: "سيارتان",
  few: "{n} سيارات",
  other: "{n} سيارة",
});

export const homeRefine = () => "بحث أدق";
export const homeShowMore = () => "عرض المزيد";
export const homeShowFewer = () => "عرض أقل";
export const homeApply = () => "تطبيق الفلاتر";
export const filtersAppliedTitle = () => "تم تطبيق الفلاتر";
export const filtersAppliedText = () => "تم تحديث نتائج البحث حسب الفلاتر";

export const homeNear = () => "سيارات قريبة منك";
export const homeNearText = () => "اختر محافظتك وتصفّح السيارات المعروضة فيها.";
export const homeMap = () => "خريطة الأردن";
export const homeCityList = () => "المدن";
export const homeFewerCars = () => "سيارات أقل";
export const homeMoreCars = () => "سيارات أكثر";

export const homePlates = () => "أحدث اللوحات";
export const homePlatesText = () => "قصيرة أو متناظرة أو مدوّرة: اختر الأرقام التي تريدها";
export const homeViewAllPlates = () => "عرض كل اللوحات";

export const homeTestimonials = () => "آراء البائعين والمشترين";
export const homeRating = (stars: number) => `${stars} من 5 نجوم`;

export const homeServices = () => "خدماتنا";
export const homeServicesText = () => "معك في الخطوات المهمة";
export const homeInspection = () => "فحص السيارة";
export const homeInspectionText = () =>
  "ماذا يشمل الفحص الكامل، وما معنى «سبعة جيد»، وعمّ تسأل في مركز الفحص.";
export const homeInspectionLink = () => "اقرأ قبل الفحص";
export const homeFinancing = () => "تمويل السيارات";
export const homeFinancingText = () => "احسب القسط الشهري من السعر والدفعة الأولى وعدد الأشهر.";
export const homeFinancingLink = () => "احسب قسطك";
export const homeDocuments = () => "المعاملات والأوراق";
export const homeDocumentsText = () => "الترخيص والتأمين ونقل الملكية في دائرة الترخيص، خطوة بخطوة.";
