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
export const mobileInvalid = () => "أدخل رقمًا خلويًا أردنيًا، مثل ⁦079 123 4567⁩";
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
