export const outboxTitle = () => "Outbox";
export const outboxText = () =>
  "The mails of this development server, the newest first. In production there is no such page.";
export const outboxEmpty = () => "No mail has been written yet.";
export const outboxTo = (recipient: string) => `to ${recipient}`;
export const outboxWaiting = () => "Waiting";
export const outboxSent = () => "Sent";
export const outboxFailed = () => "Given up";
export const outboxPlainText = () => "As plain text";
