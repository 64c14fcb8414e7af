import { plural, pluralOf } from "../plural.ts";

export const loginTitle = () => "أهلًا بعودتك";
export const loginText = () => "سجّل الدخول لتحفظ بحثك وتراسل البائعين وتدير إعلاناتك.";
export const loginSubmit = () => "تسجيل الدخول";
export const loginPending = () => "جارٍ تسجيل الدخول…";
export const loginCookies = () =>
  "لم يحتفظ المتصفح بتسجيل دخولك. اسمح بملفات تعريف الارتباط (الكوكيز) لهذا الموقع في إعدادات المتصفح، ثم سجّل الدخول من جديد.";
export const loginFailed = () => "تعذّر تسجيل الدخول. يرجى المحاولة مرة أخرى.";
export const loginWrong = () => "البريد الإلكتروني أو كلمة المرور غير صحيحة.";
export const loginTooShortForAdmin = () =>
  "كلمة المرور هذه أقصر من المطلوب لحساب مشرف. اضغط «نسيت كلمة المرور؟» لاختيار كلمة مرور أطول.";
export const accountSuspended = () => "هذا الحساب موقوف. إن كنت ترى أن هذا خطأ، فراسلنا من صفحة «اتصل بنا».";
export const loginNoAccount = () => "ليس لديك حساب؟";

export const registerTitle = () => "إنشاء حساب";
export const registerText = () => "مجاني للبائع والمشتري، ولا يستغرق أكثر من دقيقة.";
export const registerSubmit = () => "إنشاء الحساب";
export const registerPending = () => "جارٍ إنشاء الحساب…";
export const registerFailed = () => "تعذّر إنشاء الحساب. يرجى المحاولة مرة أخرى.";
export const registerHasAccount = () => "لديك حساب؟";

export const accountName = () => "الاسم الكامل";
export const accountEmail = () => "البريد الإلكتروني";
export const accountPhone = () => "رقم الهاتف";
export const accountPhoneHint = () => "ليتصل بك المشتري أو يراسلك على واتساب";
export const accountLocationPlaceholder = () => "اختر مدينتك";
export const accountPassword = () => "كلمة المرور";
export const accountPasswordHint = (min = 6) =>
  plural("ar", min, { few: "{n} أحرف على الأقل", other: "{n} حرفًا على الأقل" });
export const accountConfirmPassword = () => "تأكيد كلمة المرور";

export const nameRequired = () => "الاسم مطلوب";
export const accountNameRefused = () =>
  "اكتب اسمك بالحروف ومن دون عناوين مواقع أو بريد إلكتروني أو أرقام هواتف";
export const emailInvalid = () => "عنوان البريد الإلكتروني غير صحيح";
export const emailTaken = () => "يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول أو استخدم بريدًا آخر.";
export const phoneInvalid = () =>
  "أدخل رقم هاتف صحيحًا، مثل \u2066079 123 4567\u2069 أو \u2066+971 50 123 4567\u2069";
export const cityInvalid = () => "اختر مدينة من القائمة";
export const passwordTooShort = () => "يجب ألا تقل كلمة المرور عن 6 أحرف";
export const passwordTooLong = () => "كلمة المرور طويلة جدًا. استخدم 500 حرف على الأكثر.";
export const passwordTooCommon = () => "كلمة المرور هذه سهلة التخمين. يرجى اختيار غيرها.";
export const passwordIsName = () => "لا تجعل كلمة المرور اسمك أو بريدك، فهي سهلة التخمين. يرجى اختيار غيرها.";
export const passwordsDiffer = () => "كلمتا المرور غير متطابقتين";

export const accountPromisePhotos = () => "صوّر بهاتفك، ويظهر إعلانك في البحث فورًا";
export const accountPromiseContact = () => "يتواصل معك المشتري عبر واتساب أو الهاتف أو برسالة استفسار";
export const accountPromiseDashboard = () => "المشاهدات والاستفسارات والأيام المتبقية في لوحة التحكم";

export const gateSubtitle = () => "الدخول إلى النسخة التجريبية";
export const gatePasswordPlaceholder = () => "أدخل كلمة مرور الدخول";
export const gateSubmit = () => "الدخول إلى الموقع";
export const gatePending = () => "جارٍ التحقق…";
export const gateWrong = () => "كلمة المرور غير صحيحة. يرجى المحاولة مرة أخرى.";
export const gateFooter = () => "نسخة تجريبية، والدخول إليها محدود";

export const accountMailGreeting = (name: string | null) => (name === null ? "مرحبًا،" : `مرحبًا ${name}،`);

