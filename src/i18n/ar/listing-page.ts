import { plural, pluralOf } from "../plural.ts";

export const detailMissingText = () => "السيارة التي تبحث عنها غير موجودة أو تم حذفها.";

export const detailPageTitle = (car: string, price: string) => `${car} — ${price}`;
export const detailBack = () => "العودة إلى السيارات";
export const detailShare = () => "مشاركة";
export const printPage = () => "طباعة";

export const detailPhotoAlt = (title: string, position: number, count: number) =>
  `${title}، صورة ${position} من ${count}`;
export const detailShowPhoto = (position: number) => `اعرض الصورة ${position}`;
export const detailMorePhotos = (position: number, count: number) =>
  `اعرض الصورة ${position} و${plural("ar", count, { one: "صورة أخرى", two: "صورتين أخريين", few: "{n} صور أخرى", other: "{n} صورة أخرى" })}`;
export const detailPreviousPhoto = () => "الصورة السابقة";
export const detailNextPhoto = () => "الصورة التالية";
export const detailFullScreen = () => "ملء الشاشة";
export const detailZoomIn = () => "تكبير";
export const detailNoPhotos = () => "لم يضف البائع صورًا";

export const detailCashPrice = () => "السعر كاش.";
export const detailOrTerms = (terms: string) => `أو بالأقساط: ${terms}.`;
export const detailOnlyTerms = (terms: string) => `أقساط فقط: ${terms}.`;
export const detailOnlyInstallments = () => "أقساط فقط.";
export const detailOrInstallments = () => "أو بالأقساط. اسأل البائع عن الشروط.";

const months = { one: "شهر", two: "شهرين", few: "{n} أشهر", many: "{n} شهرًا", other: "{n} شهر" };
export function detailTerms(terms: { down: string | null; monthly: string | null; months: number | null }) {
  const { down, monthly } = terms;
  const rest = monthly ? `قسط شهري ${monthly}` : down && terms.months !== null && "الباقي";
  const amounts = [down && `دفعة أولى ${down}`, rest].filter(Boolean).join(" و");
  const length = terms.months !== null && plural("ar", terms.months, months);
  const duration = length && `${down && !monthly ? "على" : "لمدة"} ${length}`;
  return [amounts, duration].filter(Boolean).join(" ");
}
export const detailListedAgo = (ago: string) => `نُشر ${ago}`;

export const priceReducedBy = (price: string) => `نزل ${price}`;
export const priceHistory = () => "سجل السعر";
export const priceListed = () => "نُشر";
export const priceToday = () => "اليوم";

export const detailCalling = () => "لحظة…";
export const detailPhoneShown = (phone: string) => `رقم البائع \u2066${phone}\u2069`;
export const detailPhoneFailed = () => "تعذّر عرض الرقم. يرجى المحاولة مرة أخرى.";

export const detailSoldTitle = () => "بيعت هذه السيارة";
export const detailEndedText = () => "لم يعد البائع يستقبل الرسائل. هذه سيارات ما زالت معروضة للبيع.";
export const detailSeeSimilar = () => "عرض سيارات مشابهة";
export const detailContactClosed = () => "لم يعد ممكنًا التواصل مع البائع بخصوص هذه السيارة.";
export const detailOwnTitle = () => "هذا إعلانك";
export const detailOwnText = () => "هكذا يراه المشترون.";

export const detailFuel = () => "الوقود";
export const detailEngine = () => "المحرك";
export const detailLitres = (litres: string) => `${litres} لتر`;
export const detailCubic = (cubic: string) => `${cubic} سي سي`;

export const detailSpecification = () => "المواصفات";
export const detailLicensedUntil = (month: string) => `مرخصة حتى ${month}`;
export const detailLicenseEnded = (month: string) => `انتهى في ${month}`;

export const detailReportedBySeller = () => "حسب ما ذكره البائع. أعد فحصها في مركز تختاره أنت.";
export const detailNotInspectedText = () => "افحصها في مركز تختاره أنت قبل أن تدفع.";
export const detailGood = () => "جيد";
export const detailFrontRight = () => "أمامي يمين";
export const detailFrontLeft = () => "أمامي يسار";
export const detailRearRight = () => "خلفي يمين";
export const detailRearLeft = () => "خلفي يسار";

export const detailSeller = () => "البائع";
export const detailMemberSince = (month: string) => `عضو منذ ${month}`;
export const detailSellerCars = pluralOf("ar", {
  zero: "لا إعلانات معروضة الآن",
  one: "إعلان واحد معروض الآن",
  two: "إعلانان معروضان الآن",
  few: "{n} إعلانات معروضة الآن",
  many: "{n} إعلانًا معروضًا الآن",
  other: "{n} إعلان معروض الآن",
});
export const detailJordan = () => "الأردن";
export const detailSafetyTitle = () => "اشترِ بأمان";
export const detailSafety = () => [
  "قابل البائع في مكان عام وفي النهار.",
  "افحص السيارة في مركز تختاره أنت.",
  "لا تدفع أي مبلغ مقدّمًا.",
  "طابق رخصة المركبة مع هوية المالك.",
  "انقل الملكية في دائرة الترخيص.",
];

export const detailSimilar = () => "سيارات مشابهة";
export const detailViewAll = () => "عرض الكل";
export const detailListedOn = (date: string) => `نُشر في ${date}`;
export const detailListedRecently = () => "مؤخرًا";
export const detailConfirmedOn = (date: string) => `في ${date} أكّد البائع أنها متوفرة`;

export const sheetForSale = () => "للبيع";
export const sheetCashPrice = () => "السعر كاش";
export const sheetCall = () => "اتصال أو واتساب";
export const sheetDetails = () => "الحالة والأوراق";
export const sheetMoreFeatures = pluralOf("ar", {
  one: "وإضافة أخرى",
  two: "وإضافتان أخريان",
  few: "و{n} إضافات أخرى",
  other: "و{n} إضافة أخرى",
});
export const sheetQrLabel = () => "رمز QR لهذه الصفحة";
export const sheetScan = () => "صور أكثر ومراسلة البائع";
export const sheetScanOnly = () => "راسل البائع من صفحة الإعلان";
export const sheetScanText = () => "وجّه كاميرا هاتفك نحو المربع، أو ابحث عن رقم الإعلان.";
export const sheetPrinted = (date: string) => `طُبعت في ${date}.`;
export const sheetPriceNote = () => "تجد السعر الحالي في صفحة الإعلان.";
