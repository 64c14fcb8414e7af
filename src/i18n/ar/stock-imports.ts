import { labelsOf, namesOf } from "../label.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const imports = () => "المخزون من ملف";
export const importsText = () => "ارفع مخزونك كجدول، وسترى ما سيتغيّر قبل أن يحدث أي شيء.";
export const importUpload = () => "ارفع ملفًا";
export const importFile = () => "الملف";
export const importFileHint = () => "CSV أو إكسل (‎.xlsx)، حتى 20 ميغابايت و5,000 سيارة.";
export const importAddress = () => "رابط ملف";
export const importPlan = () => "اعرض التغييرات";
export const importsPast = () => "الملفات السابقة";
export const importsNone = () => "لم ترفع أي ملف بعد.";
export const importFromFeed = () => "من رابط مخزونك";

export const importModeTitle = () => "طريقة التطبيق";
export const importMode = labelsOf({ update: "تحديث", full: "كامل المخزون" });
export const importModeText = labelsOf({
  update: "تتغيّر السيارات الموجودة في الملف فقط.",
  full: "الملف هو مخزونك كله: السيارات المرقّمة الناقصة منه تُسحب من الموقع. السيارات التي بلا رقم مخزون تبقى.",
});
export const importStatus = labelsOf({
  planned: "بانتظارك",
  applying: "قيد التطبيق",
  done: "طُبّق",
  failed: "تعذّر تطبيقه",
  stopped: "متوقف",
});
export const importTab = namesOf({
  new: "جديدة",
  changed: "متغيّرة",
  unchanged: "بلا تغيير",
  missing: "ناقصة",
  errors: "أخطاء",
  warnings: "تنبيهات",
  skipped: "متروكة",
});
export const importOutcome = namesOf({
  created: "جديدة في الموقع",
  changed: "تغيّرت",
  withdrawn: "سُحبت",
  restored: "عادت للبيع",
  skipped: "تُركت كما هي",
  failed: "تعذّرت",
  undone: "تراجعنا عنها",
  left: "تغيّرت بعد ذلك فتُركت كما هي",
});

export const importCheck = () => "افحص قبل التطبيق";
export const importOf = () => "ملف مستورد";
export const importWaits = (time: string) => `لم يتغيّر شيء بعد. تنتظرك هذه الخطة حتى ${time}.`;
const rowCount = pluralOf("ar", {
  one: "صف واحد",
  two: "صفان",
  few: "{n} صفوف",
  many: "{n} صفًا",
  other: "{n} صف",
});
const columnCount = pluralOf("ar", {
  one: "عمود واحد",
  two: "عمودان",
  few: "{n} أعمدة",
  many: "{n} عمودًا",
  other: "{n} عمود",
});
export const importSize = (rows: number, columns: number, kilobytes: number) =>
  `${rowCount(rows)} · ${columnCount(columns)} · ${formatNumber(kilobytes)} KB`;
export const importColumns = (known: number, unused: number) =>
  `الأعمدة: ${known} معروفة، ${unused} غير مستخدمة`;
export const importEncoding = () => "ترميز الحروف";
export const importSeparator = () => "الفاصل بين الأعمدة";
export const importSeparatorName = labelsOf({
  ",": "فاصلة ,",
  ";": "فاصلة منقوطة ;",
  "\t": "Tab",
  "|": "خط عمودي |",
});
export const importUnused = () => "غير مستخدم";
export const importAgain = () => "اقرأ الملف هكذا";
export const importRows = () => "صفوف الملف";
export const importRow = (row: number) => `الصف ${row}`;
export const importEmpty = () => "فارغ";
const ofCars = pluralOf("ar", {
  one: "سيارة واحدة",
  two: "سيارتان",
  few: "{n} سيارات",
  many: "{n} سيارة",
  other: "{n} سيارة",
});
export const importMissing = (missing: number, all: number) =>
  `ناقص من الملف ${ofCars(missing)} من سياراتك المعروضة، وعددها ${formatNumber(all)}.`;
