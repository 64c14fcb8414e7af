import { plural, pluralOf } from "../plural.ts";

export const sellerPhoneConfirmed = (month: string) => `تم تأكيد رقم الهاتف في ${month}`;

export const phoneCard = () => "تأكيد رقم الهاتف";
export const phoneCardText = () =>
  "أثبت للمشترين أن رقمك حقيقي: أدخل الرمز الذي نرسله إليه، فيظهر في إعلاناتك متى أكّدته.";
export const phoneNotMobile = () => "احفظ رقم هاتف محمول في ملفك الشخصي أولًا، مثل \u2066079 123 4567\u2069.";
export const phoneNeedsEmail = () => "أكّد بريدك الإلكتروني أولًا. يمكنك طلب رابط جديد من ملفك الشخصي.";
export const phoneCodeSend = () => "أرسلوا لي الرمز";
export const phoneCodeAgain = () => "إرسال رمز آخر";
export const phoneCodeNext = (time: string) => `يمكنك طلب رمز آخر ابتداءً من ${time}.`;
export const phoneCodeSent = () => "نرسل إليك الرمز الآن، ويصلك خلال دقيقة.";
export const phoneCodeLabel = () => "الرمز الذي وصلك";
export const phoneCodeHint = () => "6 أرقام، صالح لمدة 10 دقائق";
export const phoneCodeEnter = () => "تأكيد الرقم";
export const phoneCodeMissing = () => "أدخل الأرقام الستة التي وصلتك";
const ATTEMPTS = { one: "محاولة واحدة", two: "محاولتان", few: "{n} محاولات", other: "{n} محاولة" };
export const phoneCodeWrong = (left: number) =>
  left === 0
    ? "الرمز غير صحيح، ولم تبق لديك محاولات. اطلب رمزًا آخر."
    : `الرمز غير صحيح. بقيت لديك ${plural("ar", left, ATTEMPTS)}.`;
export const phoneCodeEnded = () =>
  "لم يعد هذا الرمز صالحًا: قد يكون قديمًا أو لرقم آخر، أو وصلك رمز أحدث منه. اطلب رمزًا آخر.";
export const phoneCodeUnsent = () => "تعذّر إرسال الرمز. إن لم يصلك، فراجع الرقم واطلب رمزًا آخر.";
export const phoneConfirmed = () => "تم تأكيد رقمك.";
export const phoneSms = (code: string, site: string) => `رمزك في ${site}: ${code}. لا تعطه لأحد.`;

export const phoneTakenMailSubject = () => "أُكّد رقم هاتفك من حساب آخر";
export const phoneTakenMailText = () =>
  "أكّد حساب آخر قبل قليل رقم الهاتف المسجّل في حسابك، فلم يعد يظهر في حسابك أنه مؤكّد. إن كان الرقم ما زال لك، فأكّده من جديد في الإعدادات. وإن تغيّر رقمك، فاحفظ الجديد هناك.";
export const phoneBudgetMailSubject = () => "أُرسل نصف رموز الهاتف لهذا اليوم";
const CODES = { one: "رمزًا واحدًا", two: "رمزين", few: "{n} رموز", many: "{n} رمزًا", other: "{n} رمز" };
export const phoneBudgetMailText = (sent: number, most: number) =>
  `أرسل الموقع ${pluralOf("ar", CODES)(sent)} لتأكيد أرقام الهواتف، والحد الأقصى في اليوم ${most}. بعد ذلك لا يرسل شيئًا حتى الغد. إن لم تكن هذه الطلبات من مستخدميك، فاضبط PHONE_CODES على off، وإن كانت منهم فارفع PHONE_DAILY_LIMIT.`;

export const listingNeedsPhone = () =>
  "يلزم تأكيد رقم هاتفك أولًا: افتح الإعدادات واطلب الرمز، ثم انشر الإعلان مرة أخرى. كل ما كتبته ما زال هنا.";
export const listingNeedsCall = () =>
  "يلزم تأكيد رقم هاتفك أولًا. تواصل معنا لنتصل بك، ثم انشر الإعلان مرة أخرى. كل ما كتبته ما زال هنا.";

export const adminConfirmPhone = () => "تأكيد الرقم بعد اتصال";
export const adminConfirmPhoneTitle = () => "هل اتصلت بهذا الرقم؟";
export const adminConfirmPhoneText = (phone: string) =>
  `أكّد \u2066${phone}\u2069 فقط إن ردّ عليك هذا الشخص منه. بعدها يرى المشترون أن الرقم مؤكّد.`;
export const adminCallNote = () => "ملاحظة على الاتصال";
export const adminUnconfirmPhone = () => "إلغاء تأكيد الرقم";
export const adminPhoneChanged = () => "غيّر هذا الشخص رقم هاتفه. اتصل بالرقم الجديد.";
