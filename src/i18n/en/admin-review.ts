import { plural } from "../plural.ts";

export const adminReportsAbout = (name: string) =>
  `Reports about \u2068${name}\u2069 and the listings of this account`;
export const adminReportsAll = () => "All reports";

export const reviewShown = () => "Shown to buyers";
export const reviewGuest = () => "a guest";
export const reviewApprove = () => "Approve";
export const reviewReject = () => "Reject";
export const reviewHide = () => "Hide";
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
export const reviewHistory = (rejected: number, reports: number) =>
  [
    rejected > 0 && plural("en", rejected, { one: "{n} rejection", other: "{n} rejections" }),
    reports > 0 && plural("en", reports, { one: "{n} report", other: "{n} reports" }),
  ]
    .filter(Boolean)
    .join(", ") || "nothing against them";
export const reviewVerdict = (verdict: "approved" | "rejected" | "hidden" | "shown") =>
  ({ approved: "Approved.", rejected: "Rejected.", hidden: "Hidden.", shown: "Shown again." })[verdict];
export const reportsNone = () => "There are no reports here.";
export const reportsOpen = () => "Open";
export const reportsUphold = () => "It is right";
export const reportsDismiss = () => "Dismiss";
export const reportsUpheld = () => "It was right";
export const reportsDismissed = () => "Dismissed";
export const reportsSettled = () => "The report is settled";
export const reportsFailed = () => "Failed to settle the report";
export const factTitle = () => "Title";
export const factLocation = () => "Location";
export const factDescription = () => "Description";
export const factPhotos = () => "Photos";
export const factPlate = () => "Plate";
export const factMake = () => "Make";
export const factYear = () => "Year";
export const factMileage = () => "Mileage";
export const factFuel = () => "Fuel Type";
export const factBody = () => "Body Type";
export const factEngine = () => "Engine Size";
/** Stands in brackets behind what reads as it did before. */
export const factChanged = () => "changed";
