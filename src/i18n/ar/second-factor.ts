import { plural } from "../plural.ts";

export const secondFactor = () => "الدخول بخطوتين";
export const secondFactorText = () =>
  "بعد كلمة المرور تكتب رمزًا من تطبيق على هاتفك، فلا تكفي كلمة المرور وحدها لدخول حسابك إن عرفها أحد.";
export const secondFactorDemanded = () =>
  "هذا الموقع يطلب من مديريه الدخول بخطوتين. فعّله أولًا ثم يمكنك المتابعة.";
export const secondFactorManage = () => "إدارته";
export const secondFactorStateOn = () => "مفعّل";
export const secondFactorStateOff = () => "غير مفعّل";
export const secondFactorBegin = () => "ابدأ التفعيل";
export const secondFactorScan = () => "1. امسح هذا الرمز بتطبيق المصادقة";
export const secondFactorScanText = () =>
  "أي تطبيق للرموز يصلح، مثل Google Authenticator أو Aegis أو Bitwarden.";
export const secondFactorQrLabel = () => "رمز QR لتطبيق المصادقة";
export const secondFactorSecret = () => "لا يمكنك المسح؟ اكتب هذا المفتاح في التطبيق:";
export const secondFactorOpenApp = () => "افتح التطبيق على هذا الهاتف";
export const secondFactorConfirm = () => "2. اكتب الرمز الذي يعرضه التطبيق";
export const secondFactorTurnOn = () => "فعّل الدخول بخطوتين";
export const secondFactorAnew = () => "ابدأ من جديد بمفتاح آخر";
export const secondFactorOnSince = (date: string) => `مفعّل منذ ${date}`;
export const secondFactorCodesLeft = (left: number) =>
  plural("ar", left, {
    zero: "لم يبقَ أي رمز احتياطي.",
    one: "بقي رمز احتياطي واحد.",
    two: "بقي رمزان احتياطيان.",
    few: "بقيت {n} رموز احتياطية.",
    many: "بقي {n} رمزًا احتياطيًا.",
    other: "بقي {n} رمز احتياطي.",
  });
export const secondFactorOff = () => "إيقاف الدخول بخطوتين";
export const secondFactorOffText = () => "ستعود كلمة المرور وحدها كافية لدخول حسابك.";
export const secondFactorTurnOff = () => "أوقفه";
export const secondFactorRenew = () => "رموز احتياطية جديدة";
export const secondFactorRenewText = () => "عشرة رموز جديدة، وتتوقف الرموز القديمة فورًا.";
export const secondFactorRenewSubmit = () => "أنشئ رموزًا جديدة";
export const secondFactorIsOff = () => "أُوقف الدخول بخطوتين.";

export const recoveryTitle = () => "رموزك الاحتياطية";
export const recoveryText = () =>
  "إن لم يكن هاتفك معك يُدخلك كل رمز منها مرة واحدة. احفظها بعيدًا عن هاتفك: لن تظهر في غير هذه الصفحة.";
export const recoverySave = () => "احفظها في ملف";
export const recoveryDone = () => "حفظتها";

export const codeLabel = () => "الرمز";
export const codeHint = () => "الأرقام الستة من تطبيقك، أو رمز احتياطي";
export const codeHintApp = () => "6 أرقام";
export const codeRequired = () => "اكتب الرمز";
export const codeWrong = () =>
  "الرمز غير صحيح. اكتب الرمز الذي يعرضه التطبيق الآن، وتأكد من أن ساعة الهاتف مضبوطة.";
export const codeSpent = () => "استُخدم هذا الرمز من قبل. انتظر الرمز التالي في التطبيق، نصف دقيقة على الأكثر.";

export const loginCodeTitle = () => "اكتب رمز الدخول";
export const loginCodeText = () => "كلمة المرور صحيحة. اكتب الآن الرمز الذي يعرضه تطبيق المصادقة.";
export const loginCodeLost = () => "هاتفك ليس معك؟ يصلح رمز احتياطي أيضًا.";
export const loginCodeSubmit = () => "تسجيل الدخول";
export const loginCodeBack = () => "العودة إلى تسجيل الدخول";
export const loginCodeEnded = () => "انتهت مهلة تسجيل الدخول. يرجى المحاولة من جديد.";

export const recoveryMailSubject = () => "استُخدم رمز احتياطي";
export const recoveryMailText = (left: number) =>
  `سُجّل الدخول إلى حسابك قبل قليل برمز احتياطي. ${secondFactorCodesLeft(left)}`;
export const secondFactorMailOn = () => "تم تفعيل الدخول بخطوتين";
export const secondFactorMailOnText = () =>
  "من الآن يطلب حسابك رمزًا بعد كلمة المرور، وسُجّل خروجك من الأجهزة الأخرى.";
export const secondFactorMailOff = () => "أُوقف الدخول بخطوتين";
export const secondFactorMailOffText = () => "من الآن تكفي كلمة المرور وحدها لدخول حسابك.";

export const setUpTitle = () => "إعداد الموقع";
export const setUpText = () =>
  "أنشئ حساب المدير الأول الذي يحفظ النظام هنا. تعمل هذه الصفحة مرة واحدة، إلى أن يصبح للموقع مدير.";
export const setUpSubmit = () => "اجعلني المدير";
export const setUpPasswordHint = (min: number) => `${min} حرفًا على الأقل`;
export const setUpEndedTitle = () => "هذا الرابط لم يعد صالحًا";
export const setUpEndedText = () =>
  "ربما استُخدم، أو انتهت مدته، أو صار للموقع مدير. ما دام بلا مدير فإن تشغيل الخادم من جديد يطبع رابطًا جديدًا.";
export const setUpDone = () => "أنت المدير الآن. أهلًا بك!";