export const importMissingText = () => "ستُسحب من الموقع ولن تُحذف، وتبقى لها صورها ورسائلها.";
export const importNothing = () => "لا شيء للتطبيق: سياراتك كما في هذا الملف.";
export const importConfirm = (missing: number) => `لسحب ${ofCars(missing)} اكتب الرقم ${missing}`;
export const importApply = pluralOf("ar", {
  one: "طبّق تغييرًا واحدًا",
  two: "طبّق تغييرين",
  few: "طبّق {n} تغييرات",
  many: "طبّق {n} تغييرًا",
  other: "طبّق {n} تغيير",
});
export const importUndoHint = () => "يمكنك التراجع عن كل شيء خلال 24 ساعة.";
export const importUndo = () => "تراجع عن كل شيء";
export const importUndone = () => "تم التراجع عنه";
export const importProgress = (done: number, all: number) =>
  `انتهى ${formatNumber(done)} من ${formatNumber(all)}. يمكنك مغادرة الصفحة، وسنرسل لك النتيجة بالبريد.`;
export const importErrorsFile = () => "الملف مع عمود للأخطاء";
export const importErrorColumn = () => "خطأ";
export const importPhotosFailed = () => "تعذّر جلب هذه الصور، وسياراتها معروضة من دونها.";

export const importUnknown = () => "هذا الملف غير موجود. نحتفظ بالملفات 30 يومًا.";
export const importStale = () => "لم تعد هذه الخطة حديثة. ارفع الملف مرة أخرى.";
export const importApplied = () => "طُبّق هذا الملف من قبل. لتغيير سيارات أخرى ارفع ملفًا آخر.";
export const importRunning = () => "يجري الآن تطبيق ملف آخر لمعرضك. انتظر حتى ينتهي ثم حاول مرة أخرى.";
export const importWithdrawsMany = (cars: number) =>
  `ستُسحب من الموقع ${ofCars(cars)}. إذا كان هذا صحيحًا فأكّده بكتابة الرقم ${cars}.`;
export const importCarChanged = () => "تغيّرت هذه السيارة في الموقع بعد رفع الملف، فتُركت كما هي.";
export const importFailed = () =>
  "تعذّر تطبيق بقية الملف بسبب خطأ لدينا. ما طُبّق يبقى كما هو. ارفع الملف مرة أخرى.";
export const importUndoTooLate = () => "لا يمكن التراجع عن هذا الملف. التراجع متاح مرة واحدة خلال 24 ساعة.";
export const stockFileMissing = () => "اختر ملف CSV أو إكسل، أو أدخل رابطه.";
export const stockAddressRefused = () => "أدخل رابطًا يبدأ بـ https://‎ لملف يستطيع الجميع فتحه.";
export const stockAddressUnreachable = () => "تعذّر جلب ملف من هذا الرابط. تحقّق منه ثم حاول مرة أخرى.";

export const importMailSubject = (file: string) => `طُبّق ملف مخزونك: ${file}`;
export const importUndoneSubject = (file: string) => `تم التراجع عن ملف مخزونك: ${file}`;
export const importMailAction = () => "اعرض النتيجة";
export const importStoppedSubject = (file: string) => `ملف مخزونك بانتظارك: ${file}`;

export const pullTitle = () => "ملف نجلبه كل ساعة";
export const pullText = () =>
  "أعطنا رابط ملفك، فنجلبه كل ساعة ونطبّق ما تغيّر فيه. إذا كانت سيارات كثيرة ستُسحب من الموقع فسنسألك أولًا.";
export const pullRemoveHint = () => "لإيقاف ذلك امسح الرابط. أدخل كلمة المرور من جديد مع كل تعديل.";
export const pullName = () => "اسم المستخدم";
export const pullNow = () => "اقرأه الآن";
export const pullSoon = () => "سنقرأ الملف خلال دقيقة.";
export const pullNever = () => "لم يُقرأ بعد";
export const pullReadAt = (ago: string) => `قُرئ ${ago}`;
export const pullFailedSubject = () => "تعذّرت قراءة ملف مخزونك";
export const pullFailedText = (times: number) =>
  `لم تنجح آخر ${formatNumber(times)} محاولات، وقد لا تكون سياراتك في الموقع محدّثة. السبب:`;
export const importAllWrong = () => "لا يمكن استخدام أي صف. صحّح الأعمدة أعلاه أو الملف.";
export const formerMember = () => "عضو سابق";
export const importColumnsMissing = (...columns: string[]) =>
  `لا يوجد في الملف عمود لـ: ${columns.join("، ")}. تحتاج إليه كل سيارة جديدة، فاختره من الأعمدة أعلاه أو أضفه إلى الملف.`;
