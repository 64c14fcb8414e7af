import { plural } from "../plural.ts";
import { formatAmount, formatNumber } from "./formats.ts";

export const reportLink = () => "Report this listing";
export const reportSellerLink = () => "Report this seller";
export const reportTitle = () => "What is wrong?";
export const reportText = () =>
  "Only the people who run this site read your report. The seller does not learn who sent it.";
export const reportReason = () => "Reason";
export const reportWords = () => "In your words";
export const reportSend = () => "Send report";
export const reportReasonRequired = () => "Please choose a reason";
export const reportTextRequired = () => "Please say what is wrong";
export const reportSentToast = () => "Your report has been sent. We will look at it.";
export const reportOwn = () => "This is your own listing.";

const REPORT_REASONS = {
  sold: "Sold already",
  "wrong-price": "Wrong price",
  scam: "Scam or fraud",
  duplicate: "Listed twice",
  "wrong-category": "Wrong category or details",
  offensive: "Offensive",
  other: "Something else",
};
export const reportLabel = (reason: keyof typeof REPORT_REASONS) => REPORT_REASONS[reason];

export const verdictReasonRequired = () => "Please choose a reason";
export const verdictNoteRequired = () => "Please say in words what is to be mended";

const VERDICT_REASONS = {
  "contact-in-text":
    "Title or description hold a phone number, an email or a link. Buyers reach you by the buttons of your listing.",
  "wrong-price":
    "The price is not the full cash price. A down payment and instalments have fields of their own.",
  duplicate: "The same car or plate is listed already.",
  misleading: "The listing says something that is not so.",
  photos: "The photos do not show what is sold, or belong to somebody else.",
  "wrong-category": "Make, model or other details are wrong.",
  prohibited: "This may not be sold here.",
  sold: "It has been sold already.",
  other: "See the note below.",
};
export const reasonLabel = (reason: keyof typeof VERDICT_REASONS) => VERDICT_REASONS[reason];

export const flagContact = (contact: string) => `Contact in the text: ${contact}`;
export const flagPriceLow = (price: number, median: number) =>
  `${formatAmount(price)} JD is under half of the usual ${formatAmount(median)} JD`;
export const flagDuplicateText = () => "The same description as another seller's";
export const flagDuplicatePhoto = () => "The same photo as another seller's";
export const flagMileageZero = (year: number) => `No kilometres on a car of ${year}`;
export const flagBannedWord = (word: string) => `Holds the word “${word}”`;
export const flagManyAtOnce = (count: number) => `${formatNumber(count)} listings within an hour`;

const RULES = {
  "contact-in-text": "Contact in the text",
  "price-low": "Very low price",
  "duplicate-text": "Copied text",
  "duplicate-photo": "Copied photo",
  "mileage-zero": "No kilometres",
  "banned-word": "Word on the list",
  "many-at-once": "Many at once",
  reported: "Reported by several",
};
export const ruleLabel = (rule: keyof typeof RULES) => RULES[rule];
export const openReports = (count: number) =>
  plural("en", count, { one: "{n} open report", other: "{n} open reports" });

export const heldReview = () => "Waiting for review";
export const heldReviewText = () =>
  "We look at it before buyers see it, usually within a day. You need not do anything.";
export const heldRejected = () => "Rejected";
export const heldRejectedText = () => "Mend what is said below and save it: it is then looked at again.";
export const heldHidden = () => "Hidden";
export const heldHiddenText = () =>
  "Buyers do not see it. Mend what is said below and save it: it is then looked at again.";
export const shownFlagged = () => "It is shown to buyers. We may look at this:";

