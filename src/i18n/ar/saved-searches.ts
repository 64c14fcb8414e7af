import { quoted } from "./quoted.ts";
import { labelsOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";

const NEW = {
  one: "إعلان جديد",
  two: "إعلانان جديدان",
  few: "{n} إعلانات جديدة",
  many: "{n} إعلانًا جديدًا",
  other: "{n} إعلان جديد",
};
const REST = {
  one: "ويناسبك أيضًا إعلان آخر.",
  two: "ويناسبك أيضًا إعلانان آخران.",
  few: "وتناسبك أيضًا {n} إعلانات أخرى.",
  many: "ويناسبك أيضًا {n} إعلانًا آخر.",
  other: "ويناسبك أيضًا {n} إعلان آخر.",
};

export const savedSearches = () => "عمليات البحث المحفوظة";
export const savedSearchesNew = (count: number) => `${plural("ar", count, NEW)} منذ آخر مرة`;
export const savedSearchesNone = () => "لا توجد عمليات بحث محفوظة بعد";
export const savedSearchesNoneText = () => "ابحث عمّا تريده ثم اضغط «احفظ البحث»، وسنخبرك فور نشر ما يناسبك.";
export const savedSearchesStart = () => "ابدأ البحث";
export const savedSearchesStartPlates = () => "أو ابحث عن لوحة أرقام";
export const savedSearchesUnconfirmed = (email: string) =>
  `نرسل التنبيهات إلى بريدك بعد أن تؤكّده: \u2068${email}\u2069`;

export const savedSearchNew = pluralOf("ar", NEW);
export const savedSearchShowNew = (count: number) => `عرض الجديد (${count})`;
export const savedSearchOpen = () => "افتح البحث";
export const savedSearchSince = (date: string) => `حُفظ في ${date}`;
export const savedSearchEdit = (name: string) => `تعديل «\u2068${name}\u2069»`;
export const savedSearchDelete = (name: string) => `حذف «\u2068${name}\u2069»`;
export const savedSearchDeleted = (name: string) => `حُذف «\u2068${name}\u2069».`;

export const savedSearchNewTitle = () => "احفظ هذا البحث";
export const savedSearchEditTitle = () => "تعديل البحث المحفوظ";
export const savedSearchNewText = () => "نخبرك عندما يُنشر إعلان يناسبه.";
export const savedSearchLeftOut = (words: string[]) =>
  `لا تشترط التنبيهات ${quoted(words)}، لأن الإعلانات نادرًا ما تذكر ذلك.`;
export const savedSearchName = () => "الاسم";
export const savedSearchWhen = () => "متى نخبرك";
export const savedSearchWhenHint = () =>
  "نرسل التنبيهات اليومية الساعة الثامنة صباحًا، والأسبوعية الساعة الثامنة صباح الأحد.";
export const savedSearchHow = () => "كيف نخبرك";
export const savedSearchSubmit = () => "احفظ البحث";

export const savedSearchRhythm = labelsOf({
  now: "فورًا",
  daily: "يوميًا",
  weekly: "أسبوعيًا",
  never: "بلا تنبيهات",
});
export const savedSearchChannel = labelsOf({ mail: "البريد", push: "الإشعارات" });

export const alertsWhere = () => "أين تصلك التنبيهات";
export const alertsWhereMore = () => "كل إعدادات التنبيهات";
export const alertsHow = () => "كيف تعمل التنبيهات";
export const alertsHowLines = () => [
  "فورًا: خلال دقيقتين، مجمّعة في رسالة واحدة.",
  "يوميًا: الساعة الثامنة صباحًا بتوقيت الأردن.",
  "أسبوعيًا: يوم الأحد الساعة الثامنة صباحًا.",
  "يصلك كل إعلان مرة واحدة فقط، ويشمل ذلك ما نزل سعره فدخل ضمن بحثك.",
];

export const savedSearchSaved = () => "تم حفظ البحث. تجده هنا متى عدت.";
export const savedSearchDone = () => "تم حفظ البحث. تجده في القائمة.";
export const savedSearchFailed = () => "تعذّر حفظ البحث. حاول مرة أخرى.";
export const savedSearchChanged = () => "تم تعديل البحث المحفوظ.";
export const savedSearchRestored = () => "تمت استعادة البحث المحفوظ.";
export const savedSearchNotFound = () => "البحث المحفوظ غير موجود";
export const savedSearchesFull = (max: number) =>
  `لديك ${max} عملية بحث محفوظة، وهذا هو الحد الأقصى. احذف بحثًا لتحفظ غيره.`;
export const savedSearchSame = (name: string) => `سبق أن حفظت هذا البحث باسم «\u2068${name}\u2069».`;
export const savedSearchWrong = (parameter: string) => `غير معروف أو غير صحيح: ${parameter}`;

export const alertSubject = (count: number, name: string) =>
  `${plural("ar", count, NEW)} في «\u2068${name}\u2069»`;
export const alertSubjectMany = (count: number) => `${plural("ar", count, NEW)} في عمليات بحثك المحفوظة`;
export const alertText = () => "هذا يناسب ما تبحث عنه:";
export const alertFits = (labels: string) => `يناسب: ${labels}.`;
export const alertDropped = (amount: string) => `نزل السعر ${amount} فدخل الإعلان ضمن بحثك.`;
export const alertAlsoFits = (names: string) => `يناسب أيضًا: ${names}.`;
export const alertShowAll = (count: number) =>
  count === 1 ? "افتح البحث" : `افتح البحث، ${plural("ar", count, NEW)}`;
export const alertRest = pluralOf("ar", REST);
export const alertReason = () => "وصلتك هذه الرسالة لأنك طلبت التنبيهات. لا تحوّل أي مبلغ قبل أن تلتقي بالبائع.";
export const alertStop = (name: string) => `أوقف تنبيهات «\u2068${name}\u2069»`;
export const alertOnceADay = () => "مرة واحدة في اليوم";

export const alertsDailyTitle = () => "هل تريد التنبيهات مرة واحدة في اليوم؟";
export const alertsDailyText = (name: string) =>
  `تصلك الإعلانات الجديدة في «\u2068${name}\u2069» في رسالة واحدة كل يوم، الساعة الثامنة صباحًا بتوقيت الأردن.`;
export const alertsDailySubmit = () => "مرة واحدة في اليوم";
export const alertsDaily = () => "من الآن مرة واحدة في اليوم";
export const alertsStopTitle = () => "هل تريد إيقاف هذه التنبيهات؟";
export const alertsStopText = (name: string) => `لن نخبرك بعد الآن بإعلانات جديدة في «\u2068${name}\u2069».`;
export const alertsStopSubmit = () => "أوقف التنبيهات";
export const alertsStopped = () => "توقفت التنبيهات";
export const alertsStoppedText = (name: string) =>
  `لن نخبرك بعد الآن بإعلانات جديدة في «\u2068${name}\u2069». يبقى البحث محفوظًا، ويمكنك تشغيل تنبيهاته من جديد.`;
export const alertsUnknownLink = () => "هذا الرابط لبحث لم يعد موجودًا، ولا تصل منه تنبيهات.";

export const badgeNewForYou = () => "جديدة لك";
