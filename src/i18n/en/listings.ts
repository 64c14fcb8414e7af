import { plural } from "../plural.ts";

export const listingNotFound = () => "This listing doesn't exist or has been removed.";
export const listingNoticed = () => "We noticed something about it; your dashboard says what.";
export const listingGone = () => "This listing is no longer available.";
export const listingLimitReached = (limit: number) =>
  `You have reached your limit of ${limit} active listings. Mark one as sold or delete one, then try again.`;
export const listingChangedMeanwhile = () => "This listing was changed after you opened it.";
export const listingVersionsText = () => "Nothing you typed is lost. Compare both versions, then choose one.";
export const listingVersionsSame = () =>
  "The change does not conflict with what you entered, and nothing you typed is lost. Just save again.";
export const listingYours = () => "Yours";
export const listingSaved = () => "Saved meanwhile";
export const listingOnlyYours = () => "Only in yours";
export const listingOnlySaved = () => "Only in the saved one";
export const listingNothing = () => "Nothing";
export const listingNoPhotos = () => "No photos";
export const listingSaveYours = () => "Save my version";
export const listingTakeSaved = () => "Discard mine, use the saved one";
export const listingRelistTooEarly = (days: number) =>
  `This listing is still shown. You can relist it from ${plural("en", days, { one: "{n} day", other: "{n} days" })} before it ends.`;
export const sellerNotFound = () => "Seller not found";
export const sellerHasNoPhone = () => "This seller gave no phone number. Send an inquiry instead.";

export const phonePageTitle = () => "Call Seller";
export const phonePageText = () => "Say that you found the ad here, and meet in a public place.";
export const backToListing = () => "Back to the listing";

export const leadingZeros = (digits: string) => `Leave out the zeros at the start: ${digits}`;
export const listingTitleTooShort = () => "Title must be at least 5 characters";
export const listingTooManyValues = (max: number) => `At most ${max} in all`;
export const listingValueTooLong = (max: number) => `At most ${max} characters each`;
export const listingTextTooLong = (max: number) => `Please keep this to ${max} characters`;
export const listingPrice = () => "Price";
export const listingPriceRequired = () => "Price is required";
export const listingPriceInvalid = () =>
  "Price must be an amount above 0 and below 100,000,000 with at most two decimals, such as 8500";
export const listingLocation = () => "Location";
export const chooseCity = () => "Select city";
export const listingLocationRequired = () => "Location is required";
export const listingTooManyPhotos = (max: number) => `At most ${max} photos`;