export const verifyEmailTitle = () => "تأكيد بريدك الإلكتروني";
export const verifyEmailText = (email: string) => `هل ⁦${email}⁩ بريدك؟ أكّده بالضغط على الزر أدناه.`;
export const verifyEmailSubmit = () => "تأكيد البريد الإلكتروني";
export const verifyEmailDone = () => "تم تأكيد بريدك الإلكتروني. شكرًا لك!";
export const verifyEmailSent = () => "أرسلنا إليك رابطًا لتأكيد بريدك الإلكتروني.";
export const verifyEmailAgain = () => "إرسال رابط جديد";
export const verifyEmailVerified = () => "بريدك الإلكتروني مؤكّد";
export const verifyEmailVerifiedText = () => "كل شيء جاهز.";
export const verifyEmailSignIn = () => "سجّل الدخول لطلب رابط جديد";
export const verifyMailSubject = () => "أكّد بريدك الإلكتروني";
export const verifyMailText = () =>
  "استخدم الرابط أدناه لتأكيد أن هذا بريدك. يعمل مرة واحدة، وتنتهي صلاحيته بعد 7 أيام.";
export const verifyMailReason = () => "وصلتك هذه الرسالة لأنك طلبت رابط تأكيد بريدك.";

export const linkEndedTitle = () => "هذا الرابط لم يعد صالحًا";
export const linkEndedText = () => "ربما سبق استخدامه، أو انتهت صلاحيته، أو أرسلنا رابطًا أحدث منه.";

export const forgotTitle = () => "نسيت كلمة المرور؟";
export const forgotText = () => "اكتب بريد حسابك لنرسل إليك رابطًا تختار به كلمة مرور جديدة.";
export const forgotSubmit = () => "إرسال الرابط";
export const forgotSentTitle = () => "راجع بريدك الإلكتروني";
export const forgotSentText = () =>
  "إن كان لهذا البريد حساب لدينا، فسيصلك الرابط بعد قليل. يعمل مرة واحدة، وتنتهي صلاحيته بعد 60 دقيقة.";
export const forgotSentHint = () =>
  "لم تصلك الرسالة؟ ابحث في مجلد الرسائل غير المرغوبة، وتأكّد من صحة البريد الذي كتبته.";
export const forgotTryAgain = () => "تجربة بريد آخر";
export const resetTitle = () => "اختر كلمة مرور جديدة";
export const resetText = () => "سيُسجَّل خروجك من كل الأجهزة، ثم تسجّل الدخول بكلمة المرور الجديدة.";
export const resetPassword = () => "كلمة المرور الجديدة";
export const resetConfirm = () => "تأكيد كلمة المرور الجديدة";
export const resetSubmit = () => "حفظ كلمة المرور الجديدة";
export const resetDone = () => "تم تغيير كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.";
export const resetAskAgain = () => "طلب رابط جديد";
export const resetMailText = () =>
  "وصلنا طلب لتغيير كلمة مرور حسابك. استخدم الرابط أدناه لاختيار كلمة مرور جديدة. يعمل مرة واحدة، وتنتهي صلاحيته بعد 60 دقيقة.";
export const resetMailReason = () => "إن لم تطلب ذلك، فتجاهل هذه الرسالة، ولن تتغيّر كلمة مرورك.";
export const passwordUnchanged = () => "هذه كلمة مرورك الحالية. يرجى اختيار غيرها.";
export const loginTriesMailSubject = () => "محاولات كثيرة فاشلة للدخول إلى حسابك";
export const loginTriesMailText = () => "حاول أحدهم الدخول إلى حسابك مرات كثيرة بكلمات مرور خاطئة.";
export const loginTriesMailAdvice = () =>
  "يمكنك تسجيل الدخول كالمعتاد من المتصفحات التي استخدمتها سابقًا، أما من غيرها فيلزم الانتظار بين المحاولات. إن كانت كلمة مرورك قصيرة أو تستخدمها في مواقع أخرى، فاختر كلمة مرور جديدة.";
export const passwordMailSubject = () => "تم تغيير كلمة مرورك";
export const passwordMailText = () => "تم تغيير كلمة مرور حسابك قبل قليل، وسُجّل خروجك من الأجهزة الأخرى.";
export const passwordMailWarning = () =>
  "إن لم تغيّرها أنت، فاستخدم الرابط أدناه فورًا لاختيار كلمة مرور جديدة.";
export const passwordTooShortForAdmin = (min: number) => `يجب ألا تقل كلمة مرور المشرف عن ${min} حرفًا`;

export const secondFactor = () => "التحقق بخطوتين";
export const secondFactorText = () =>
  "بعد كلمة المرور تُدخل رمزًا من تطبيق على هاتفك، فلا تكفي معرفة كلمة مرورك للدخول إلى حسابك.";
export const secondFactorDemanded = () => "التحقق بخطوتين مطلوب من مشرفي هذا الموقع. فعّله للمتابعة.";
export const secondFactorManage = () => "إدارة";
export const secondFactorStateOn = () => "مفعّل";
export const secondFactorStateOff = () => "غير مفعّل";
export const secondFactorBegin = () => "إعداد";
export const secondFactorScan = () => "1. امسح هذا الرمز بتطبيق المصادقة";
export const secondFactorScanText = () =>
  "يمكنك استخدام أي تطبيق مصادقة، مثل Google Authenticator أو Aegis أو Bitwarden.";
