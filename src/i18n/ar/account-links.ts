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
