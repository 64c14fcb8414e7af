import { labelsOf } from "../label.ts";
import { photosTitle } from "./photos.ts";
import { plural, pluralOf } from "../plural.ts";
import { formatAmount, formatNumber } from "./formats.ts";

export const reportLink = () => "Report this listing";
export const reportSellerLink = () => "Report this seller";
export const reportTitle = () => "What's wrong?";
export const reportText = () => "Only our team sees your report. The seller won't know who sent it.";
export const reportConversationText = () =>
  "Our team then sees the last messages of this conversation. The other person won't know who sent the report.";
export const reportWords = () => "Details";
export const reportSend = () => "Send report";
export const reasonRequired = () => "Choose a reason";
export const reportTextRequired = () => "Describe the problem";
export const reportSentToast = () => "Thank you for your report. We'll look into it.";
export const reportOwn = () => "You can't report your own listing.";

export const reportLabel = labelsOf({
  sold: "Already sold",
  "wrong-price": "Wrong price",
  scam: "Scam or fraud",
  duplicate: "Duplicate listing",
  "wrong-category": "Wrong category or details",
  offensive: "Offensive",
  insult: "Insults or threats",
  other: "Something else",
});

export const verdictNoteRequired = () => "Describe what needs to be fixed";

export const reasonLabel = labelsOf({
  "contact-in-text":
    "The title or description contains a phone number, an email or a link. Buyers contact you with the buttons on your listing.",
  "wrong-price":
    "The price is not the full cash price. Enter the down payment and installments in their own fields.",
  duplicate: "The same car or plate is already listed.",
  misleading: "The listing is misleading.",
  photos: "The photos don't show what's for sale, or belong to someone else.",
  "wrong-category": "The make, model or other details are wrong.",
  prohibited: "This can't be sold here.",
  sold: "It has already been sold.",
  other: "See the note below.",
});

export const flagContact = (contact: string) => `Contact details in the text: ${contact}`;
export const flagPriceLow = (price: number, median: number) =>
  `${formatAmount(price)} JD is less than half the usual ${formatAmount(median)} JD`;
export const flagDuplicateText = () => "Same description as another seller's listing";
export const flagDuplicatePhoto = () => "Same photo as another seller's listing";
export const flagMileageZero = (year: number) => `Zero mileage on a ${year} car`;
export const flagBannedWord = (word: string) => `Contains the word “${word}”`;
export const flagManyAtOnce = (count: number) => `${formatNumber(count)} listings within an hour`;

export const ruleLabel = labelsOf({
  "contact-in-text": "Contact details in the text",
  "price-low": "Very low price",
  "duplicate-text": "Copied text",
  "duplicate-photo": "Copied photo",
  "mileage-zero": "Zero mileage",
  "vin-twice": "Same chassis number",
  "vin-other": "Other car's chassis number",
  "banned-word": "Flagged word",
  "many-at-once": "Many new listings",
  reported: "Reported by several people",
});
export const openReports = pluralOf("en", { one: "{n} open report", other: "{n} open reports" });

export const heldReview = () => "Under review";
export const heldReviewText = () =>
  "We review it before buyers can see it, usually within a day. No action needed.";
export const heldRejected = () => "Rejected";
export const heldRejectedText = () => "Fix the issues below and save. We'll review it again.";
export const heldHidden = () => "Hidden";
export const heldHiddenText = () =>
  "Buyers can't see it. Fix the issues below and save. We'll review it again.";
export const shownFlagged = () => "Buyers can see it. We may review this:";

export const mailApprovedSubject = (title: string) => `Your listing is live: \u2068${title}\u2069`;
export const mailApprovedText = () => "We've reviewed your listing. Buyers can now see it.";
export const mailRejectedSubject = (title: string) => `Please fix your listing: \u2068${title}\u2069`;
export const mailRejectedText = () => "We've reviewed your listing and can't show it as it is.";
export const mailRejectedAfter = () => "Fix it and save. We'll review it again.";
export const mailRejectedAction = () => "Edit listing";
export const mailVerdictReason = () => "You received this email because this is your listing.";
export const reportedConversation = (title: string) => `Conversation: \u2068${title}\u2069`;
export const reportedText = () =>
  "The last 20 messages. The audit log records each time an admin opens them.";
