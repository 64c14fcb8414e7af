import { plural } from "../plural.ts";

const CARS = { one: "سيارة واحدة", two: "سيارتين", few: "{n} سيارات", other: "{n} سيارة" };
export const prices = () => "الأسعار";
export const pricesTitle = (model?: string) => `أسعار ${model ?? "السيارات المستعملة"} في الأردن`;
export const pricesText = () => "ما طلبه البائعون في الأردن لسياراتهم المستعملة خلال آخر 12 شهرًا.";
export const pricesFrom = (count: number) =>
  `أسعار ${plural("ar", count, CARS)}، معروضة الآن أو بيعت خلال آخر 12 شهرًا.`;
export const pricesNow = () => "السعر الوسيط";
export const pricesMedianOnSale = (count: number) => `وسيط ${plural("ar", count, CARS)} معروضة للبيع`;
export const pricesMedianOfAll = (count: number) => `وسيط ${plural("ar", count, CARS)} معروضة أو مباعة`;
export const pricesFromTo = (from: string, to: string) => `الوسيط الشهري: من ${from} إلى ${to}`;
export const pricesChange = (month: string) => `التغيّر منذ ${month}`;
export const pricesKm = () => "كم ينقص السعر مع كل 10,000 كم إضافية";
export const pricesSameYear = () => "بين سيارات من السنة نفسها";
export const pricesTooFew = () => "عدد السيارات لا يكفي لحساب رقم";
export const pricesByYear = () => "حسب سنة الصنع";
export const pricesByYearText = () => "أسعار نصف سيارات كل سنة تقع داخل الشريط، والحلقة هي الوسيط.";
export const pricesHalf = () => "نطاق معظم الأسعار";
export const pricesMedian = () => "الوسيط بالدينار";
export const pricesMonths = () => "شهرًا بشهر";
export const pricesMonthsText = () => "الخط هو السعر الوسيط للسيارات التي عُرضت في كل شهر، والأعمدة عددها.";
export const pricesTable = () => "كل الأشهر في جدول";
export const pricesMonth = () => "الشهر";
export const pricesMethodTitle = () => "أسعار مطلوبة وليست أسعار بيع";
export const pricesMethod = () =>
  "نحسب أسعار الكاش لسيارات مجمركة وبلا أضرار، معروضة هنا الآن أو بيعت خلال آخر 12 شهرًا. " +
  "كل سيارة تُحسب مرة واحدة بآخر سعر لها، وكل رقم يحتاج إلى 8 سيارات على الأقل. " +
  "غالبًا ما يدفع المشتري أقل بقليل، ونعيد الحساب كل يوم.";
export const pricesBelow = () => "أقل من السعر العادل الآن";
export const pricesSimilar = () => "موديلات مشابهة";
export const pricesNone = (words: string) => `لا توجد لدينا أسعار لـ«\u2068${words}\u2069»`;
export const pricesAlike = () => "هل تقصد…";
export const pricesAll = () => "كل الأسعار";
export const pricesUnknown = () =>
  "لا نعرف هذا الموديل، أو أن سياراته هنا قليلة. تأكّد من اسمه أو اختر موديلًا آخر.";
export const pricesGone = () => "سيارات هذا الموديل هنا قليلة الآن ولا تكفي لنقول كم سعرها.";
