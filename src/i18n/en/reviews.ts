import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const ratedLabel = labelsOf({
  all: "Overall",
  response: "Response",
  asDescribed: "As described",
  advice: "Advice",
});
export const starsRequired = () => "Choose 1 to 5 stars";

export const reviewNotFound = () => "This review doesn't exist.";
export const reviewBuyersOnly = () => "Only the buyer can review the seller.";
export const reviewTwice = () => "You've already reviewed the seller in this conversation.";
export const reviewNotAnswered = () => "You can review a seller once they've answered your message.";
export const reviewTooEarly = (date: string) =>
  `You can review this seller from ${date}. By then you'll know more.`;
export const reviewTooLate = (date: string) => `You could review this seller until ${date}.`;
export const reviewOwnDealer = () => "You can't review someone from your own dealer.";
export const reviewSameDevice = () =>
  "You can't review this seller, because their account has been used on this device or internet connection.";
export const reviewNotShown = (date: string) =>
  `You can answer this review once it is shown, on ${date}, or write your side on the page of the conversation before.`;
export const reviewAnswered = () => "This review already has an answer.";

export const reviewLink = () => "Review this seller";
export const reviewTitle = () => "Review the Seller";
export const reviewBack = () => "Back to the conversation";
export const reviewContacted = (date: string) => `You got in touch on ${date}`;
export const reviewOpenUntil = (date: string) => `Reviews are open until ${date}`;
export const reviewTell = () => "What happened?";
export const reviewHint = (name: string) =>
  `Shown with your name as \u2068${name}\u2069. Leave out phone numbers and other people's names.`;
export const reviewSend = () => "Send Review";
export const reviewSendText = (days: string) =>
  `It's shown after ${days}, or as soon as the seller has also written. You can't change it afterward.`;
export const reviewSaved = () => "Thank you. It has been saved.";
export const reviewShownFrom = (date: string) =>
  `Your review will be shown on ${date}, or as soon as the seller has also written.`;
export const reviewIsShown = () => "Your review is shown on the seller's page.";
export const reviewIsHidden = () => "Our team has hidden this review.";

export const reviewsHeading = () => "Reviews";
export const reviewsAverage = () => "Average in stars:";
export const reviewsCount = pluralOf("en", { one: "{n} review", other: "{n} reviews" });
export const reviewsTooFew = (least: number) => `Reviews are shown once there are ${formatNumber(least)}.`;
export const reviewsMore = pluralOf("en", { one: "Show {n} more review", other: "Show {n} more reviews" });
export const reviewReport = () => "Report this review";
export const reviewSellersAnswer = () => "The seller's answer";
export const reviewAnswer = () => "Answer the Review";
export const reviewAnswerLabel = () => "Your answer";
export const reviewSideLabel = () => "Your side";
export const reviewAnswerHint = () =>
  "Everyone sees it below the review. You can answer only once and can't change it.";
export const reviewAnswerSend = () => "Publish";

export const reviewWrittenSubject = () => "A buyer has written a review";
export const reviewWrittenText = (date: string) =>
  `A buyer you wrote with has reviewed you. The review will be shown on ${date}, and you can then answer it. If you write your side before, without having read the review, both are shown right away.`;
export const reviewWrittenAction = () => "Write Your Side";
export const reviewInvitationSubject = () => "How was the seller?";
export const reviewInvitationText = () =>
  "You got in touch with a seller last week. Three ratings and a few words help those who buy next.";
export const reviewInvitationAbout = (seller: string, title: string) =>
  `You got in touch with \u2068${seller}\u2069 last week about \u2068${title}\u2069. Three ratings and a few words help those who buy next.`;
export const reviewInvitationAction = () => "Write a Review";
export const reviewInvitationsStop = () => "No more invitations to review";
export const reviewInvitationsStopText = () =>
  "You can still review a seller on the page of your conversation.";
export const reviewInvitationsStopped = () => "No more invitations";
export const reviewInvitationsStoppedText = () => "We won't ask you for reviews by email any more.";

export const reviewReported = () => "Review of a seller";
export const reviewAbout = (name: string) => `Review of \u2068${name}\u2069`;
export const reviewHide = () => "Hide this review";
export const reviewShowAgain = () => "Show it again";
export const reviewHiddenToast = () => "The review is hidden.";
export const reviewShownToast = () => "The review is no longer hidden.";
export const reviewReportOwn = () => "You can't report your own review.";
