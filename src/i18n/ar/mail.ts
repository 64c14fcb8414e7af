export const outboxTitle = () => "صندوق الصادر";
export const outboxText = () => "رسائل خادم التطوير هذا، الأحدث أولًا. لا وجود لهذه الصفحة في نسخة الإنتاج.";
export const outboxEmpty = () => "لم تُكتب أي رسالة بعد.";
export const outboxTo = (recipient: string) => `إلى ⁦${recipient}⁩`;
export const outboxWaiting = () => "بالانتظار";
export const outboxSent = () => "أُرسلت";
export const outboxFailed = () => "تعذّر إرسالها";
export const outboxPlainText = () => "كنص عادي";
