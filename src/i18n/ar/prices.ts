import { plural, pluralOf } from "../plural.ts";

const CARS = { one: "سيارة واحدة", two: "سيارتان", few: "{n} سيارات", many: "{n} سيارة", other: "{n} سيارة" };
const OF_CARS = { ...CARS, two: "سيارتين" };
export const prices = () => "الأسعار";
export const pricesTitle = (model: string | null) => `أسعار ${model ?? "السيارات المستعملة"} في الأردن`;
export const pricesText = () =>
  "كم يطلب البائعون في الأردن ثمنًا للسيارات المستعملة، حسب الماركة والموديل، من إعلانات آخر 12 شهرًا.";
export const pricesDescription = (model: string, median: string, count: number) =>
  `كم سعر ${model} في الأردن؟ السعر الوسيط المطلوب ${median}، مع الأسعار حسب سنة الصنع وشهرًا بشهر، من ${plural("ar", count, OF_CARS)}.`;
export const pricesFrom = (count: number, first: string, last: string) =>
  `من ${plural("ar", count, OF_CARS)}، ${first} – ${last}. أسعار مطلوبة وليست أسعار بيع.`;
export const pricesCars = pluralOf("ar", CARS);
export const pricesNow = () => "السعر الوسيط الآن";
export const pricesOfYear = () => "السعر الوسيط لآخر 12 شهرًا";
export const pricesOnSale = pluralOf("ar", {
  zero: "لا سيارات معروضة الآن",
  one: "سيارة واحدة معروضة",
  two: "سيارتان معروضتان",
  few: "{n} سيارات معروضة",
  other: "{n} سيارة معروضة",
});
export const pricesChangeYear = () => "التغيّر خلال 12 شهرًا";
export const pricesChange = (month: string) => `التغيّر منذ ${month}`;
export const pricesLess = (price: string) => `أقل بـ\u00a0${price}`;
export const pricesMore = (price: string) => `أكثر بـ\u00a0${price}`;
export const pricesSame = () => "السعر نفسه تقريبًا";
export const pricesKm = () => "كم تكلّف كل 10,000 كم زيادة";
export const pricesWithMileage = (count: number) => `الممشى معروف لـ\u00a0${plural("ar", count, OF_CARS)}`;
export const pricesUnclear = () => "لا فرق واضحًا بعد";
export const pricesTooFew = () => "السيارات قليلة ولا تكفي لرقم";
export const pricesByYear = () => "حسب سنة الصنع";
export const pricesByYearText = () => "أسعار نصف سيارات كل سنة تقع داخل الشريط.";
export const pricesHalf = () => "النصف الأوسط بالدينار";
export const pricesMedian = () => "الوسيط بالدينار";
export const pricesMonths = () => "شهرًا بشهر";
export const pricesMonthsText = () => "السعر الوسيط للسيارات التي عُرضت في كل شهر، وعددها.";
export const pricesTable = () => "عرض كجدول";
export const pricesMonth = () => "الشهر";
export const pricesListed = () => "سيارات عُرضت";
export const pricesMethodTitle = () => "أسعار مطلوبة وليست أسعار بيع";
export const pricesMethod = () =>
  "نحسب أسعار الكاش لسيارات مجمركة وبلا أضرار، معروضة هنا الآن أو بيعت خلال آخر 12 شهرًا. " +
  "كل سيارة تُحسب مرة واحدة بآخر سعر لها، وكل رقم يحتاج إلى 8 سيارات على الأقل. " +
  "غالبًا ما يدفع المشتري أقل بقليل، ونعيد الحساب كل يوم.";
export const pricesBelow = () => "أقل من السعر العادل الآن";
export const pricesSimilar = () => "موديلات مشابهة";
export const pricesSimilarNames = () => "موديلات لها أسعار";
export const pricesNone = () => "لا أسعار هنا";
export const pricesUnknown = () =>
  "لا نعرف هذا الموديل، أو أن سياراته هنا قليلة. تأكّد من اسمه أو اختر موديلًا آخر.";
export const pricesGone = () => "سيارات هذا الموديل هنا قليلة الآن ولا تكفي لنقول كم سعرها.";
