import { labelsOf } from "../label.ts";

export const consents = () => "Consents";
export const consentName = labelsOf({
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  newsletter: "Newsletter",
  inquiry: "Inquiries without an account",
});
export const consentText = labelsOf({
  terms: "What you and we may do when you list or buy a car.",
  privacy: "What data we store, why and for how long.",
  newsletter: "A short email on Thursdays with the week's new cars. You can stop it with one click.",
});
export const consentVersion = (version: number, date: string) =>
  `Version ${version}, in force since ${date}.`;
export const consentRead = labelsOf({ terms: "Read the terms", privacy: "Read the policy" });
export const consentRequired = () => "Required";
export const consentOptional = () => "Optional";
export const consentNeeded = () => "Check this box if you agree. We can't continue without it.";
export const consentsTitle = () => "Three separate consents";
export const consentsTitleText = () => "The first two are needed for an account; the third is up to you.";
export const consentOfInquiry = () =>
  "The seller may receive my name, phone number, email and message, and this site may store them.";
export const consentOfNewsletter = () => "Send me the newsletter, and store my email for it.";
export const consentsDueTitle = () => "Do you agree to our rules?";
export const consentsDueText = () =>
  "You haven't agreed to the version that applies now. Please read it, and say whether you agree.";
export const consentsDueSubmit = () => "Agree and continue";
export const consentsDueElse = () =>
  "If you don't agree, you can log out, or take your data with you and delete your account.";
export const consentsText = () => "What you agreed to, and when.";
export const consentGiven = (version: number, time: string) => `Version ${version} · agreed on ${time}`;
export const consentEnded = (time: string) => `Taken back on ${time}`;
export const consentAwaitsMail = () => "Not in force yet: open our email and confirm it.";
export const consentStands = () => "In force";
export const consentEnd = () => "Take back";
export const consentsNone = () => "No consents yet. We'll ask for them the next time you log in.";
export const consentsHow = () =>
  "If you take back the newsletter, it ends. The terms and the policy belong to the account: to take them back, delete it.";
export const consentNeedsAccount = () =>
  "An account needs this consent. To take it back, delete your account in the settings.";
export const consentNotGiven = () => "There is no such consent.";
