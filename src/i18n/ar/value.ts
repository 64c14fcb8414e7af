import { namesOf } from "../label.ts";
import { plural } from "../plural.ts";

export const verdictLabel = namesOf({
  great: "سعر ممتاز",
  good: "سعر جيد",
  fair: "سعر عادل",
  high: "سعر مرتفع",
});
const CARS = { one: "سيارة واحدة", two: "سيارتين", few: "{n} سيارات", other: "{n} سيارة" };
const LISTED = { one: "سيارة واحدة", two: "سيارتان", few: "{n} سيارات", other: "{n} سيارة" };
export const verdictWord = namesOf({ great: "ممتاز", good: "جيد", fair: "عادل", high: "مرتفع" });
export const priceDifference = (percent: number) =>
  `${percent < 0 ? "أقل" : "أعلى"} بـ\u00a0${Math.abs(percent)}%`;
export const valueTitle = () => "مقارنة السعر بغيره";
export const valueHeadline = (percent: number) =>
  percent === 0
    ? "مثل أسعار السيارات المشابهة"
    : `${percent < 0 ? "أقل" : "أعلى"} من أسعار السيارات المشابهة بـ\u00a0${Math.abs(percent)}%`;
export const valueRange = (low: string, high: string) => `من ${low} إلى ${high} دينار`;
export const valueSimilarAsk = (range: string) => `أسعار السيارات المشابهة: ${range}.`;
export const valueYourChoice = () => "وتحديد السعر يعود إليك.";
export const valueComparing = () => "نقارن بسيارات مشابهة…";
export const valueTooFew = () => "السيارات المشابهة هنا قليلة ولا تكفي لمقارنة السعر.";
export const valueCompared = (count: number) => `قارنّا بأسعار ${plural("ar", count, CARS)}`;
export const valueSeeWhy = () => "التفاصيل";
export const valuePlot = () => "السعر والممشى لسيارات مشابهة";
export const valueOnSale = () => "معروضة";
export const valueEnded = () => "مباعة أو منتهية";
export const valueLine = () => "السعر العادل ونطاقه";
export const valueThisCar = () => "هذه السيارة";
export const valueNearest = () => "الأقرب إلى هذه السيارة";
export const valueAll = (count: number) => `جدول كامل: ${plural("ar", count, LISTED)}`;
export const valueMost = (count: number) => `جدول أقرب ${plural("ar", count, CARS)}`;
export const valueMileage = () => "الممشى بالكيلومتر";
export const valuePrice = () => "السعر بالدينار";
export const valueMethod = (count: number) =>
  `قارنّا بأسعار الكاش لـ\u00a0${plural("ar", count, CARS)} من الموديل نفسه، مجمركة وبلا أضرار، عُرضت هنا خلال السنة الماضية، وأعطينا بقية موديلات الماركة وزنًا قليلًا. ` +
  "وراعينا الفرق في السنة والممشى وناقل الحركة والوقود والهيكل والدهان، وكلما ابتعدت سنة السيارة قلّ وزنها، وللمباعة والمنتهية نصف الوزن. " +
  "نحو 8 من كل 10 أسعار تقع في هذا النطاق، وهو تقدير وليس عرض شراء.";
export const valueMethodTitle = () => "كيف حسبنا السعر.";

export const worthTitle = () => "كم تساوي سيارتي؟";
export const worthText = () => "تقدير مبني على أسعار سيارات مشابهة معروضة في الأردن، تراها بنفسك.";
export const worthStartTitle = () => "أربع معلومات تكفي لتعرف سعر السوق";
export const worthStartText = () =>
  "الماركة والموديل والسنة والممشى. وإن أضفت الوقود وناقل الحركة والدهان، صار التقدير أدق.";
export const worthGet = (): [string, string][] => [
  ["نطاق وليس رقمًا واحدًا", "الأسعار التي يقع ضمنها نحو 8 من كل 10 سيارات مشابهة."],
  ["السيارات التي بُني عليها", "رسم بياني لأسعارها وممشاها، مع روابط أقربها إلى سيارتك."],
  ["بلا تخمين", "إن كانت السيارات المشابهة قليلة، أخبرناك بذلك."],
];
export const worthPaint = namesOf({
  original: "أصلي",
  "full-repaint": "معاد كليًا",
  "partial-repaint": "معاد جزئيًا",
});
export const worthAgain = () => "احسب من جديد";
export const worthRestart = () => "ابدأ بسيارة أخرى";
export const worthAsk = () => "احسب السعر";
export const worthPrivate = () => "لا تحتاج إلى حساب، ولا نحفظ إجاباتك.";
export const worthUnknownTitle = () => "السيارات المشابهة قليلة";
export const worthUnknown = () =>
  "عدد السيارات المشابهة المعروضة هنا قليل ولا يكفي لتقدير السعر. تأكّد من اسم الموديل والسنة، أو ابحث عن سيارات مشابهة.";
export const worthAround = (price: string) => `الأرجح أن تُعرض بنحو ${price}.`;
export const worthLower = () => "أقل من المعتاد";
export const worthHigher = () => "أعلى من المعتاد";
export const worthReady = () => "هل تريد بيعها؟";
export const worthReadyText = () => "نقلنا إجاباتك إلى الإعلان. أضف الصور وانشره.";
export const worthSell = (price: string) => `اعرضها بسعر ${price}`;
export const worthBrowse = (name: string) => `كل سيارات ${name}`;
export const worthYours = () => "سيارتك";
