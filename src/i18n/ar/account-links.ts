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
export const passwordMailSubject = () => "تم تغيير كلمة مرورك";
export const passwordMailText = () => "تغيّرت كلمة مرور حسابك قبل قليل، وسُجّل خروجك من الأجهزة الأخرى.";
export const passwordMailWarning = () => "إن لم تكن أنت من غيّرها فاختر كلمة جديدة فورًا بالزر أدناه.";
export const passwordTooShortForAdmin = (min: number) => `كلمة مرور المدير يجب ألا تقل عن ${min} حرفًا`;
