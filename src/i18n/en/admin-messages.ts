export const messagesOpen = () => "Open";
export const messagesDone = () => "Done";
export const messagesNone = () => "There are no messages here.";
export const messagesReply = () => "Reply by mail";
export const messagesMarkDone = () => "Done with it";
export const messageHandledToast = () => "The message is marked as done.";
