import { plural, pluralOf } from "../plural.ts";

const photos = { one: "صورة واحدة", two: "صورتين", few: "{n} صور", other: "{n} صورة" };
const photosLeft = { ...photos, two: "صورتان" };
const formats = "JPEG أو PNG أو WebP أو GIF أو BMP";
export const photoNotAPicture = () => `هذا الملف ليس صورة يمكننا قراءتها. يرجى اختيار ملف بصيغة ${formats}.`;
export const photoDamaged = () => `هذه الصورة تالفة أو تتعذّر قراءتها. يرجى اختيار ملف آخر بصيغة ${formats}.`;
export const photoTooLarge = () =>
  "حجم هذه الصورة أكبر من 10 ميغابايت، وهو الحد الأقصى. يرجى اختيار صورة أصغر.";
export const photoTooManyPixels = () =>
  "دقة هذه الصورة أكبر من 40 ميغابكسل، وهو الحد الأقصى. يرجى اختيار صورة أصغر.";
export const photoAddressRefused = () => "يمكن إضافة روابط صور عامة تبدأ بـ https فقط.";
export const photoAddressUnreachable = () =>
  "تعذّر جلب الصورة من هذا الرابط. تحقّق منه أو ارفع الصورة من جهازك.";
export const photoNotYours = () => "هذه الصورة ليست من صورك. يرجى رفعها مرة أخرى.";
export const photosBusy = () => "نحفظ الآن صورًا كثيرة جدًا. يرجى إضافة هذه الصورة مرة أخرى بعد ثوانٍ.";
export const photoWaits = pluralOf("ar", {
  one: "الخادم مشغول. إعادة المحاولة بعد ثانية",
  two: "الخادم مشغول. إعادة المحاولة بعد ثانيتين",
  few: "الخادم مشغول. إعادة المحاولة بعد {n} ثوانٍ",
  other: "الخادم مشغول. إعادة المحاولة بعد {n} ثانية",
});
export const photosMissing = () => "اختر صورة واحدة على الأقل.";
export const photosTooManyAtOnce = (max: number) =>
  `يرجى إرسال ${plural("ar", max, photos)} على الأكثر في المرة الواحدة.`;
export const photosTooLargeTogether = () => "حجم هذه الصور معًا كبير جدًا. يرجى إرسال عدد أقل في كل مرة.";
export const photoRefused = (name: string, reason: string) => `\u2068${name}\u2069: ${reason}`;

export const photosTitle = () => "الصور";
export const photosChoose = () => "إضافة صور";
export const photosDropHere = () => "أو اسحبها إلى هنا";
export const photosMore = () => "إضافة المزيد";
export const photosHint = (max: number) => `${photosHintCoverless(max)} الصورة الأولى هي الغلاف.`;
export const photosHintCoverless = (max: number) =>
  `${plural("ar", max, photos)} على الأكثر، بصيغة PNG أو JPG، وحجم كل صورة 10 ميغابايت أو أقل. تُقبل أيضًا صيغ WebP وGIF وBMP.`;
export const photosCount = (count: number, max: number) => `${count} / ${max}`;
export const photosCountSpoken = (count: number, max: number) => `عدد الصور: ${count} من ${max}`;
export const photosFull = (max: number) => `أضفت كل الصور المسموح بها (${max}).`;
export const photosLeftOut = (count: number, max: number) =>
  `الحد الأقصى ${plural("ar", max, photos)}، لذلك بقيت ${plural("ar", count, photosLeft)} دون إضافة.`;
export const photoCover = () => "الغلاف";
export const photoName = (position: number) => `الصورة ${position}`;
export const photoPositions = () => "صورك بالترتيب الذي يراه المشترون";
export const photoMakeCover = (position: number) => `تعيين الصورة ${position} غلافًا`;
export const photoMoveEarlier = (position: number) => `تقديم الصورة ${position}`;
export const photoMoveLater = (position: number) => `تأخير الصورة ${position}`;
export const photoDrag = (position: number) => `سحب الصورة ${position}`;
export const photoRemove = (position: number) => `إزالة الصورة ${position}`;
export const photoUploading = (name: string) => `جارٍ رفع \u2068${name}\u2069`;
export const photoCancel = (name: string) => `إلغاء رفع \u2068${name}\u2069`;
export const photoTryAgainNamed = (name: string) => `رفع \u2068${name}\u2069 مرة أخرى`;
export const photoDismiss = (name: string) => `إزالة \u2068${name}\u2069`;
export const photoUploadFailed = () => "تعذّر رفع هذه الصورة. تحقّق من الاتصال وحاول مرة أخرى.";
export const photoAdded = (name: string, count: number, max: number) =>
  `أُضيفت \u2068${name}\u2069. ${photosCountSpoken(count, max)}.`;
export const photoMoved = (position: number, count: number) => `أصبح ترتيبها ${position} من ${count}.`;
export const photoIsCover = () => "أصبحت صورة الغلاف.";
export const photoRemoved = (count: number, max: number) => `أُزيلت الصورة. ${photosCountSpoken(count, max)}.`;
export const photoAddressLabel = () => "إضافة صورة من رابط";
export const photoAddressAdd = () => "إضافة";
export const photoThereAlready = () => "سبق أن أضفت هذه الصورة.";
export const photoKeep = (position: number) => `إبقاء الصورة ${position}`;
