import { pluralOf } from "../plural.ts";

export const newsletterTitle = () => "The week's new cars and plates, by email";
export const newsletterText = () =>
  "One email every Thursday with the newest listings across Jordan. Unsubscribe anytime with one click.";
export const newsletterPlaceholder = () => "you@example.com";
export const newsletterSubmit = () => "Subscribe";
export const newsletterPending = () => "Subscribing…";
export const newsletterHint = () =>
  "We use your address only for the newsletter, and only after you confirm your subscription.";
export const newsletterFailed = () => "That didn't work. Please try again.";
export const newsletterTooLong = () => "This email address is too long";
export const newsletterAskedTitle = () => "Check your inbox";
export const newsletterAsked = () =>
  "We've sent you an email with a link. Open it to confirm your subscription. Didn't get it? Check your spam folder.";

export const newsletterConfirmTitle = () => "Confirm your subscription";
export const newsletterConfirmText = (email: string) => `Send the newsletter to ${email} every Thursday?`;
export const newsletterConfirmSubmit = () => "Yes, subscribe me";
export const newsletterConfirmedTitle = () => "You're subscribed";
export const newsletterConfirmedText = () =>
  "Thank you! Your first email arrives on Thursday. Until then, have a look around.";
export const newsletterSeeCars = () => "See the newest cars";
export const newsletterStopTitle = () => "Unsubscribe";
export const newsletterStopText = (email: string) => `Stop sending the newsletter to ${email}?`;
export const newsletterStopSubmit = () => "Yes, unsubscribe";
export const newsletterStoppedTitle = () => "You're unsubscribed";
export const newsletterStoppedText = () => "You won't get any more of these emails.";
export const newsletterAgain = () => "Subscribe again";
export const newsletterEndedText = () =>
  "It may have expired or been cut off. Subscribe again to get a new one. To unsubscribe, use the link in the most recent email.";

export const newsletterMailSubject = () => "Confirm your subscription";
export const newsletterMailText = () =>
  "Use the link below to get the week's new cars and plates by email every Thursday. It expires in 7 days.";
export const newsletterMailReason = () =>
  "You received this email because someone entered your address for our newsletter. If this wasn't you, ignore this email and we won't send any more.";

const CARS = { one: "{n} new car", other: "{n} new cars" };
const PLATES = { one: "{n} new number plate", other: "{n} new number plates" };
export const digestCarCount = pluralOf("en", CARS);
export const digestPlateCount = pluralOf("en", PLATES);

export const digestSubject = (counts: string[]) => `${counts.join(" and ")} this week`;
export const digestText = () =>
  "Here are the newest listings. One of them might be what you've been waiting for.";
export const digestCars = () => "Cars";
export const digestPlates = () => "Number plates";
export const digestAllCars = pluralOf("en", { one: "See the new car", other: "See all {n} new cars" });
export const digestAllPlates = pluralOf("en", { one: "See the new plate", other: "See all {n} new plates" });
export const digestReason = () =>
  "You receive this email every Thursday because you subscribed to our newsletter.";
