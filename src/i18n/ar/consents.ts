import { labelsOf } from "../label.ts";

export const consents = () => "الموافقات";
export const consentName = labelsOf({
  terms: "شروط الاستخدام",
  privacy: "سياسة الخصوصية",
  newsletter: "النشرة الأسبوعية",
  inquiry: "استفسارات أُرسلت دون حساب",
});
export const consentText = labelsOf({
  terms: "ما يحقّ لك ولنا عند عرض سيارة أو شرائها.",
  privacy: "أي بيانات نحفظ ولماذا وإلى متى.",
  newsletter: "رسالة قصيرة كل خميس بأحدث سيارات الأسبوع، توقفها بضغطة من أي رسالة.",
});
export const consentVersion = (version: number, date: string) => `النسخة ${version}، سارية منذ ${date}.`;
export const consentRead = labelsOf({ terms: "اقرأ الشروط", privacy: "اقرأ السياسة" });
export const consentRequired = () => "لازمة";
export const consentOptional = () => "اختيارية";
export const consentNeeded = () => "حدّد هذا المربع إن كنت موافقًا، فلا يمكن المتابعة دونه.";
export const consentsTitle = () => "ثلاث موافقات منفصلة";
export const consentsTitleText = () => "الأولى والثانية لازمتان للحساب، والثالثة كما تحب.";
export const consentOfInquiry = () => "يستلم البائع اسمي ورقم هاتفي وبريدي ورسالتي، ويحفظها هذا الموقع.";
export const consentOfNewsletter = () => "أرسلوا إليّ النشرة واحفظوا بريدي لأجلها.";
export const consentsDueTitle = () => "هل توافق على قواعدنا؟";
export const consentsDueText = () => "لم توافق بعد على النسخة السارية الآن. اقرأها، ثم أخبرنا إن كنت موافقًا.";
export const consentsDueSubmit = () => "أوافق وأتابع";
export const consentsDueElse = () => "إن لم توافق، فيمكنك تسجيل الخروج، أو أخذ بياناتك وحذف حسابك.";
export const consentsText = () => "ما وافقت عليه ومتى.";
export const consentGiven = (version: number, time: string) => `النسخة ${version} · وافقت في ${time}`;
export const consentEnded = (time: string) => `سحبتها في ${time}`;
export const consentAwaitsMail = () => "لم تسرِ بعد: افتح بريدك وأكّد الاشتراك.";
export const consentStands = () => "سارية";
export const consentEnd = () => "سحب الموافقة";
export const consentsNone = () => "لا توجد موافقات بعد. سنسألك عنها عند دخولك القادم.";
export const consentsHow = () =>
  "إن سحبت الموافقة على النشرة توقفت. أما الشروط والسياسة فمن أساس الحساب، وسحبها يعني حذفه.";
export const consentNeedsAccount = () => "هذه الموافقة لازمة للحساب. لسحبها احذف حسابك من الإعدادات.";
export const consentNotGiven = () => "لا توجد موافقة كهذه.";
