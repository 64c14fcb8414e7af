export const outboxTitle = () => "Outbox";
export const outboxText = () =>
  "Emails sent by this development server, newest first. This page doesn't exist in production.";
export const outboxEmpty = () => "No emails yet.";
export const outboxTo = (recipient: string) => `to ${recipient}`;
export const outboxWaiting = () => "Waiting";
export const outboxSent = () => "Sent";
export const outboxFailed = () => "Failed";
export const outboxPlainText = () => "Plain text";

export const mailSettings = () => "Email settings";

export const welcomeMailSubject = (siteName: string) => `Welcome to ${siteName}`;
export const welcomeMailText = () =>
  "Your account is ready. List cars and number plates for free, save your favorites, and reply to buyers from your dashboard.";
export const welcomeMailVerify = () =>
  "One last step: confirm your email address. The link works once and expires in 7 days.";
export const welcomeMailReason = () =>
  "You received this email because an account was created with your address. If this wasn't you, please contact us through the site.";

export const expiringMailSubject = (title: string) => `Expiring soon: \u2068${title}\u2069`;
export const expiringMailText = (title: string, day: string) =>
  `Your listing “\u2068${title}\u2069” expires on ${day}. If it's still for sale, relist it for free to move it back to the top. If it's sold, mark it as sold.`;
export const expiredMailSubject = (title: string) => `Expired: \u2068${title}\u2069`;
export const expiredMailText = (title: string) =>
  `Your listing “\u2068${title}\u2069” has expired and no longer appears in search. If it's still for sale, you can relist it for free.`;
export const expiryMailAction = () => "Open my listings";
export const expiryMailReason = () =>
  "You received this email because this is your listing. You can turn these emails off in your settings.";
export const breachSubject = () => "Important: someone may have seen your data";
