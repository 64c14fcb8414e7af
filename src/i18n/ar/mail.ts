import { plural } from "../plural.ts";

export const outboxTitle = () => "صندوق الصادر";
export const outboxText = () => "رسائل خادم التطوير هذا، الأحدث أولًا. لا وجود لهذه الصفحة في نسخة الإنتاج.";
export const outboxEmpty = () => "لم تُكتب أي رسالة بعد.";
export const outboxTo = (recipient: string) => `إلى ⁦${recipient}⁩`;
export const outboxWaiting = () => "بالانتظار";
export const outboxSent = () => "أُرسلت";
export const outboxFailed = () => "تعذّر إرسالها";
export const outboxPlainText = () => "كنص عادي";

export const mailSettings = () => "إعدادات البريد";

export const welcomeMailSubject = (siteName: string) => `أهلًا بك في ${siteName}`;
export const welcomeMailText = () =>
  "حسابك جاهز. اعرض السيارات والأرقام مجانًا، واحتفظ بما يعجبك، ورُدّ على المشترين من لوحتك.";
export const welcomeMailVerify = () =>
  "بقيت خطوة واحدة: أكّد أن هذا العنوان لك. يعمل الرابط مرة واحدة خلال 7 أيام.";
export const welcomeMailReason = () =>
  "وصلتك هذه الرسالة لأن حسابًا أُنشئ بعنوانك. إن لم تكن أنت فراسلنا من صفحة «اتصل بنا».";

export const inquiryMailSubject = (title: string) => `استفسار جديد: \u2068${title}\u2069`;
export const inquiryMailText = (buyerName: string) => `كتب إليك \u2068${buyerName}\u2069 عن إعلانك:`;
export const inquiryMailAnswer = () =>
  "رُدّ عليه باتصال أو واتساب أو بالبريد من لوحتك. الرد على هذه الرسالة لا يصل إلى أحد، والمشتري لا يرى عنوانك.";
export const inquiryMailAction = () => "افتح الاستفسار";
const moreInquiries = {
  one: "وصلك استفسار آخر",
  two: "وصلك استفساران آخران",
  few: "وصلتك {n} استفسارات أخرى",
  many: "وصلتك {n} استفسارًا آخر",
  other: "وصلك {n} استفسار آخر",
};
const inquiriesCollected = {
  one: "الاستفسار الأخير",
  two: "آخر استفسارين",
  few: "آخر {n} استفسارات",
  many: "آخر {n} استفسارًا",
  other: "آخر {n} استفسار",
};
export const inquiriesMailSubject = (count: number) => plural("ar", count, moreInquiries);
export const inquiriesMailText = (count: number) =>
  `كتب إليك كثيرون خلال ساعة. حتى لا يمتلئ بريدك أرسلنا رسالة واحدة عن ${plural("ar", count, inquiriesCollected)}، وتجدها كلها في لوحتك.`;
const newest = {
  one: "الأحدث",
  two: "الأحدث",
  few: "أحدث {n} استفسارات",
  other: "أحدث {n} استفسار",
};
export const inquiriesMailNewest = (count: number) => plural("ar", count, newest);
export const inquiriesMailAction = () => "افتح كل الاستفسارات";
export const inquiryMailReason = () =>
  "وصلتك هذه الرسالة لأن مشتريًا سأل عن إعلانك. يمكنك إيقاف هذه الرسائل من إعداداتك.";

export const expiringMailSubject = (title: string) => `إعلانك ينتهي قريبًا: \u2068${title}\u2069`;
export const expiringMailText = (title: string, day: string) =>
  `إعلانك «\u2068${title}\u2069» معروض حتى ${day}. إن كان ما زال للبيع فجدّده ليعود إلى الأعلى، دون أي مقابل. وإن بيع فضع عليه علامة «مباع».`;
export const expiredMailSubject = (title: string) => `انتهى إعلانك: \u2068${title}\u2069`;
export const expiredMailText = (title: string) =>
  `انتهت مدة إعلانك «\u2068${title}\u2069» ولم يعد المشترون يجدونه. إن كان ما زال للبيع فأعد نشره بضغطة، دون أي مقابل.`;
export const expiryMailViews = () => "المشاهدات";
export const expiryMailContacts = () => "مرات التواصل";
export const expiryMailAction = () => "افتح إعلاناتي";
export const expiryMailReason = () =>
  "وصلتك هذه الرسالة لأن الإعلان إعلانك. يمكنك إيقاف هذه الرسائل من إعداداتك.";
