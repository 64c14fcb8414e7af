import { labelsOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";

export const listingNotFound = () => "This listing doesn't exist or has been removed.";
export const listingNoticed = () => "We noticed an issue with your listing. See your dashboard for details.";
export const listingGone = () => "This listing is no longer available.";
export const listingLimitReached = (limit: number) =>
  limit === 0
    ? "Your account can't have active listings right now. Please contact us."
    : `You've reached your limit of ${plural("en", limit, { one: "{n} active listing", other: "{n} active listings" })}. Mark one as sold or delete one, then try again.`;
export const listingChangedMeanwhile = () => "This listing has changed since you opened it.";
export const listingVersionsText = () => "Your changes are still here. Compare both versions and choose one.";
export const listingVersionsSame = () =>
  "That change doesn't conflict with yours, and your changes are still here. Just save again.";
export const listingYours = () => "Your version";
export const listingSaved = () => "Saved version";
export const listingOnlyYours = () => "Only in your version";
export const listingOnlySaved = () => "Only in the saved version";
export const listingNothing = () => "Nothing";
export const listingNoPhotos = () => "No photos";
export const listingSaveYours = () => "Save my version";
export const listingTakeSaved = () => "Use the saved version";
export const listingRelistTooEarly = (days: number) =>
  `This listing is still active. You can relist it ${plural("en", days, { one: "{n} day", other: "{n} days" })} before it expires.`;
export const sellerNotFound = () => "Seller not found";
export const sellerHasNoPhone = () => "This seller hasn't added a phone number. Send an inquiry instead.";

export const callSeller = () => "Call Seller";
export const phonePageText = () => "Mention that you found the listing here, and meet in a public place.";
export const listingNumber = (number: number) => `Listing ${number}`;
export const listingNumberLabel = () => "Listing number";
export const backToListing = () => "Back to the listing";

export const leadingZeros = (digits: string) => `Enter it without leading zeros: ${digits}`;
export const listingTitleTooShort = () => "Title must be at least 5 characters";
export const listingTooManyValues = (max: number) => `At most ${max} in total`;
export const listingValueTooLong = (max: number) => `At most ${max} characters each`;
export const listingTextTooLong = (max: number) => `Use at most ${max} characters`;
export const listingDescription = () => "Description";
export const listingState = labelsOf({
  expired: "Expired",
  sold: "Sold",
  withdrawn: "Withdrawn",
  reserved: "Reserved",
});
export const listingActive = () => "Active";
export const listingWithdrawnTitle = () => "This listing is off the site";
export const listingExpiredTitle = () => "This listing has expired";
export const listingsTitle = () => "Listings";
export const editListingTitle = () => "Edit your listing";
export const listingTitle = () => "Title";
export const tipsTitle = () => "Tips for a good listing";
export const viewListing = () => "View listing";
export const listingPrice = () => "Price";
export const listingPriceRequired = () => "Price is required";
export const listingPriceInvalid = () =>
  "Price must be an amount above 0 and below 100,000,000, such as 8,500, with at most two decimals";
export const listingAmountInvalid = () =>
  "Enter an amount above 0 and below 100,000,000, such as 2,000, with at most two decimals";
export const location = () => "Location";
export const chooseCity = () => "Select city";
export const listingLocationRequired = () => "Location is required";
export const listingTooManyPhotos = (max: number) => `At most ${max} photos`;
export const listingsFound = pluralOf("en", { one: "{n} listing", other: "{n} listings" });

export const draftRestored = () => "We've restored your draft.";
export const draftDiscard = () => "Delete draft";
export const draftNew = () => "Start a new listing";
export const draftInAccount = () => "Draft saved";
export const draftInBrowser = () => "Draft saved in this browser";
export const draftSaving = () => "Saving draft…";
export const draftUntitled = () => "Untitled draft";
export const draftSavedAgo = (ago: string) => `Saved: ${ago}`;
export const draftEnds = (date: string) => `Kept until ${date}`;
export const draftContinue = () => "Continue";
export const draftDeleteTitle = () => "Delete this draft?";
export const draftDeleteText = () => "Everything you typed will be lost. This can't be undone.";
export const draftDeletedToast = () => "Your draft was deleted.";
export const draftNotFound = () => "This draft has been deleted or published.";
export const draftPublished = () => "This draft has already been published.";
export const draftsFull = (max: number) =>
  `You have ${max} drafts, which is the limit. This one is saved in this browser only. Delete a draft in your dashboard to make room.`;
export const qualityScore = (score: number) => `Listing quality: ${score} of 100`;
export const qualityDone = () => "Nothing important is missing.";
const QUALITY_ADDITIONS: Record<string, (photos: number) => string> = {
  photos: (count) =>
    `${count === 1 ? "Add one more photo" : `Add ${count} more photos`}: all sides, the inside, the odometer, the engine`,
  description: () => "Write more about its condition and history",
  inspection: () => "Say what its inspection found",
  customs: () => "Say whether customs are paid",
  features: () => "Choose its features",
  mileage: () => "Enter the mileage on the odometer",
};
export const qualityAdd = (part: string, photos: number): string => QUALITY_ADDITIONS[part]?.(photos) ?? "";
export const qualityWarranty = () =>
  "Dealers must give a warranty on a car this new: two years or 40,000 km, for electric cars three years or 50,000 km. Say in the description what yours covers.";
