import { plural, pluralOf } from "../plural.ts";

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

export const inquiryMailSubject = (title: string) => `New inquiry: \u2068${title}\u2069`;
export const inquiryMailText = (buyerName: string) =>
  `\u2068${buyerName}\u2069 is asking about your listing:`;
export const inquiryMailHiddenSubject = () => "You have a new inquiry";
export const inquiryMailHidden = () =>
  "A buyer is asking about one of your listings. Log in to read the inquiry. Once you've confirmed your email address in your settings, these emails will include the buyer's name and message.";
export const inquiryMailAnswer = () =>
  "Reply by phone, WhatsApp or email from your dashboard. Please don't reply to this email: your reply won't reach the buyer. Buyers see your email address only if you email them.";
export const inquiryMailAction = () => "Open inquiry";
export const inquiriesMailSubject = pluralOf("en", { one: "{n} more inquiry", other: "{n} more inquiries" });
export const inquiriesMailText = (count: number) =>
  `You've received a lot of inquiries in the last hour. To keep your inbox tidy, we've put the latest ${plural("en", count, { one: "inquiry", other: "{n} inquiries" })} in this one email. You'll find them all in your dashboard.`;
export const inquiriesMailNewest = pluralOf("en", { one: "Latest inquiry", other: "Latest {n}" });
export const inquiriesMailAction = () => "Open all inquiries";
export const inquiryMailReason = () =>
  "You received this email because someone asked about your listing. You can turn these emails off in your settings.";

export const expiringMailSubject = (title: string) => `Expiring soon: \u2068${title}\u2069`;
export const expiringMailText = (title: string, day: string) =>
  `Your listing “\u2068${title}\u2069” expires on ${day}. If it's still for sale, relist it for free to move it back to the top. If it's sold, mark it as sold.`;
export const expiredMailSubject = (title: string) => `Expired: \u2068${title}\u2069`;
export const expiredMailText = (title: string) =>
  `Your listing “\u2068${title}\u2069” has expired and no longer appears in search. If it's still for sale, you can relist it for free.`;
export const expiryMailAction = () => "Open my listings";
export const expiryMailReason = () =>
  "You received this email because this is your listing. You can turn these emails off in your settings.";
