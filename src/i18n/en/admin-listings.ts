import { plural } from "../plural.ts";

export const adminFindListing = () => "Words, seller or listing id";
export const adminKindFilter = () => "Kind";
export const adminBadgeFilter = () => "Badge";
export const adminKindCar = () => "Cars";
export const adminKindPlate = () => "Number Plates";
export const adminFlagFilter = () => "Noticed";
export const adminFlagged = () => "Anything";
export const adminListingsFound = (n: number) =>
  plural("en", n, { one: "{n} listing", other: "{n} listings" });
export const adminNothingFound = () => "No listing fits this search.";

export const adminActive = () => "Active";
export const adminExpired = () => "Expired";
export const adminReview = () => "Waiting for review";
export const adminRejected = () => "Rejected";
export const adminHidden = () => "Hidden";
export const adminRemoved = () => "Deleted";
export const adminSellerSuspended = () => "Seller suspended";

export const adminReboost = () => "Reboost";
export const adminFeature = () => "Feature";
export const adminUnfeature = () => "Unfeature";
export const adminVerify = () => "Verify";
export const adminUnverify = () => "Unverify";
export const adminDelete = () => "Delete";
export const adminView = () => "View";
export const adminListingsOf = (name: string) => `Listings of ${name}`;
export const adminBy = () => "by";
export const adminActionsFor = (title: string) => `Actions for ${title}`;
export const adminDeleteTitle = () => "Delete this listing?";
export const adminDeleteText = () => "It disappears for everybody and cannot be brought back.";
export const adminKeep = () => "Keep it";
export const adminCountdown = ({ days, hours }: { days: number; hours: number }) =>
  days > 0 ? `${days}d ${hours}h` : `${hours} h remaining`;

export const adminCarDeleted = () => "Car listing deleted successfully";
export const adminPlateDeleted = () => "Number plate listing deleted successfully";
export const adminCarReboosted = () => "Car listing reboosted successfully";
export const adminPlateReboosted = () => "Number plate listing reboosted successfully";
export const adminCarUpdated = () => "Car listing updated successfully";
export const adminPlateUpdated = () => "Number plate listing updated successfully";
export const adminCarDeleteFailed = () => "Failed to delete car listing";
export const adminPlateDeleteFailed = () => "Failed to delete number plate listing";
export const adminCarReboostFailed = () => "Failed to reboost car listing";
export const adminPlateReboostFailed = () => "Failed to reboost number plate listing";
export const adminCarUpdateFailed = () => "Failed to update car listing";
export const adminPlateUpdateFailed = () => "Failed to update number plate listing";

export const adminListingChanged = () =>
  "Somebody changed this listing a moment ago. Look at it again before you change it.";
export const adminSoldNotReboosted = () => "A sold listing cannot be reboosted.";
