import { plural } from "../plural.ts";

export const loginTitle = () => "أهلًا بعودتك";
export const loginText = () => "سجّل دخولك لتعرض سيارتك وترد على المشترين وتدير إعلاناتك.";
export const loginSubmit = () => "تسجيل الدخول";
export const loginPending = () => "جارٍ تسجيل الدخول...";
export const loginFailed = () => "تعذّر تسجيل الدخول. يرجى المحاولة مرة أخرى.";
export const loginWrong = () => "البريد الإلكتروني أو كلمة المرور غير صحيحة.";
export const loginTooShortForAdmin = () =>
  "أنت مدير، وكلمة المرور هذه أقصر مما يلزم لمدير. اختر كلمة أطول من الرابط الذي يصلك عبر «نسيت كلمة المرور؟».";
export const accountSuspended = () =>
  "هذا الحساب موقوف. إن كنت ترى أن في الأمر خطأ، فراسلنا من صفحة «اتصل بنا».";
export const loginNoAccount = () => "ليس لديك حساب؟";

export const registerTitle = () => "إنشاء حساب";
export const registerText = () => "مجاني للبائع والمشتري، ولا يستغرق أكثر من دقيقة.";
export const registerSubmit = () => "إنشاء الحساب";
export const registerPending = () => "جارٍ إنشاء الحساب...";
export const registerFailed = () => "تعذّر إنشاء الحساب. يرجى المحاولة مرة أخرى.";
export const registerHasAccount = () => "لديك حساب؟";

export const accountName = () => "الاسم الكامل";
export const accountEmail = () => "البريد الإلكتروني";
export const accountPhone = () => "رقم الهاتف";
export const accountPhoneHint = () => "ليتصل بك المشتري أو يراسلك على واتساب";
export const accountLocation = () => "المدينة";
export const accountLocationPlaceholder = () => "اختر مدينتك";
export const accountPassword = () => "كلمة المرور";
export const accountPasswordHint = () => "6 أحرف على الأقل";
export const accountConfirmPassword = () => "تأكيد كلمة المرور";

export const accountNameRequired = () => "الاسم مطلوب";
export const accountTooLong = (max: number) => `النص طويل؛ الحد الأقصى ${max} حرفًا`;
export const emailInvalid = () => "عنوان البريد الإلكتروني غير صحيح";
export const emailTaken = () => "يوجد حساب بهذا البريد الإلكتروني";
export const phoneInvalid = () =>
  "أدخل رقم هاتف صحيحًا، مثل \u2066079 123 4567\u2069 أو \u2066+971 50 123 4567\u2069";
export const cityInvalid = () => "اختر مدينة من القائمة";
export const passwordTooShort = () => "كلمة المرور يجب ألا تقل عن 6 أحرف";
export const passwordTooLong = () => "كلمة المرور هذه طويلة جدًا";
export const passwordTooCommon = () => "كلمة المرور هذه سهلة التخمين. يرجى اختيار غيرها.";
export const passwordIsName = () => "اسمك أو بريدك وحده سهل التخمين. يرجى اختيار كلمة مرور أخرى.";
export const passwordsDiffer = () => "كلمتا المرور غير متطابقتين";

export const accountPromiseTitle = () => "اعرض سيارتك مجانًا وتواصل مع آلاف المشترين";
export const accountPromisePhotos = () => "صوّر بهاتفك، ويظهر إعلانك في البحث فورًا";
export const accountPromiseContact = () => "يصلك المشتري بواتساب أو باتصال أو باستفسار";
export const accountPromiseDashboard = () => "المشاهدات والاستفسارات والأيام المتبقية في لوحة واحدة";

export const gateSubtitle = () => "الدخول إلى النسخة التجريبية";
export const gatePassword = () => "كلمة المرور";
export const gatePasswordPlaceholder = () => "أدخل كلمة مرور الدخول";
export const gateSubmit = () => "دخول الموقع";
export const gatePending = () => "جارٍ التحقق...";
export const gateWrong = () => "كلمة المرور غير صحيحة. يرجى المحاولة مرة أخرى.";
export const gateFooter = () => "نسخة تجريبية - الدخول محدود";

export const accountMailGreeting = (name: string) => `مرحبًا ${name}،`;

