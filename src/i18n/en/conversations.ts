import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const conversationNotFound = () => "This conversation doesn't exist.";
export const messageNotFound = () => "This message doesn't exist.";
export const messageEmpty = () => "Write a message or add a photo.";
export const messagePhotosTooMany = (max: number) =>
  `Send at most ${formatNumber(max)} photos in one message.`;
export const messagePhotos = pluralOf("en", { one: "A photo", other: "{n} photos" });
export const accountGone = () => "Former member";
export const listingErased = () => "Deleted listing";

export const conversationPartnerGone = () =>
  "This person has deleted their account, so nobody would read your message.";
export const conversationBlockedByYou = () => "You have blocked this person. Unblock them to write.";
export const sellerTakesNoMessages = () => "This seller does not take messages.";
export const buyerTakesNoMessages = () => "This buyer does not take messages.";
export const answerSellersOnly = () => "Only the seller can answer this.";
export const answerListingEnded = () => "This listing isn't on sale any more, or isn't yours to change.";

export const offerText = (price: string) => `Offer: ${price}`;
export const offerWhole = () => "Enter a whole amount in JD.";
export const offerOutOfRange = (min: string, max: string) => `Offer between ${min} and ${max}.`;
export const offersUsedUp = (max: number) =>
  `You have made your ${formatNumber(max)} offers for this listing. You can still accept a counter-offer or write to the seller.`;
export const offerListingEnded = () => "This listing takes no offers now.";
export const offerBuyersFirst = () => "Wait for the buyer's offer; you can then make a counter-offer.";
export const offerNotFound = () => "This offer doesn't exist.";
export const offerNotYours = () => "You can't do this with this offer.";
export const offerStateChanged = () => "This offer has changed in the meantime.";
export const offerStillOpen = () => "An offer is still open. Withdraw it or answer it first.";
export const offerAgreed = (price: string) => `Agreed: ${price}`;
export const offerDeclined = (price: string) => `The offer of ${price} was declined.`;
export const offerWithdrawn = (price: string) => `The offer of ${price} was withdrawn.`;
export const offerClosedSold = (price: string) => `Sold. The offer of ${price} has ended.`;
export const offerClosedEnded = (price: string) => `No longer on sale. The offer of ${price} has ended.`;
export const offerClosedPrice = (price: string) =>
  `The asking price is now at or below the offer of ${price}, which has ended.`;
export const answeredAvailable = () => "Yes, it's still available.";
export const answeredReserved = () => "It's reserved for someone else.";
export const answeredSold = () => "It has been sold.";

export const messagesMailSubject = (title: string) => `New message: \u2068${title}\u2069`;
export const messagesMailHiddenSubject = () => "You have a new message";
export const messagesMailText = pluralOf("en", {
  one: "You have a message that you haven't read yet:",
  other: "You have {n} messages that you haven't read yet:",
});
export const messagesMailHidden = () =>
  "Someone has written to you. Confirm your email address to get messages by email as well.";
export const messagesMailReply = () => "Reply";
export const messagesMailClosing = () =>
  "The button opens a page where you can send one reply without logging in. Don't forward this email.";
export const messagesMailReason = () => "You get this email because you take part in this conversation.";
export const messagesMailMute = () => "No more emails about this conversation";
export const guestLinkSent = () => "You'll find the link to your conversation in your email.";
export const inquiryContinue = () => "Continue Your Conversation";
export const guestMailSubject = () => "Your conversation with the seller";
export const guestMailText = () =>
  "Your message has been sent. Open the conversation to read the seller's reply and to answer, without an account.";
export const guestCheck = () => "Check for new messages";
export const guestKeep = () => "Sign up with the same email address to keep this conversation.";
export const guestMailOpen = () => "Open the conversation";
export const guestMailSecret = () =>
  "Anybody with this link can read and answer for you, so keep it to yourself.";
export const guestMailReason = () =>
  "Someone gave this address with a question to a seller. If it wasn't you, ignore this email.";

export const messagesHeading = () => "Messages";
export const messagesUnread = pluralOf("en", { one: "1 unread message", other: "{n} unread messages" });
export const messageBox = labelsOf({ all: "All", buying: "Buying", selling: "Selling" });
export const inboxNone = () => "No messages yet";
export const inboxNoneText = () => "When you write to a seller, or a buyer writes to you, it appears here.";
export const messagesChoose = () => "Choose a conversation.";
export const messagesBack = () => "All messages";
export const messagesOlder = () => "Older messages";
export const messagesNewest = () => "Newest messages";
export const messagesYou = () => "You:";
export const yourListing = () => "Your listing ·";
export const dayOf = (daysAgo: number): string => (daysAgo <= 0 ? "Today" : "Yesterday");
export const messageRead = () => "Read";
export const messageWrite = () => "Write a message";
export const messageSend = () => "Send";
export const messageReport = () => "Report";
export const messageFailed = () => "Couldn't send it. Please check your connection and try again.";
export const messagePhotoFailed = (name: string) => `Couldn't upload ${name}.`;
export const roleBuyer = () => "Buyer";
export const roleSeller = () => "Private seller";
export const roleDealer = () => "Dealer";
export const quickQuestions = () => [
  "When can I see it?",
  "Where is it?",
  "Is there an inspection report?",
  "Is customs paid?",
];

