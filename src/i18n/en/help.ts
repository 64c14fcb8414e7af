import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const helpCenter = () => "Help Center";
export const contactUs = () => "Contact Us";
export const faq = () => "FAQ";
export const guides = () => "Guides";
export const privacyPolicy = () => "Privacy Policy";
export const termsOfService = () => "Terms of Service";
export const inspectionGuide = () => "Inspection guide";
export const ownershipTransferGuide = () => "Ownership transfer";
export const footerSupport = () => "Support";

export const helpPath = () => "Where this page stands";
export const helpOnThisPage = () => "On this page";
export const helpReviewed = (date: string) => `Last reviewed ${date}`;
export const helpAllQuestions = () => "All questions";
export const helpStillAsking = () => "Still have a question?";
export const helpStillAskingText = () => "Write to us. A person reads every message.";
export const helpReadGuide = () => "Read the guide";

export const helpDays = (count: number) => plural("en", count, { one: "{n} day", other: "{n} days" });
export const helpMonths = (count: number) => plural("en", count, { one: "{n} month", other: "{n} months" });
export const helpYears = (count: number) => plural("en", count, { one: "{n} year", other: "{n} years" });
export const helpListings = (count: number) =>
  plural("en", count, { one: "{n} listing", other: "{n} listings" });
export const helpPhotos = (count: number) => plural("en", count, { one: "{n} photo", other: "{n} photos" });
export const helpMegabytes = (count: number) => `${formatNumber(count)} MB`;
/** At most one decimal. */
export const helpPercent = (value: number) => `${formatNumber(Math.round(value * 10) / 10)}%`;

export const contactTitle = () => "Contact Us";
export const contactText = () => "Write to the people who run the site. We answer by email.";
export const contactName = () => "Your name";
export const contactEmail = () => "Your email";
export const contactSubject = () => "Subject";
export const contactMessage = () => "Your message";
export const contactMessageHint = () => "If it is about a listing, add the address of its page.";
export const contactSend = () => "Send message";
export const contactNameRequired = () => "Name is required";
export const contactSubjectRequired = () => "Subject is required";
export const contactTooLong = (max: number) => `At most ${formatNumber(max)} characters`;
export const contactMessageTooShort = () => "Message must be at least 10 characters";
export const contactSentTitle = () => "Thank you, your message has reached us";
export const contactSentText = () => "We read every message and answer to the email address you gave.";
export const contactFirstTitle = () => "Maybe it is answered already";
export const contactSellerTitle = () => "Is it about a car or a plate?";
export const contactSellerText = () =>
  "We do not sell anything ourselves. Write to the seller from the listing's page.";
export const contactMailSubject = (subject: string) => `Message: \u2068${subject}\u2069`;
export const contactMailFrom = (name: string, email: string) => `\u2068${name}\u2069 (${email}) writes:`;
export const contactMailReply = () => "Answer by email";
export const contactMailReason = () => "You get this because you are an admin of the site.";

export const loanTitle = () => "Instalment calculator";
export const loanPrice = () => "Cash price";
export const loanDown = () => "Down payment";
export const loanRate = () => "Rate a year";
export const loanMonths = () => "Months";
export const loanKind = () => "Kind of rate";
export const loanReducing = () => "Reducing";
export const loanFlat = () => "Flat";
export const loanCalculate = () => "Calculate";
export const loanPriceInvalid = () => "Enter the price in dinars";
export const loanDownInvalid = () => "Enter an amount in dinars, or 0";
export const loanDownTooHigh = () => "It must be less than the price";
export const loanRateInvalid = (max: number) => `Enter a rate from 0 to ${max}`;
export const loanMonthsInvalid = (max: number) => `Enter whole months, from 1 to ${max}`;
export const loanCheck = () => "Correct the marked fields to see the instalments.";
export const loanMonthly = () => "Every month";
export const loanAmount = () => "Financed";
export const loanInterest = () => "Interest in all";
export const loanTotal = () => "The car costs you";
export const loanTotalNote = () => "Down payment and all instalments; fees and insurance come on top.";
export const loanFlatIsReducing = (flat: string, reducing: string) =>
  `A flat ${flat} costs as much as a reducing ${reducing}.`;
export const loanReducingIfFlat = (rate: string, monthly: string, interest: string) =>
  `If the ${rate} were flat: ${monthly} a month, ${interest} interest.`;
export const loanByYear = () => "Year by year";
export const loanYear = () => "Year";
export const loanPaid = () => "Paid";
export const loanOfInterest = () => "Interest";
export const loanOfPrincipal = () => "Paid off";
export const loanOwed = () => "Still owed";

export const messagesOpen = () => "Open";
export const messagesDone = () => "Done";
export const messagesNone = () => "There are no messages here.";
export const messagesReply = () => "Reply by mail";
export const messagesMarkDone = () => "Done with it";
export const messageHandledToast = () => "The message is marked as done.";
