import { labelIn } from "../label.ts";
import { plural } from "../plural.ts";

export const platesTitle = () => "لوحات أرقام الأردن";
export const platesPatternTitle = (pattern: string) => `${pattern}: لوحات أرقام في الأردن`;
const PLATES = {
  zero: "0 لوحة",
  one: "لوحة واحدة",
  two: "لوحتان",
  few: "{n} لوحات",
  many: "{n} لوحة",
  other: "{n} لوحة",
};
export const platesDescription = (title: string, count: number) =>
  `${title}: ${plural("ar", count, PLATES)} للبيع بأسعار بالدينار. ` +
  "ابحث بالأرقام التي تريدها أو بالنمط أو الترميز أو السعر وتواصل مع البائع مباشرة.";
export const platesLead = (): [before: string, after: string] => [
  "اكتب الأرقام التي تريدها، واترك",
  "مكان أي رقم.",
];

/** Left to right wherever the sentence puts it. */
const isolated = (text: string) => `\u2066${text}\u2069`;

export const platesText = () => "ابحث عن لوحة";
export const platesTextExample = () => "رقم أو مدينة أو نمط أو سعر…";
export const platesPattern = () => "ابحث بشكل الرقم";
export const platesPatternHint = () =>
  `${isolated("?")} لأي رقم، و${isolated("*")} لأي أرقام متتالية، والشرطة بعد الترميز: ${isolated("?77?")} و${isolated("*123")} و${isolated("20-*")}.`;
export const platesAnyDigit = () => "أي رقم";
export const platesAnyRun = () => "أي أرقام متتالية";
export const platesAfterCode = () => "بعد الترميز";
export const platesAnyCode = () => ["أي", "ترميز"];
export const platesDigits = () => "عدد خانات الرقم";
export const platesAnyDigits = () => "الكل";
export const platesLocation = () => "الموقع";
export const platesLocationExample = () => "مدينة أو منطقة";
export const platesSubmit = () => "اعرض اللوحات";
export const platesShow = (count: number) =>
  plural("ar", count, {
    zero: "اعرض 0 لوحة",
    one: "اعرض لوحة واحدة",
    two: "اعرض لوحتين",
    few: "اعرض {n} لوحات",
    many: "اعرض {n} لوحة",
    other: "اعرض {n} لوحة",
  });
export const platesPatterns = () => "الأنماط";

export const platesAreaCode = () => "الترميز";
export const platesAllCodes = () => "كل الترميزات";
export const platesAnotherCode = () => "أضف ترميزًا آخر";
export const platesCodeOption = (areaCode: string | number, city: string | null) =>
  city ? `${areaCode} · ${city}` : `${areaCode}`;
export const platesDigitCount = () => "عدد الخانات";
export const platesInNumber = () => "أرقام داخل الرقم";
export const platesStartsWith = () => "يبدأ بـ";
export const platesEndsWith = () => "ينتهي بـ";
export const platesDigitsWrong = () => "أرقام فقط";
export const platesContains = () => "يحتوي على";
export const platesClear = () => "مسح";

const SORTS = {
  relevance: "الأقرب لبحثك",
  newest: "الأحدث أولًا",
  "price-asc": "السعر: من الأقل",
  "price-desc": "السعر: من الأعلى",
  digits: "الأقل خانات أولًا",
  number: "الرقم: من الأصغر",
};
export const platesSortLabel = (sort: string) => labelIn(SORTS, sort);

export const platesFound = (count: number) => plural("ar", count, PLATES);
export const platesResults = () => "لوحات الأرقام";
export const platesNoneTitle = () => "لا توجد لوحات أرقام";
export const platesNoneText = () => "جرّب تعديل معايير البحث أو تصفّح كل اللوحات المتاحة.";
export const platesClearAll = () => "مسح كل الفلاتر";
export const platesFailed = () => "تعذّر جلب لوحات الأرقام";

export const platesChipPattern = (pattern: string) => `النمط ${isolated(pattern)}`;
export const platesChipStarts = (digits: string) => `يبدأ بـ ${isolated(digits)}`;
export const platesChipEnds = (digits: string) => `ينتهي بـ ${isolated(digits)}`;
export const platesChipContains = (digits: string) => `يحتوي على ${isolated(digits)}`;

export const plateCodeOf = (areaCode: string | number, city: string | null) =>
  city ? `ترميز ${areaCode} · ${city}` : `ترميز ${areaCode}`;
export const plateViewDetails = () => "التفاصيل";
export const plateContact = () => "تواصل";
export const plateAbout = (action: string, title: string) => `${action}: ${title}`;

export const platesByPattern = () => "تصفّح حسب النمط";
export const platesByPatternText = () => "أكثر الأرقام طلبًا.";
export const platesCount = (count: number) => plural("ar", count, PLATES);