export const verifyEmailTitle = () => "تأكيد بريدك الإلكتروني";
export const verifyEmailText = (email: string) => `هل ⁦${email}⁩ عنوانك؟ ضغطة واحدة ويصبح مؤكدًا.`;
export const verifyEmailSubmit = () => "أكّد بريدي الإلكتروني";
export const verifyEmailDone = () => "تم تأكيد بريدك الإلكتروني. شكرًا لك!";
export const verifyEmailSent = () => "أرسلنا إليك رابطًا لتأكيد بريدك الإلكتروني.";
export const verifyEmailAgain = () => "أرسل رابطًا جديدًا";
export const verifyEmailVerified = () => "بريدك الإلكتروني مؤكد";
export const verifyEmailVerifiedText = () => "لم يبقَ شيء عليك فعله.";
export const verifyEmailSignIn = () => "سجّل دخولك لنرسل رابطًا جديدًا";
export const verifyMailSubject = () => "أكّد بريدك الإلكتروني";
export const verifyMailText = () => "اضغط الزر لتأكيد أن هذا العنوان لك. يعمل الرابط مرة واحدة خلال 7 أيام.";
export const verifyMailReason = () => "وصلتك هذه الرسالة لأن رابطًا جديدًا طُلب من إعدادات حسابك.";

export const linkEndedTitle = () => "هذا الرابط لم يعد صالحًا";
export const linkEndedText = () => "ربما استُخدم من قبل، أو انتهت مدته، أو أُرسل رابط أحدث منه.";

export const forgotLink = () => "نسيت كلمة المرور؟";
export const forgotTitle = () => "نسيت كلمة المرور؟";
export const forgotText = () => "اكتب البريد الإلكتروني لحسابك، ونرسل إليك رابطًا تختار به كلمة مرور جديدة.";
export const forgotSubmit = () => "أرسل لي الرابط";
export const forgotSentTitle = () => "راجع بريدك الإلكتروني";
export const forgotSentText = () =>
  "إن كان لهذا العنوان حساب لدينا فالرابط في طريقه إليك. يعمل مرة واحدة خلال 60 دقيقة.";
export const forgotSentHint = () =>
  "لم تصلك الرسالة؟ ابحث في مجلد الرسائل غير المرغوبة، أو تأكد من كتابة العنوان.";
export const forgotTryAgain = () => "جرّب عنوانًا آخر";
export const resetTitle = () => "اختر كلمة مرور جديدة";
export const resetText = () => "سيُسجَّل خروجك من كل الأجهزة، ثم تدخل بكلمة المرور الجديدة.";
export const resetPassword = () => "كلمة المرور الجديدة";
export const resetConfirm = () => "كلمة المرور الجديدة مرة أخرى";
export const resetSubmit = () => "احفظ كلمة المرور الجديدة";
export const resetDone = () => "تم تغيير كلمة المرور. سجّل دخولك بالكلمة الجديدة.";
export const resetAskAgain = () => "اطلب رابطًا جديدًا";
export const resetMailSubject = () => "اختر كلمة مرور جديدة";
export const resetMailText = () =>
  "وصلنا طلب لتغيير كلمة مرور حسابك. اضغط الزر خلال 60 دقيقة لتختار كلمة جديدة؛ يعمل الرابط مرة واحدة.";
export const resetMailReason = () => "إن لم تكن أنت من طلب ذلك فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.";
export const passwordUnchanged = () => "هذه كلمة مرورك القديمة. يرجى اختيار غيرها.";
export const triesMailSubject = () => "محاولات كثيرة بكلمات مرور خاطئة لدخول حسابك";
export const triesMailText = () => "حاول أحدهم دخول حسابك بكلمات مرور خاطئة كثيرة.";
export const triesMailAdvice = () =>
  "يمكنك الدخول كالمعتاد من المتصفحات التي سجّلت الدخول منها سابقًا، أما غيرها فعليه الانتظار بضع ثوانٍ بين المحاولات. إن كانت كلمة مرورك قصيرة أو تستخدمها في مواقع أخرى فاختر كلمة جديدة.";
export const passwordMailSubject = () => "تم تغيير كلمة مرورك";
export const passwordMailText = () => "تغيّرت كلمة مرور حسابك قبل قليل، وسُجّل خروجك من الأجهزة الأخرى.";
export const passwordMailWarning = () => "إن لم تكن أنت من غيّرها فاختر كلمة جديدة فورًا بالزر أدناه.";
export const passwordTooShortForAdmin = (min: number) => `كلمة مرور المدير يجب ألا تقل عن ${min} حرفًا`;

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
