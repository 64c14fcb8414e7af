import { plural } from "../plural.ts";

export const checkFields = () => "يرجى تصحيح الحقول المشار إليها.";
export const fieldRequired = () => "مطلوب";
export const invalidValue = () => "هذه القيمة غير صحيحة";
export const textTooLong = (max: number) =>
  `النص أطول من اللازم. الحد الأقصى ${plural("ar", max, { few: "{n} أحرف", many: "{n} حرفًا", other: "{n} حرف" })}`;
export const invalidRequest = () => "تعذّرت قراءة الطلب. يرجى مراجعته والمحاولة مرة أخرى.";
export const bodyTooLarge = () => "ما أرسلته كبير جدًا. يرجى اختصاره والمحاولة مرة أخرى.";
export const notSignedIn = () => "يرجى تسجيل الدخول للمتابعة.";
export const gateClosed = () => "يلزم الدخول إلى النسخة التجريبية أولًا. حدّث الصفحة وأدخل كلمة المرور.";
export const foreignOrigin = () => "لم يصدر هذا الطلب من هذا الموقع، لذلك رُفض.";
export const originMissing = () =>
  "لا يذكر هذا الطلب الموقع الذي صدر عنه، لذلك رُفض. أرسل عنوان الموقع في الترويسة Origin.";
export const notFound = () => "404 الصفحة غير موجودة";

const seconds = { one: "ثانية واحدة", two: "ثانيتين", few: "{n} ثوانٍ", other: "{n} ثانية" };
const minutes = { one: "دقيقة واحدة", two: "دقيقتين", few: "{n} دقائق", other: "{n} دقيقة" };
const hours = { one: "ساعة واحدة", two: "ساعتين", few: "{n} ساعات", other: "{n} ساعة" };
const waitText = (wait: number) =>
  wait < 90
    ? plural("ar", wait, seconds)
    : wait < 7200
      ? plural("ar", Math.ceil(wait / 60), minutes)
      : plural("ar", Math.ceil(wait / 3600), hours);
export const tooManyTries = (wait: number) =>
  `محاولات كثيرة جدًا. يرجى الانتظار ${waitText(wait)} ثم المحاولة مرة أخرى.`;
export const phoneCodeSoon = (wait: number) => `أرسلنا إليك رمزًا. يمكنك طلب رمز آخر بعد ${waitText(wait)}.`;
export const loginSlowed = (wait: number) =>
  `أُدخلت كلمة مرور خاطئة مرات كثيرة لهذا الحساب. انتظر ${waitText(wait)} وحاول مرة أخرى، أو اضغط «نسيت كلمة المرور؟» للدخول فورًا.`;
export const photosTooManyToday = (wait: number) =>
  `وصلت إلى الحد اليومي للصور، وهو 200 ميغابايت أو 400 ميغابكسل. يمكنك حفظ الإعلان بلا صور جديدة وإضافتها بعد ${waitText(wait)}.`;
export const listingsTooManyToday = (wait: number) =>
  `نشرت اليوم أكبر عدد من الإعلانات الجديدة يسمح به حسابك. يمكنك تعديل إعلاناتك الحالية، أو نشر هذا الإعلان بعد ${waitText(wait)}.`;
export const sellerBusyForGuests = (wait: number) =>
  `تصل إلى هذا البائع استفسارات كثيرة جدًا الآن. سجّل الدخول لإرسال استفسارك فورًا، أو اتصل به إن كان رقمه في الإعلان، أو حاول مرة أخرى بعد ${waitText(wait)}. رسالتك ما زالت هنا.`;
export const sellerBusy = (wait: number) =>
  `تصل إلى هذا البائع استفسارات كثيرة جدًا الآن. اتصل به إن كان رقمه في الإعلان، أو حاول مرة أخرى بعد ${waitText(wait)}. رسالتك ما زالت هنا.`;
export const diskFull = () => "لا توجد مساحة كافية على الخادم للحفظ الآن. لم يتغيّر شيء. يرجى المحاولة لاحقًا.";
export const somethingBroke = () => "حدث خطأ من جهتنا. يرجى المحاولة مرة أخرى.";
export const methodNotAllowed = () => "هذا العنوان لا يقبل هذا النوع من الطلبات.";
export const databaseBusy = () => "الحفظ أبطأ من المعتاد الآن. لم يتغيّر شيء. يرجى المحاولة بعد ثوانٍ.";
export const databaseAway = () => "لا يمكن الوصول إلى بيانات الموقع الآن. يرجى المحاولة مرة أخرى بعد ثوانٍ.";
export const searchesBusy = () =>
  "عمليات بحث كثيرة تُجرى من اتصالك في الوقت نفسه. يرجى المحاولة مرة أخرى بعد ثوانٍ.";
export const passwordsBusy = () => "يسجّل عدد كبير من الأشخاص الدخول الآن. يرجى المحاولة مرة أخرى بعد ثوانٍ.";
export const storageBroken = () => "لا يستطيع الخادم حفظ أي شيء الآن. لم يتغيّر شيء. يرجى المحاولة لاحقًا.";
export const jsonExpected = () => "هذا العنوان يقبل JSON. يرجى الإرسال مع Content-Type: application/json.";