export const mailApprovedSubject = (title: string) => `Your listing is shown: \u2068${title}\u2069`;
export const mailApprovedText = () => "We have looked at your listing. Buyers can see it now.";
export const mailRejectedSubject = (title: string) => `Please mend your listing: \u2068${title}\u2069`;
export const mailRejectedText = () => "We have looked at your listing and cannot show it as it is.";
export const mailRejectedAfter = () => "Mend it and save it; we look at it again.";
export const mailRejectedAction = () => "Edit the listing";
export const mailApprovedAction = () => "See the listing";
export const mailVerdictReason = () => "You get this mail because the listing is yours.";
export const reportNotFound = () => "There is no such report.";
export const reportSettled = () => "Somebody has settled this report already.";
export const heldOnlyYou = () => "Only you and the people who run this site see this page.";
export const reviewSellerSuspended = () => "The seller is suspended: restore the account first.";
export const suspendedMailSubject = () => "Your account is suspended";
export const suspendedMailText = () =>
  "We have suspended your account. You are signed out, and buyers do not see your listings; nothing of it is deleted.";
export const suspendedMailMistake = () => "If you think that this is a mistake, please write to us.";
export const restoredMailSubject = () => "Your account is open again";
export const restoredMailText = () =>
  "We have restored your account. You can sign in, and buyers see your listings again.";

export const mailTakenBackSubject = (title: string) => `Our decision no longer holds: \u2068${title}\u2069`;
export const mailTakenBackText = () =>
  "We took our last decision about your listing back. It stands as it did before; your dashboard tells how.";
export const mailTakenBackAction = () => "See my listings";

export const siteOrderUnknown = (lines: string) => `No featured car: ${lines}`;
export const reviewSellerReads = () => "They read the site in this language.";

export const adminReportsAbout = (name: string) =>
  `Reports about \u2068${name}\u2069 and the listings of this account`;
export const adminReportsAll = () => "All reports";

export const reviewShown = () => "Shown to buyers";
export const reviewGuest = () => "a guest";
export const reviewApprove = () => "Approve";
export const reviewReject = () => "Reject";
export const reviewSuspend = () => "Suspend seller";
export const reviewRejectTitle = () => "Reject this listing?";
export const reviewHideTitle = () => "Hide this listing?";
export const reviewSuspendTitle = () => "Suspend this seller?";
export const reviewReason = () => "What the seller is told";
export const reviewNote = () => "A note for the seller";
export const reviewApproved = () => "The listing is approved";
export const reviewRejected = () => "The listing is rejected and its seller told";
export const reviewHidden = () => "The listing is hidden and its seller told";
export const reviewFailed = () => "Failed to decide on the listing";
export const reviewNone = () => "Nothing to review";
export const reviewNoneText = () => "Flagged and reported listings come here.";
export const reviewKeys = () =>
  "Single keys work here: J and K move, A approves, R rejects, H hides, S suspends the seller";
export const reportCount = (n: number) => plural("en", n, { one: "{n} report", other: "{n} reports" });
export const reviewHistory = (rejected: number, reports: number) =>
  [
    rejected > 0 && plural("en", rejected, { one: "{n} rejection", other: "{n} rejections" }),
    reports > 0 && reportCount(reports),
  ]
    .filter(Boolean)
    .join(", ") || "nothing against them";
export const reviewVerdict = (verdict: "approved" | "rejected" | "hidden" | "shown") =>
  ({ approved: "Approved.", rejected: "Rejected.", hidden: "Hidden.", shown: "Shown again." })[verdict];
export const reportsNone = () => "There are no reports here.";
export const reportsUphold = () => "It is right";
export const reportsDismiss = () => "Dismiss";

const REPORT_STATUSES = {
  open: "Open",
  upheld: "It was right",
  dismissed: "Dismissed",
};
export const reportStatus = (status: keyof typeof REPORT_STATUSES) => REPORT_STATUSES[status];
export const reportsSettled = () => "The report is settled";
export const reportsFailed = () => "Failed to settle the report";
export const factPhotos = () => "Photos";

const FACTS: Record<string, string> = {
  title: "Title",
  location: "Location",
  description: "Description",
  photos: factPhotos(),
  plate: "Plate",
  make: "Make",
  year: "Year",
  mileage: "Mileage",
  fuelType: "Fuel Type",
  bodyType: "Body Type",
  engineSize: "Engine Size",
};
/** The name of a field; some are shorter than on the form. */
export const factLabel = (name: string, onForm: string) => FACTS[name] ?? onForm;
/** In brackets after an unchanged value. */
export const factChanged = () => "changed";
