export const outboxTitle = () => "صندوق الصادر";
export const outboxText = () => "رسائل خادم التطوير هذا، الأحدث أولًا. لا تظهر هذه الصفحة في الموقع الفعلي.";
export const outboxEmpty = () => "لا توجد رسائل بعد.";
export const outboxTo = (recipient: string) => `إلى ⁦${recipient}⁩`;
export const outboxWaiting = () => "بالانتظار";
export const outboxSent = () => "أُرسلت";
export const outboxFailed = () => "تعذّر إرسالها";
export const outboxPlainText = () => "نص عادي";

export const mailSettings = () => "إعدادات البريد";

export const welcomeMailSubject = (siteName: string) => `أهلًا بك في ${siteName}`;
export const welcomeMailText = () =>
  "حسابك جاهز. اعرض السيارات ولوحات الأرقام مجانًا، واحفظ ما يعجبك في المفضلة، ورُدّ على المشترين من لوحة التحكم.";
export const welcomeMailVerify = () =>
  "بقيت خطوة واحدة: تأكيد بريدك الإلكتروني. يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد 7 أيام.";
export const welcomeMailReason = () =>
  "وصلتك هذه الرسالة لأن حسابًا أُنشئ ببريدك. إن لم تنشئه أنت، فراسلنا من صفحة «اتصل بنا».";

export const expiringMailSubject = (title: string) => `إعلانك ينتهي قريبًا: \u2068${title}\u2069`;
export const expiringMailText = (title: string, day: string) =>
  `ينتهي إعلانك «\u2068${title}\u2069» في ${day}. إن لم تبع بعد، فاضغط «إعادة النشر» في لوحة التحكم ليعود إلى الأعلى مجانًا. وإن بعت، فاضغط «تم البيع».`;
export const expiredMailSubject = (title: string) => `انتهى إعلانك: \u2068${title}\u2069`;
export const expiredMailText = (title: string) =>
  `انتهى إعلانك «\u2068${title}\u2069» ولم يعد يظهر في البحث. إن لم تبع بعد، فاضغط «إعادة النشر» في لوحة التحكم، فهي مجانية.`;
export const expiryMailAction = () => "عرض إعلاناتي";
export const expiryMailReason = () =>
  "وصلتك هذه الرسالة لأنك صاحب الإعلان. يمكنك إيقاف هذه الرسائل من الإعدادات.";
export const breachSubject = () => "مهم: ربما اطّلع أحد على بياناتك";
