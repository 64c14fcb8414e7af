import { labelsOf } from "../label.ts";
import { formatNumber } from "./formats.ts";

export const stockFileTooLarge = () =>
  "حجم هذا الملف أكبر من 20 ميغابايت، وهو الحد الأقصى. احذف الصور منه أو أرسل السيارات في عدة ملفات.";
export const stockFileEmpty = () => "لا توجد سيارات في هذا الملف. تحقّق من أنك اخترت الملف الصحيح.";
export const stockTooManyRows = (max: number) =>
  `عدد الصفوف في هذا الملف أكثر من ${formatNumber(max)}. أرسل السيارات في عدة ملفات.`;
export const stockFileOldExcel = () =>
  "هذا ملف إكسل قديم (.xls) أو محمي بكلمة مرور. احفظه بصيغة ‎.xlsx دون كلمة مرور ثم أرسله مرة أخرى.";
export const stockFileBroken = () =>
  "تعذّرت قراءة هذا الملف. افتحه في برنامج الجداول واحفظه بصيغة ‎.xlsx ثم أرسله مرة أخرى.";
export const stockFileTooMuch = () =>
  "في هذا الملف محتوى أكبر بكثير من قائمة سيارات. انسخ السيارات إلى ملف جديد واحفظه بصيغة ‎.xlsx ثم أرسله.";
export const stockFileQuotes = (row: number) =>
  `في الصف ${row} علامة اقتباس غير مغلقة، أو علامة داخل إحدى القيم لم تُكتب مرتين. صحّحها أو احفظ الملف بصيغة ‎.xlsx.`;
export const stockNoHeader = (...columns: string[]) =>
  `لم نجد صفًا فيه أسماء الأعمدة ضمن الصفوف العشرة الأولى. ابدأ الجدول بأسماء مثل ${columns.join("، ")}.`;
export const stockColumnTwice = (field: string) => `اخترت «${field}» لعمودين. أبقِ أحدهما واستثنِ الآخر.`;

export const stockField = labelsOf({
  stockId: "رقم المخزون",
  status: "الحالة",
  trim: "الفئة",
  mileageUnit: "وحدة الممشى",
});
export const stockStatusLabel = labelsOf({
  available: "متوفرة",
  reserved: "محجوزة",
  sold: "مباعة",
  withdrawn: "مسحوبة",
});

export const stockIdRequired = () => "رقم المخزون مطلوب";
export const stockIdRepeated = (...rows: number[]) =>
  `رقم المخزون نفسه موجود أيضًا في ${rows.length > 1 ? "الصفوف" : "الصف"} ${rows.join("، ")}. استخدم كل رقم مرة واحدة.`;
export const stockValueUnknown = (...values: string[]) =>
  `هذه القيمة غير معروفة. استخدم إحدى هذه القيم: ${values.join("، ")}`;
export const stockNumberUnclear = () =>
  "قد تكون النقطة فاصلة عشرية أو فاصلة آلاف. اكتب الرقم دونها، مثل 8500.";
export const stockCellBeyond = () =>
  "في هذا الصف قيم أكثر من عدد الأعمدة. إذا احتوت القيمة على الفاصل فضعها بين علامتي اقتباس.";
export const stockNameUnlisted = () =>
  "هذا الاسم ليس في قوائمنا وسيبقى كما كُتب، وقد لا يجد السيارة كل من يبحث عنها. تحقّق من كتابته.";
export const stockImageRefused = () => "هذا ليس رابط صورة يبدأ بـ https://‎، لذلك استُبعد.";
export const stockImagesTooMany = (max: number) => `تُستخدم الصور الأولى فقط، وعددها ${max}.`;
export const stockFileNoTable = () =>
  "هذا ملف PDF أو صورة، ولا نستطيع قراءته كقائمة سيارات. افتح القائمة في برنامج الجداول واحفظها بصيغة ‎.xlsx ثم أرسلها.";
