export const messagesOpen = () => "مفتوحة";
export const messagesDone = () => "منتهية";
export const messagesNone = () => "لا رسائل هنا.";
export const messagesReply = () => "الرد بالبريد";
export const messagesMarkDone = () => "تم";
export const messageHandledToast = () => "وُضعت علامة تم على الرسالة.";
