import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const conversationNotFound = () => "This conversation doesn't exist.";
export const messageNotFound = () => "This message doesn't exist.";
export const messageEmpty = () => "Write a message or add a photo.";
export const messagePhotosTooMany = (max: number) => `Send at most ${formatNumber(max)} photos at once.`;
export const messagePhotos = pluralOf("en", { one: "A photo", other: "{n} photos" });
export const formerMember = () => "Former member";
export const listingErased = () => "Deleted listing";

export const conversationPartnerGone = () =>
  "This person has deleted their account, so nobody would read your message.";
export const conversationBlockedByYou = () => "You have blocked this person. Unblock them to write.";
export const sellerTakesNoMessages = () => "This seller does not take messages.";
export const buyerTakesNoMessages = () => "This buyer does not take messages.";
export const answerSellersOnly = () => "Only the seller can answer this.";
export const answerListingEnded = () => "This listing isn't on sale any more, or isn't yours to change.";

export const offerText = (price: string) => `Offer: ${price}`;
export const offerWhole = () => "Enter the amount in whole dinars.";
export const offerOutOfRange = (min: string, max: string) => `Offer between ${min} and ${max}.`;
export const offersUsedUp = (max: number) =>
  `You have made your ${formatNumber(max)} offers for this listing. The seller can still make you one.`;
export const offerListingEnded = () => "This listing takes no offers now.";
export const offerBuyersFirst = () => "Wait for the buyer's offer; you can then make a counter-offer.";
export const offerNotFound = () => "This offer doesn't exist.";
export const offerNotYours = () => "You can't do this with this offer.";
export const offerStateChanged = () => "This offer has changed in the meantime.";
export const offerAgreed = (price: string) => `Agreed: ${price}`;
export const offerDeclined = (price: string) => `The offer of ${price} was declined.`;
export const offerWithdrawn = (price: string) => `The offer of ${price} was withdrawn.`;
export const offerClosedSold = (price: string) => `Sold. The offer of ${price} has ended.`;
export const offerClosedEnded = (price: string) => `No longer on sale. The offer of ${price} has ended.`;
export const offerClosedPrice = (price: string) =>
  `The asking price is now at or below the offer of ${price}, which has ended.`;
export const answeredAvailable = () => "Yes, it's still available.";
export const answeredReserved = () => "It's reserved for somebody.";
export const answeredSold = () => "It has been sold.";

export const messagesMailSubject = (title: string) => `New message: \u2068${title}\u2069`;
export const messagesMailHiddenSubject = () => "You have a new message";
export const messagesMailText = pluralOf("en", {
  one: "You have a message that you haven't read yet:",
  other: "You have {n} messages that you haven't read yet:",
});
export const messagesMailHidden = () =>
  "Somebody has written to you. Confirm your email address to get messages by email as well.";
export const messagesMailReply = () => "Reply";
export const messagesMailClosing = () =>
  "The button opens a page where you can send one reply without logging in. Don't forward this email.";
export const messagesMailReason = () => "You get this email because you take part in this conversation.";
export const messagesMailMute = () => "No more emails about this conversation";
export const guestMailSubject = () => "Your conversation with the seller";
export const guestMailText = () =>
  "Your message has been sent. Open the conversation to read the seller's reply and to answer, without an account.";
export const guestMailOpen = () => "Open the conversation";
export const guestMailSecret = () =>
  "Anybody with this link can read and answer for you, so keep it to yourself.";
export const guestMailReason = () =>
  "Somebody gave this address with a question to a seller. If it wasn't you, ignore this email.";