export const secondFactorQrLabel = () => "رمز QR لتطبيق المصادقة";
export const secondFactorSecret = () => "لا تستطيع مسح الرمز؟ أدخل هذا المفتاح في التطبيق:";
export const secondFactorOpenApp = () => "افتح التطبيق على هذا الهاتف";
export const secondFactorConfirm = () => "2. أدخل الرمز الظاهر في التطبيق";
export const secondFactorTurnOn = () => "تفعيل";
export const secondFactorRestart = () => "البدء من جديد بمفتاح آخر";
export const secondFactorOnSince = (date: string) => `مفعّل منذ ${date}`;
export const secondFactorCodesLeft = pluralOf("ar", {
  zero: "لم يبقَ أي رمز احتياطي.",
  one: "بقي رمز احتياطي واحد.",
  two: "بقي رمزان احتياطيان.",
  few: "بقيت {n} رموز احتياطية.",
  many: "بقي {n} رمزًا احتياطيًا.",
  other: "بقي {n} رمز احتياطي.",
});
export const secondFactorOff = () => "إيقاف التحقق بخطوتين";
export const secondFactorOffText = () => "ستكفي كلمة المرور وحدها للدخول إلى حسابك.";
export const secondFactorRenew = () => "رموز احتياطية جديدة";
export const secondFactorRenewText = () => "تحصل على عشرة رموز جديدة، وتتوقف الرموز القديمة فورًا.";
export const secondFactorRenewSubmit = () => "إنشاء رموز جديدة";
export const secondFactorIsOff = () => "تم إيقاف التحقق بخطوتين.";

export const recoveryTitle = () => "رموزك الاحتياطية";
export const recoveryText = () =>
  "إن لم يكن هاتفك معك، فيمكنك الدخول بأحد هذه الرموز، وكل رمز يعمل مرة واحدة. احفظها في مكان آمن بعيدًا عن هاتفك، فلن نعرضها مرة أخرى.";
export const recoverySave = () => "حفظ في ملف";
export const recoveryDone = () => "حفظتُ الرموز";

export const codeLabel = () => "الرمز";
export const codeHint = () => "الرمز المكوّن من 6 أرقام في تطبيقك، أو رمز احتياطي";
export const codeHintApp = () => "6 أرقام";
export const codeRequired = () => "أدخل الرمز";
export const codeWrong = () => "الرمز غير صحيح. أدخل الرمز الظاهر في التطبيق الآن، وتأكّد من ضبط ساعة الهاتف.";
export const codeSpent = () => "سبق استخدام هذا الرمز. انتظر الرمز التالي 30 ثانية على الأكثر.";

export const loginCodeTitle = () => "أدخل رمز التحقق";
export const loginCodeText = () => "أدخل الآن الرمز من تطبيق المصادقة.";
export const loginCodeLost = () => "هاتفك ليس معك؟ استخدم رمزًا احتياطيًا.";
export const loginCodeBack = () => "العودة إلى تسجيل الدخول";
export const loginCodeEnded = () => "انتهت مهلة تسجيل الدخول. يرجى تسجيل الدخول من جديد.";

export const recoveryMailSubject = () => "تم استخدام رمز احتياطي";
export const recoveryMailText = (left: number) =>
  `تم تسجيل الدخول إلى حسابك قبل قليل برمز احتياطي. ${secondFactorCodesLeft(left)}`;
export const secondFactorMailOn = () => "تم تفعيل التحقق بخطوتين";
export const secondFactorMailOnText = () =>
  "من الآن يلزمك رمز بعد كلمة المرور لتسجيل الدخول. وسُجّل خروجك من الأجهزة الأخرى.";
export const secondFactorMailOff = () => "تم إيقاف التحقق بخطوتين";
export const secondFactorMailOffText = () => "من الآن تكفي كلمة المرور وحدها لتسجيل الدخول.";

export const setUpTitle = () => "إعداد الموقع";
export const setUpText = () =>
  "أنشئ حساب المشرف الأول، وبذلك توافق على شروط هذا الموقع وسياسة خصوصيته. تعمل هذه الصفحة إلى أن يصبح للموقع مشرف.";
export const setUpSubmit = () => "إنشاء حساب المشرف";
export const setUpEndedText = () =>
  "ربما سبق استخدامه، أو انتهت صلاحيته، أو صار للموقع مشرف. إن لم يكن للموقع مشرف بعد، فأعد تشغيل الخادم ليطبع رابطًا جديدًا.";
export const setUpDone = () => "أنت المشرف الآن. أهلًا بك!";
