import { plural, pluralOf } from "../plural.ts";

export const sellerPhoneConfirmed = (month: string) => `Phone confirmed in ${month}`;

export const phoneCard = () => "Confirmed phone";
export const phoneCardText = () =>
  "Show buyers that your number is real: enter the code that we send to it. Your listings then say when you confirmed it.";
export const phoneNotMobile = () => "Save a mobile number in your profile first, such as 079 123 4567.";
export const phoneNeedsEmail = () => "Confirm your email first. You can ask for a new link in your profile.";
export const phoneCodeSend = () => "Send me a code";
export const phoneCodeAgain = () => "Send another code";
export const phoneCodeNext = (time: string) => `You can ask for another code from ${time}.`;
export const phoneCodeSent = () => "We're sending you a code. It arrives within a minute.";
export const phoneCodeLabel = () => "Code from the message";
export const phoneCodeHint = () => "6 digits, valid for 10 minutes";
export const phoneCodeEnter = () => "Confirm number";
export const phoneCodeMissing = () => "Enter the 6 digits from the message";
export const phoneCodeWrong = (left: number) =>
  left === 0
    ? "This code is wrong, and you have no attempts left. Ask for another code."
    : `This code is wrong. You have ${plural("en", left, { one: "{n} attempt", other: "{n} attempts" })} left.`;
export const phoneCodeEnded = () =>
  "This code no longer works. It may be old, replaced, or for another number. Ask for another code.";
export const phoneCodeUnsent = () =>
  "We couldn't send the code. If none arrives, check the number and ask for another code.";
export const phoneConfirmed = () => "Your number is confirmed.";
export const phoneSms = (code: string, site: string) => `Your code for ${site}: ${code}. Don't share it.`;

export const phoneTakenMailSubject = () => "Your phone number was confirmed by another account";
export const phoneTakenMailText = () =>
  "Another account has just confirmed the phone number of your account, so yours no longer shows it as confirmed. If it is still your number, confirm it again in the settings. If you have a new one, save it there.";
export const phoneBudgetMailSubject = () => "Half of today's phone codes have been sent";
export const phoneBudgetMailText = (sent: number, most: number) =>
  `The site has sent ${pluralOf("en", { one: "{n} code", other: "{n} codes" })(sent)} that confirm phone numbers, of at most ${most} a day. After that it sends none until tomorrow. If these aren't your users, set PHONE_CODES to off; if they are, raise PHONE_DAILY_LIMIT.`;

export const listingNeedsPhone = () =>
  "Confirm your phone number first: open the settings, get a code, then publish again. Everything you typed is still here.";
export const listingNeedsCall = () =>
  "Your phone number must be confirmed first. Contact us and we'll call you, then publish again. Everything you typed is still here.";

export const adminConfirmPhone = () => "Confirm phone by call";
export const adminConfirmPhoneTitle = () => "Did you call this number?";
export const adminConfirmPhoneText = (phone: string) =>
  `Confirm \u2068${phone}\u2069 only if this person answered there. Buyers then see that the number is confirmed.`;
export const adminCallNote = () => "Note on the call";
export const adminUnconfirmPhone = () => "Remove phone confirmation";
export const adminPhoneChanged = () => "This person has changed the phone number. Call the new one.";
