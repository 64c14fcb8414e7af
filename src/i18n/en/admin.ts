import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const accessDenied = () => "Access Denied";
export const adminOnly = () => "You don't have permission to access the admin dashboard.";
export const adminTitle = () => "Admin dashboard";
export const adminParts = () => "Parts of the admin dashboard";
export const adminOverview = () => "Overview";
export const adminUsers = () => "Users";
export const adminListings = () => "Listings";
export const adminAudit = () => "Audit log";
export const adminReviewTab = () => "Review";
export const adminReports = () => "Reports";
export const adminSite = () => "Site";
export const adminMessages = () => "Messages";

export const adminFind = () => "Find";
export const adminAnyState = () => "All but deleted";
export const adminAny = () => "Any";
export const adminStateFilter = () => "State";
export const adminSortBy = () => "Sort";

const SORTS = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "By name",
};
export const adminSort = (sort: keyof typeof SORTS) => SORTS[sort];
export const adminManyFound = (n: number) =>
  `More than ${formatNumber(n)} found. Here are the first ${formatNumber(n)}; another word or filter narrows them down.`;
export const adminClear = () => "Clear";

export const adminTotalUsers = () => "Total Users";
export const adminActiveListings = () => "Active Listings";
export const adminExpiredListings = () => "Expired Listings";
export const adminTotalCars = () => "Total Cars";
export const adminRecent = () => "Recent Listings";
export const adminWaitingTitle = () => "Waiting for you";
export const adminNothingWaits = () => "Nothing waits. Everything is in order.";
export const adminWaitingReview = (n: number) =>
  plural("en", n, { one: "{n} listing to review", other: "{n} listings to review" });
export const adminWaitingMessages = (n: number) =>
  plural("en", n, { one: "{n} message from a visitor", other: "{n} messages from visitors" });
export const adminLastDays = () => "The last 30 days";
export const adminNewListings = () => "New listings";
export const adminNewInquiries = () => "Inquiries";
export const adminSignUps = () => "Sign-ups";
export const adminByCity = () => "Listings by city";
export const adminByMake = () => "Cars by make";
export const adminNoListings = () => "There are no listings yet.";
export const adminRunning = () => "How it runs";
export const adminReplyTime = () => "Sellers reply within";
export const adminReplyNone = () => "No replies yet";
export const adminReplyNote = () => "Half of the answered inquiries were answered sooner.";
export const adminDatabase = () => "Database";
export const adminFreeDisk = (size: string) => `${size} free on the disk`;
export const adminPhotos = () => "Photos";
export const adminMailQueue = () => "Mails waiting";
export const adminMailFailed = (n: number) =>
  n === 0 ? "None was given up" : plural("en", n, { one: "{n} was given up", other: "{n} were given up" });
export const adminMegabytes = (bytes: number) =>
  bytes < 1e9
    ? `${formatNumber(Math.round(bytes / 1e5) / 10)} MB`
    : `${formatNumber(Math.round(bytes / 1e8) / 10)} GB`;

export const adminFindListing = () => "Words, seller or listing id";
export const adminKindFilter = () => "Kind";
export const adminBadgeFilter = () => "Badge";
export const adminFlagFilter = () => "Noticed";
export const adminFlagged = () => "Anything";
export const adminListingsFound = (n: number) =>
  plural("en", n, { one: "{n} listing", other: "{n} listings" });
export const adminNothingFound = () => "No listing fits this search.";

const STATES = {
  active: "Active",
  expired: "Expired",
  sold: "Sold",
  review: "Waiting for review",
  rejected: "Rejected",
  hidden: "Hidden",
  suspended: "Seller suspended",
  removed: "Deleted",
};
export const adminState = (state: keyof typeof STATES) => STATES[state];

const VERBS = {
  feature: "Feature",
  unfeature: "Unfeature",
  verify: "Verify",
  unverify: "Unverify",
  reboost: "Reboost",
  hide: "Hide",
  show: "Show again",
  delete: "Delete",
};
export const adminVerb = (verb: keyof typeof VERBS) => VERBS[verb];
export const adminView = () => "View";
export const adminListingsOf = (name: string) => `Listings of ${name}`;
export const adminBy = () => "by";
export const adminActionsFor = (title: string) => `Actions for ${title}`;
export const adminDeleteTitle = () => "Delete this listing?";
export const adminDeleteText = () => "It disappears for everybody and cannot be brought back.";
export const adminKeep = () => "Keep it";
export const adminCountdown = ({ days, hours }: { days: number; hours: number }) =>
  days > 0 ? `${days}d ${hours}h` : `${hours} h remaining`;

export const adminKindCar = () => "Cars";
export const adminKindPlate = () => "Number Plates";
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

