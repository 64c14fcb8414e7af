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
export const reviewNotNow = (from: string, until: string) =>
  `You can review this seller from ${from} to ${until}.`;
export const reviewTooNear = () =>
  "You can't review a seller whose dealer, device or internet connection is yours too.";
export const reviewNotShown = (date: string) => `You can answer this review once it's shown, on ${date}.`;
export const reviewAnswered = () => "This review already has an answer.";

export const reviewTitle = () => "Review the seller";
export const reviewBack = () => "Back to the conversation";
export const reviewTell = () => "What happened?";
export const reviewHint = (name: string) =>
  `Leave out phone numbers and other people's names. Yours is shown as \u2068${name}\u2069`;
export const reviewSend = () => "Send";
export const reviewSendText = (days: string) =>
  `It's shown after ${days}, or as soon as the seller has also written. You can't change it afterward.`;
export const reviewSaved = () => "Thank you. It has been saved.";
export const reviewShownFrom = (date: string) =>
  `Your review will be shown on ${date}, or as soon as the seller has also written.`;
export const reviewIsHidden = () => "Our team has hidden this review.";
export const reviewsHeading = () => "Reviews";
export const reviewsCount = pluralOf("en", { one: "{n} review", other: "{n} reviews" });
export const reviewsTooFew = (least: number) => `Reviews are shown once there are ${formatNumber(least)}.`;
export const reviewSellersAnswer = () => "The seller's answer";
export const reviewAnswer = () => "Answer the review";
export const reviewAnswerHint = () => "Everyone sees it. You can answer once and can't change it.";
export const reviewReport = () => "Report this review";
export const reviewAbout = (name: string) => `Review: \u2068${name}\u2069`;

export const reviewWrittenSubject = () => "A buyer has written a review";
export const reviewWrittenText = (date: string) =>
  `A buyer you wrote with has reviewed you. You can read and answer the review on ${date}. If you write your side before, without having read it, both are shown right away.`;
export const reviewInvitationSubject = () => "How was the seller?";
export const reviewInvitationText = (title: string) =>
  `You got in touch with the seller of \u2068${title}\u2069 last week. Three ratings and a few words help those who buy next.`;
export const reviewInvitationsStop = () => "No more invitations to review";
export const reviewInvitationsStopped = () => "We won't ask you for reviews any more";
export const reviewInvitationsStopText = () => "You can still review sellers from your conversations.";
export const reviewContact = () => "Leave out phone numbers and addresses: everybody can read this.";
