import { plural } from "../plural.ts";

export const outboxTitle = () => "Outbox";
export const outboxText = () =>
  "The mails of this development server, the newest first. In production there is no such page.";
export const outboxEmpty = () => "No mail has been written yet.";
export const outboxTo = (recipient: string) => `to ${recipient}`;
export const outboxWaiting = () => "Waiting";
export const outboxSent = () => "Sent";
export const outboxFailed = () => "Given up";
export const outboxPlainText = () => "As plain text";

export const mailSettings = () => "Email settings";

export const welcomeMailSubject = (siteName: string) => `Welcome to ${siteName}`;
export const welcomeMailText = () =>
  "Your account is ready. List cars and number plates for free, keep what you like, and answer buyers from your dashboard.";
export const welcomeMailVerify = () =>
  "One thing is left: confirm that this address is yours. The link works once, within 7 days.";
export const welcomeMailReason = () =>
  "You get this email because an account was made with your address. If that was not you, please write to us from the contact page.";

export const inquiryMailSubject = (title: string) => `New inquiry: \u2068${title}\u2069`;
export const inquiryMailText = (buyerName: string) => `\u2068${buyerName}\u2069 writes about your listing:`;
export const inquiryMailAnswer = () =>
  "Answer by phone, WhatsApp or email from your dashboard. Replies to this email reach nobody, and the buyer does not see your address.";
export const inquiryMailAction = () => "Open the Inquiry";
export const inquiriesMailSubject = (count: number) =>
  plural("en", count, { one: "{n} more inquiry", other: "{n} more inquiries" });
export const inquiriesMailText = (count: number) =>
  `Many people wrote to you within an hour. So that your inbox does not overflow, this is one email for the last ${plural("en", count, { one: "inquiry", other: "{n} inquiries" })}. All of them are in your dashboard.`;
export const inquiriesMailNewest = (count: number) =>
  plural("en", count, { one: "The newest", other: "The newest {n}" });
export const inquiriesMailAction = () => "Open All Inquiries";
export const inquiryMailReason = () =>
  "You get this email because somebody asked about your listing. You can switch these off in your settings.";

export const expiringMailSubject = (title: string) => `Expires soon: \u2068${title}\u2069`;
export const expiringMailText = (title: string, day: string) =>
  `Your listing \u2068${title}\u2069 is shown until ${day}. If it is still for sale, put it on top for another while; it costs nothing. If it is sold, mark it as sold.`;
export const expiredMailSubject = (title: string) => `Expired: \u2068${title}\u2069`;
export const expiredMailText = (title: string) =>
  `Your listing \u2068${title}\u2069 has expired, and buyers no longer find it. If it is still for sale, put it back with one click; it costs nothing.`;
export const expiryMailViews = () => "Views";
export const expiryMailContacts = () => "Contacts";
export const expiryMailAction = () => "Open My Listings";
export const expiryMailReason = () =>
  "You get this email because the listing is yours. You can switch these off in your settings.";