export const bulkAll = () => "All on this page";
export const bulkChoose = () => "Choose";
export const bulkVerb = () => "With those chosen";
export const bulkStart = (n: number) => (n === 0 ? "Choose listings" : `Do it for ${formatNumber(n)}`);
export const bulkUndo = () => "Undo";
export const bulkProgress = (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)} done`;
export const bulkDone = (n: number) =>
  plural("en", n, { one: "{n} listing changed", other: "{n} listings changed" });
export const bulkNotDone = (n: number) =>
  plural("en", n, { one: "{n} was not changed.", other: "{n} were not changed." });
export const bulkFailed = () => "Something went wrong.";

export const bulkDeleteTitle = (n: number) =>
  plural("en", n, { one: "Delete {n} listing?", other: "Delete {n} listings?" });
export const bulkDeleteText = () => "They disappear for everybody and cannot be brought back.";
export const bulkHideTitle = (n: number) =>
  plural("en", n, { one: "Hide {n} listing?", other: "Hide {n} listings?" });
export const bulkHideText = () => "Their sellers get a mail with the reason.";
export const bulkKeep = () => "Keep them";

export const adminFindUser = () => "Name, email, phone or id";
export const adminUsersFound = (n: number) => plural("en", n, { one: "{n} user", other: "{n} users" });
export const adminNobodyFound = () => "Nobody fits this search.";

const USER_STATES = {
  active: "Active",
  suspended: "Suspended",
  verified: "Verified seller",
  admin: "Admin",
};
export const adminUserState = (state: keyof typeof USER_STATES) => USER_STATES[state];

const ROLES = {
  user: "User",
  admin: "Admin",
};
export const adminRole = (role: keyof typeof ROLES) => ROLES[role];
export const adminEmailVerified = () => "Email confirmed";
export const adminJoined = (date: string) => `Joined ${date}`;
export const adminUserListings = (active: number, all: number) =>
  `${formatNumber(active)} active of ${adminListingsFound(all)}`;
export const adminUserNoListings = () => "No listings yet.";
export const adminLimit = () => "Listing limit";
export const adminLimitSet = () => "Set";
export const adminLimitHint = () => 'A number or "unlimited"';
export const adminUnlimitedWord = () => "unlimited";
export const adminUnlimited = () => "Unlimited";
export const adminLimitInvalid = () => 'Please enter a valid number or "unlimited"';
export const adminMore = () => "More";
export const adminNote = () => "Note for admins";
export const adminNoteSave = () => "Save note";
export const adminVerifySeller = () => "Verify seller";
export const adminUnverifySeller = () => "Take verification back";
export const adminSuspend = () => "Suspend";
export const adminSuspendTitle = () => "Suspend this account?";
export const adminSuspendText = () =>
  "The sessions end at once and the listings are hidden. Nothing is lost; you can restore the account at any time.";
export const adminSuspendNote = () => "The reason, which they get by mail";
export const adminRestore = () => "Restore";
export const adminMakeAdmin = () => "Make admin";
export const adminMakeAdminTitle = () => "Make this person an admin?";
export const adminMakeAdminText = () =>
  "An admin can do everything that you can. The sessions of the account end; the next sign-in asks for a password that is long enough for an admin.";
export const adminMakeUser = () => "Make ordinary user";
export const adminDeleteUser = () => "Delete account";
export const adminDeleteUserText = () =>
  "The account goes with its listings, photos and messages. This cannot be undone. Type the email of the account to delete it.";
export const adminTypeEmail = () => "Email of the account";
export const adminSeeListings = () => "See listings";

export const adminLimitUpdated = () => "User listing limit updated successfully";
export const adminUserUpdated = () => "User updated successfully";
export const adminUserDeleted = () => "User deleted successfully";
export const adminLimitFailed = () => "Failed to update listing limit";
export const adminUserFailed = () => "Failed to update user";
export const adminUserDeleteFailed = () => "Failed to delete user";

export const adminUserNotFound = () => "There is no such user.";
export const adminLastAdmin = () => "This is the last admin. Make somebody else an admin first.";
export const adminSuspendedNotAdmin = () => "A suspended account cannot become an admin. Restore it first.";
export const adminEmailDiffers = () => "This is not the email of the account. Nothing was deleted.";

export const siteSave = () => "Save";
export const siteSavedToast = () => "Saved. Every page follows at once.";
export const siteBothLanguages = () => "Please write it in both languages";
export const siteEnglish = () => "In English";
export const siteArabic = () => "In Arabic";
export const siteAnnouncement = () => "Announcement";
export const siteAnnouncementText = () => "A line over every page. Leave both empty to show none.";
export const siteReview = () => "Review of new listings";

const REVIEW_FIRST = {
  nobody: "Every listing is shown at once. You find flagged ones under Review.",
  "new-sellers": "Flagged listings of sellers who joined less than 14 days ago wait for review.",
  everybody: "All flagged listings wait for review.",
};
export const siteReviewNow = (first: keyof typeof REVIEW_FIRST) => REVIEW_FIRST[first];
export const siteReviewText = () =>
  "The operator sets this with REVIEW_FIRST. “nobody” is right where you know your sellers. Where strangers may register, “new-sellers” is wiser. “everybody” helps while there is much fraud and one of you reviews every day.";
export const siteWords = () => "Words to look at";
export const siteWordsText = () =>
  "Listings that hold one of these words, in any spelling, are flagged for review.";
export const siteWordsLabel = () => "One word or phrase a line";
export const siteOrder = () => "Order of featured cars";
export const siteOrderText = () =>
  "Featured cars named here come first on the home page, in this order; the others follow, newest first.";
export const siteOrderLabel = () => "One listing a line: its address or id";
export const siteTestimonials = () => "Testimonials";
export const siteTestimonialsText = () =>
  "Shown on the home page. Empty all fields of one to take it away; the last, empty one adds another.";
export const siteNameEnglish = () => "Name in English";
export const siteNameArabic = () => "Name in Arabic";
export const siteCommentEnglish = () => "Words in English";
export const siteCommentArabic = () => "Words in Arabic";
export const siteCity = () => "City";
export const siteRating = () => "Stars";