export const messageWarningTitle = labelsOf({
  deposit: "This message is about a deposit or a transfer.",
  code: "This message is about a code.",
  account: "This message is about a bank account.",
  link: "This message has a link.",
});
export const messageWarningText = labelsOf({
  deposit: "Pay nothing before you have seen the car and its license.",
  code: "Never give anybody a code that was sent to you: with it they can take over your account.",
  account: "Don't give out account or card numbers, and transfer nothing before you have seen the car.",
  link: "Don't enter passwords or card numbers on pages that strangers send you.",
});

export const answerButton = labelsOf({
  available: "Yes, available",
  reserved: "Reserved",
  sold: "Sold",
});
export const onSale = () => "On sale";
export const confirmedOn = (day: string) => `Seller confirmed it's for sale on ${day}.`;

export const offer = () => "Offer";
export const offerTitle = () => "Make an offer";
export const offerCounterAmount = () => "Your counter-offer";
export const offerYours = () => "Your offer";
export const offerOf = (name: string) => `Offer from \u2068${name}\u2069`;
export const offerBelow = (price: string, percent: number) => `${price} below the price (${percent}%)`;
export const offerHoursLeft = pluralOf("en", { one: "ends in 1 hour", other: "ends in {n} hours" });
export const offerStatus = labelsOf({
  accepted: "Agreed",
  declined: "Declined",
  withdrawn: "Withdrawn",
  countered: "Countered",
  expired: "Expired",
  closed: "Ended",
});
export const offerWaits = () => "Waiting for an answer";
export const offerYourTurn = () => "Your turn";
export const offerMeaning = () =>
  "You have agreed on a price. This is not a contract and reserves nothing: meet, check and sign as usual.";
export const offerMeaningReserved = () =>
  "You have agreed on a price, and the listing is marked as reserved. This is not a contract: meet, check and sign as usual.";
export const offerAccept = () => "Accept";
export const offerDecline = () => "Decline";
export const offerCounter = () => "Counter";
export const offerWithdraw = () => "Withdraw the offer";
export const offerReserve = () => "Also mark it as reserved";
export const offerSend = () => "Send offer";
export const offerSendAmount = (price: string) => `Offer ${price}`;
export const offerLast = () => "This is your last offer for this listing.";
export const offerPromise = () =>
  "An offer is a promise, not a sale. It ends after 48 hours, and you can withdraw it until it is answered.";

export const buySafelyText = () =>
  "Meet by day in a public place, take the car to a center you choose, and pay only when ownership is transferred.";

export const threadMute = () => "Mute notifications";
export const threadUnmute = () => "Turn notifications on";
export const threadHide = () => "Delete for me";
export const threadHidden = () => "The conversation is deleted for you. It comes back with the next message.";
export const blockedPeople = () => "Blocked people";
export const blockedNone = () =>
  "You have blocked nobody. You can block a person in a conversation with them.";
export const blockedText = () =>
  "They can't write to you, make offers or see your phone number. They aren't told about it.";
export const unblock = () => "Unblock";
export const unblockPerson = (name: string) => `Unblock \u2068${name}\u2069`;
export const unblocked = () => "Unblocked";
export const blocked = () => "Blocked. They aren't told about it.";
export const threadBlock = () => "Block this person";
export const threadUnblock = () => "Unblock this person";
export const muteText = () =>
  "You get no more emails or notifications about this conversation. You can still read it on the site.";
export const muted = () => "Muted";
export const unmuted = () => "Notifications are on";
export const replyTo = (name: string) => `Reply to \u2068${name}\u2069`;
export const replySent = () => "Your reply has been sent";
export const replySentText = () =>
  "The link can't be used again. You'll find the whole conversation in your messages, or through the link that we emailed you first.";
export const threadClose = () => "Mark as done";

export const repliesTitle = () => "Your quick replies";
export const repliesText = (max: number) =>
  `Answers that you often give, at most ${formatNumber(max)}. In a conversation one press puts them into the form.`;
export const replySave = () => "Save reply";
export const replyEmpty = () => "Write the reply in one of the two languages.";
export const repliesFull = (max: number) =>
  `You have ${formatNumber(max)} quick replies already. Remove one first.`;
