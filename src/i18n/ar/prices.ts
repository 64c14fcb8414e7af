import { plural, pluralOf } from "../plural.ts";

const CARS = { one: "سيارة واحدة", two: "سيارتان", few: "{n} سيارات", other: "{n} سيارة" };
const OF_CARS = { ...CARS, two: "سيارتين" };
export const prices = () => "الأسعار";
export const pricesTitle = (model?: string) => `أسعار ${model ?? "السيارات المستعملة"} في الأردن`;
export const pricesText = () => "ما طلبه البائعون في الأردن لسياراتهم المستعملة خلال آخر 12 شهرًا.";
export const pricesFrom = (count: number) =>
  `أسعار ${plural("ar", count, OF_CARS)}، معروضة الآن أو بيعت خلال آخر 12 شهرًا.`;
export const pricesCars = pluralOf("ar", CARS);
export const pricesNow = () => "السعر الوسيط";
export const pricesOnSale = (count: number) => `المعروض الآن: ${plural("ar", count, CARS)}`;
export const pricesChange = (month: string) => `التغيّر منذ ${month}`;
export const pricesKm = () => "كم تكلّف كل 10,000 كم زيادة";
export const pricesSameYear = () => "بين سيارات من السنة نفسها";
export const pricesTooFew = () => "السيارات قليلة ولا تكفي لرقم";
export const pricesByYear = () => "حسب سنة الصنع";
export const pricesByYearText = () => "أسعار نصف سيارات كل سنة تقع داخل الشريط.";
export const pricesHalf = () => "النصف الأوسط بالدينار";
export const pricesMedian = () => "الوسيط بالدينار";
export const pricesMonths = () => "شهرًا بشهر";
export const pricesMonthsText = () => "السعر الوسيط للسيارات التي عُرضت في كل شهر، وعددها.";
export const pricesTable = () => "عرض كجدول";
export const pricesMonth = () => "الشهر";
export const pricesMethodTitle = () => "أسعار مطلوبة وليست أسعار بيع";
export const pricesMethod = () =>
  "نحسب أسعار الكاش لسيارات مجمركة وبلا أضرار، معروضة هنا الآن أو بيعت خلال آخر 12 شهرًا. " +
  "كل سيارة تُحسب مرة واحدة بآخر سعر لها، وكل رقم يحتاج إلى 8 سيارات على الأقل. " +
  "غالبًا ما يدفع المشتري أقل بقليل، ونعيد الحساب كل يوم.";
export const pricesBelow = () => "أقل من السعر العادل الآن";
export const pricesSimilar = () => "موديلات مشابهة";
export const pricesUnknown = () =>
  "لا نعرف هذا الموديل، أو أن سياراته هنا قليلة. تأكّد من اسمه أو اختر موديلًا آخر.";
export const pricesGone = () => "سيارات هذا الموديل هنا قليلة الآن ولا تكفي لنقول كم سعرها.";
