import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const helpCenter = () => "Help Center";
export const contactUs = () => "Contact Us";
export const faq = () => "FAQ";
export const guides = () => "Guides";
export const privacyPolicy = () => "Privacy Policy";
export const termsOfService = () => "Terms of Service";
export const ownershipTransferGuide = () => "Ownership transfer";
export const footerSupport = () => "Support";

export const helpOnThisPage = () => "On this page";
export const helpReviewed = (date: string) => `Last updated ${date}`;
export const helpAllQuestions = () => "All questions";
export const helpStillAsking = () => "Still have a question?";
export const helpStillAskingText = () => "Contact us. We read every message.";
export const helpReadGuide = () => "Read the guide";

export const helpDays = pluralOf("en", { one: "{n} day", other: "{n} days" });
export const helpMonths = pluralOf("en", { one: "{n} month", other: "{n} months" });
export const helpYears = pluralOf("en", { one: "{n} year", other: "{n} years" });
export const helpListings = pluralOf("en", { one: "{n} listing", other: "{n} listings" });
export const helpPhotos = pluralOf("en", { one: "{n} photo", other: "{n} photos" });
export const helpMegabytes = (count: number) => `${formatNumber(count)} MB`;
/** At most one decimal. */
export const helpPercent = (value: number) => `${formatNumber(Math.round(value * 10) / 10)}%`;

export const contactText = () => "Send us a message and we'll reply by email.";
export const contactName = () => "Your name";
export const contactEmail = () => "Your email";
export const contactSubject = () => "Subject";
export const contactMessage = () => "Your message";
export const contactMessageHint = () => "If it's about a listing, include its link.";
export const contactSend = () => "Send message";
export const contactSubjectRequired = () => "Subject is required";
export const contactSentTitle = () => "Thank you! We've received your message";
export const contactSentText = () => "We'll reply to the email address you gave us.";
export const contactFirstTitle = () => "Find a quick answer";
export const contactSellerTitle = () => "Asking about a car or plate?";
export const contactSellerText = () =>
  "We don't sell anything ourselves. Contact the seller from the listing's page.";
export const contactMailSubject = (subject: string) => `Message: \u2068${subject}\u2069`;
export const contactMailFrom = (name: string, email: string) => `\u2068${name}\u2069 (${email}) wrote:`;
export const contactMailReason = () => "You received this email because you're an admin of this site.";

export const dataRequestTitle = () => "Ask about your data";
export const dataRequestText = (days: string) =>
  `For people without an account. With one, you find all of this in your settings. We answer within ${days}.`;
export const dataRequestAsks = () => "What are you asking for?";
export const dataRequestAsksRequired = () => "Choose what you're asking for";
export const dataRight = labelsOf({
  access: "A copy of my data",
  correction: "A correction of my data",
  deletion: "The deletion of my data",
  objection: "Stop using my data",
});
export const dataRequestMessageHint = () => "Which data is it about, and which address or number of yours?";
export const dataRequestSent = () =>
  "We've received your request. Please confirm it with the link in our email.";
export const dataRequestMailSubject = () => "Your request about your data";
export const dataRequestMailText = (date: string) =>
  `We've received your request and will answer it by ${date}. Please confirm that this is your email address, so that nobody else gets your data.`;
export const dataRequestMailReason = () =>
  "You received this email because someone entered your address in our form about data. If this wasn't you, ignore this email.";
export const dataRequestConfirmText = () => "Did you send us this request? Confirm it with the button below.";
export const dataRequests = () => "Data requests";
export const dataRequestDue = (date: string) => `Answer by ${date}`;
export const dataRequestAnswered = () => "Mark as answered";

export const loanTitle = () => "Installment calculator";
export const loanPrice = () => "Cash price";
export const loanRate = () => "Annual rate (%)";
export const loanMonths = () => "Term (months)";
export const loanKind = () => "Rate type";
export const loanReducing = () => "Reducing";
export const loanFlat = () => "Flat";
export const loanCalculate = () => "Calculate";
export const loanPriceInvalid = () => "Enter the price in JD";
export const loanDownInvalid = () => "Enter an amount in JD, or 0";
export const loanDownTooHigh = () => "Down payment must be less than the price";
export const loanRateInvalid = (max: number) => `Enter a rate from 0 to ${max}`;
export const loanMonthsInvalid = (max: number) => `Enter a whole number of months from 1 to ${max}`;
export const loanCheck = () => "Fix the marked fields to see your installments.";
export const loanAmount = () => "Amount financed";
export const loanInterest = () => "Total interest";
export const loanTotal = () => "Total cost";
export const loanTotalNote = () => "Down payment plus all installments. Fees and insurance are not included.";
export const loanFlatIsReducing = (flat: string, reducing: string) =>
  `A flat rate of ${flat} costs as much as a reducing rate of ${reducing}.`;
export const loanReducingIfFlat = (rate: string, monthly: string, interest: string) =>
  `At a flat rate of ${rate}: ${monthly} a month, ${interest} total interest.`;
export const loanByYear = () => "Year by year";
export const loanYear = () => "Year";
export const loanPaid = () => "Paid";
export const loanOfInterest = () => "Interest";
export const loanOfPrincipal = () => "Principal";
export const loanBalance = () => "Balance";

export const messagesOpen = () => "Open";
export const messagesDone = () => "Resolved";
export const messagesNone = () => "No messages here.";
export const messagesReply = () => "Reply by email";
export const messagesMarkDone = () => "Mark as resolved";
export const messageHandledToast = () => "Message marked as resolved.";

export const imprint = () => "Imprint";
export const imprintText = () => "Who runs this site and answers for it.";
export const imprintMissing = () => "The operator of this site hasn't entered their details yet.";
export const operatorName = () => "Operator";
export const operatorRegister = () => "Commercial register";
export const operatorAddress = () => "Address";
export const operatorProtection = () => "Data protection officer";
export const operatorUnnamed = () => "a small team";
export const operatorProtectionIs = (contact: string) => `Our data protection officer: ${contact}.`;
export const storageHere = () => "In one database and one photo folder on our server.";
export const storageElsewhere = () => "In a database and a photo store, which are listed below.";
export const servicesBucket = () => "a storage service";
export const servicesPush = () =>
  "The push service of your browser's maker, only if you turn on notifications: it gets their encrypted text.";
export const servicesMail = (host: string) =>
  `Emails are sent through ${host}, which gets your address and their text.`;
export const servicesDatabase = (host: string) => `The database is at ${host}.`;
export const servicesPhotos = (host: string) => `Photos are stored at ${host}.`;
export const servicesPhone = (host: string) =>
  `Codes that confirm phone numbers are sent through ${host}, which gets the number and the code.`;
export const servicesBackups = (host: string) => `Backups are stored at ${host}.`;
