import { plural } from "../plural.ts";

export const newsletterTitle = () => "The week's new cars and plates, by email";
export const newsletterText = () =>
  "One email every Thursday with what was newly listed across Jordan. Leave with one click whenever you like.";
export const newsletterEmail = () => "Email";
export const newsletterPlaceholder = () => "you@example.com";
export const newsletterSubmit = () => "Subscribe";
export const newsletterPending = () => "Subscribing...";
export const newsletterHint = () => "We only use your address for this email, and only once you confirm it.";
export const newsletterFailed = () => "That did not work. Please try again.";
export const newsletterTooLong = () => "This email address is too long";
export const newsletterAskedTitle = () => "Check your inbox";
export const newsletterAsked = () =>
  "We have sent you an email with a link. Open it to confirm, and the next Thursday is yours. Nothing there? Look in the spam folder.";

export const newsletterConfirmTitle = () => "Confirm Your Subscription";
export const newsletterConfirmText = (email: string) => `Shall we write to ${email} every Thursday?`;
export const newsletterConfirmSubmit = () => "Yes, Subscribe Me";
export const newsletterConfirmedTitle = () => "You Are Subscribed";
export const newsletterConfirmedText = () =>
  "Thank you! On Thursday you will hear what is new. Until then, have a look around.";
export const newsletterSeeCars = () => "See the Newest Cars";
export const newsletterStopTitle = () => "Unsubscribe";
export const newsletterStopText = (email: string) => `Shall we stop writing to ${email}?`;
export const newsletterStopSubmit = () => "Yes, Unsubscribe";
export const newsletterStoppedTitle = () => "You Are Unsubscribed";
export const newsletterStoppedText = () => "You will get no more of these emails.";
export const newsletterAgain = () => "Subscribe Again";
export const newsletterEndedTitle = () => "This Link No Longer Works";
export const newsletterEndedText = () =>
  "It may have expired or been cut off. Subscribe again and we send you a new one. To unsubscribe, use the link in the newest email.";

export const newsletterMailSubject = () => "Confirm your subscription";
export const newsletterMailText = () =>
  "Press the button to get the week's new cars and plates by email, every Thursday. The link works for 7 days.";
export const newsletterMailReason = () =>
  "You get this email because your address was typed in for our newsletter. If that was not you, do nothing: without your confirmation we will not write again.";

const CARS = { one: "{n} new car", other: "{n} new cars" };
const PLATES = { one: "{n} new number plate", other: "{n} new number plates" };
export const digestCarCount = (n: number) => plural("en", n, CARS);
export const digestPlateCount = (n: number) => plural("en", n, PLATES);

export const digestSubject = (counts: string[]) => `${counts.join(" and ")} this week`;
export const digestText = () => "Here are the newest. There may be one that you have been waiting for.";
export const digestCars = () => "Cars";
export const digestPlates = () => "Number plates";
export const digestAllCars = (n: number) =>
  plural("en", n, { one: "See the new car", other: "See all {n} new cars" });
export const digestAllPlates = (n: number) =>
  plural("en", n, { one: "See the new plate", other: "See all {n} new plates" });
export const digestReason = () => "You get this email on Thursdays because you subscribed to our newsletter.";
export const digestStop = () => "Unsubscribe";