export const reportedBySite = () => "Automatic check";
export const sameTextReported = () => "Same text in four conversations within a day.";
export const reportNotFound = () => "Report not found.";
export const reportSettled = () => "This report has already been resolved.";
export const heldSuspended = () => "Seller suspended";
export const heldOnlyYou = () => "Only you and our team can see this page.";
export const reviewSellerSuspended = () => "This seller is suspended. Restore the account first.";
export const suspendedMailSubject = () => "Your account is suspended";
export const suspendedMailText = () =>
  "We've suspended your account. You've been logged out and buyers can't see your listings. Nothing has been deleted.";
export const suspendedMailMistake = () => "If you think this is a mistake, please contact us.";
export const restoredMailSubject = () => "Your account has been restored";
export const restoredMailText = () =>
  "We've restored your account. You can log in, and buyers can see your listings again.";

export const mailRestoredSubject = (title: string) => `We've undone our decision: \u2068${title}\u2069`;
export const mailRestoredText = () =>
  "We've undone our last decision about your listing, so it's back to how it was before. See your dashboard for its status.";
export const mailRestoredAction = () => "View my listings";

export const siteOrderUnknown = (lines: string) => `Not a featured car: ${lines}`;
export const reviewSellerReads = () => "The recipient uses the site in this language.";

export const adminReportsAbout = (name: string) => `Reports about \u2068${name}\u2069 and their listings`;
export const adminReportsAll = () => "All reports";

export const reviewShown = () => "Visible to buyers";
export const reviewGuest = () => "a guest";
export const reviewApprove = () => "Approve";
export const reviewReject = () => "Reject";
export const reviewSuspend = () => "Suspend seller";
export const reviewRejectTitle = () => "Reject this listing?";
export const reviewHideTitle = () => "Hide this listing?";
export const reviewSuspendTitle = () => "Suspend this seller?";
export const reviewReason = () => "Reason the seller will see";
export const reviewNote = () => "Note for the seller";
export const reviewApproved = () => "Listing approved";
export const reviewRejected = () => "Listing rejected. The seller has been notified.";
export const reviewHidden = () => "Listing hidden. The seller has been notified.";
export const reviewFailed = () => "Failed to save your decision";
export const reviewNone = () => "Nothing to review";
export const reviewNoneText = () => "Flagged and reported listings appear here.";
export const reviewKeys = () =>
  "Shortcuts: J and K to move, A to approve, R to reject, H to hide, S to suspend the seller";
export const reportCount = pluralOf("en", { one: "{n} report", other: "{n} reports" });
export const reviewHistory = (rejected: number, reports: number) =>
  [
    rejected > 0 && plural("en", rejected, { one: "{n} rejection", other: "{n} rejections" }),
    reports > 0 && reportCount(reports),
  ]
    .filter(Boolean)
    .join(", ") || "no issues so far";
export const reviewVerdict = (verdict: "approved" | "rejected" | "hidden" | "shown") =>
  ({ approved: "Approved.", rejected: "Rejected.", hidden: "Hidden.", shown: "Shown again." })[verdict];
export const reportsNone = () => "No reports here.";
export const reportsUphold = () => "Confirm";
export const reportsDismiss = () => "Dismiss";

export const reportStatus = labelsOf({ open: "Open", upheld: "Confirmed", dismissed: "Dismissed" });
export const reportsSettled = () => "Report resolved";
export const reportsFailed = () => "Failed to resolve the report";

const FACTS: Record<string, string> = {
  title: "Title",
  location: "Location",
  description: "Description",
  photos: photosTitle(),
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
/** In parentheses after an unchanged value. */
export const factChanged = () => "changed";
export const flagVinTwice = () => "Another listing has the same chassis number";
export const vinDoubt = (part: string): string =>
  part === "year" ? "The chassis number is of another year" : "The chassis number is of another make";
