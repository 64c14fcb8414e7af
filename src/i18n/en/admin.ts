import { labelsOf } from "../label.ts";
import { listingsFound } from "./listings.ts";
import { pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const accessDenied = () => "Access Denied";
export const adminOnly = () => "You don't have permission to access the admin dashboard.";
export const adminTitle = () => "Admin dashboard";
export const adminNeedsScripts = () => "The admin dashboard needs JavaScript for its actions.";
export const adminParts = () => "Admin dashboard sections";
export const adminOverview = () => "Overview";
export const adminUsers = () => "Users";
export const adminAudit = () => "Audit log";
export const adminReviewTab = () => "Review";
export const adminReports = () => "Reports";
export const adminSite = () => "Site";

export const adminFind = () => "Find";
export const adminAnyState = () => "All except deleted";

export const adminSort = labelsOf({ newest: "Newest first", oldest: "Oldest first", name: "Name" });
export const adminManyFound = (n: number) =>
  `Showing the first ${formatNumber(n)} results. Add a word or a filter to narrow them down.`;

export const adminTotalUsers = () => "Total Users";
export const adminTotalCars = () => "Total Cars";
export const adminRecent = () => "Recent Listings";
export const adminWaitingTitle = () => "Needs your attention";
export const adminNothingWaits = () => "You're all caught up.";
export const adminWaitingReview = (n: number) => `${listingsFound(n)} to review`;
export const adminWaitingMessages = pluralOf("en", {
  one: "{n} message from a visitor",
  other: "{n} messages from visitors",
});
export const adminNewListings = () => "New listings";
export const adminSignUps = () => "Sign-ups";
export const adminSales = () => "Sold";
export const adminByCity = () => "Listings by city";
export const adminUnlistedMakes = () => "Unlisted makes typed by sellers";
export const adminByMake = () => "Cars by make";
export const adminNoListings = () => "There are no listings yet.";
export const adminRunning = () => "System";
export const adminReplyTime = () => "Median reply time";
export const adminReplyNone = () => "No replies yet";
export const adminReplyNote = () => "Half of all replies were faster than this.";
export const adminDatabase = () => "Database";
export const adminFreeDisk = (size: string) => `${size} of disk space free`;
export const adminMailQueue = () => "Emails waiting";
export const adminMailFailed = (n: number) => (n === 0 ? "None failed" : `${formatNumber(n)} failed`);
export const adminMegabytes = (bytes: number) =>
  bytes < 1e9
    ? `${formatNumber(Math.round(bytes / 1e5) / 10)} MB`
    : `${formatNumber(Math.round(bytes / 1e8) / 10)} GB`;

export const adminFindListing = () => "Keywords, seller or listing number";
export const adminKindFilter = () => "Type";
export const adminBadgeFilter = () => "Badge";
export const adminFlagFilter = () => "Flags";
export const adminFlagged = () => "Any flag";
export const adminNothingFound = () => "No listings match this search.";

export const adminState = labelsOf({
  active: "Active",
  expired: "Expired",
  sold: "Sold",
  review: "Under review",
  rejected: "Rejected",
  hidden: "Hidden",
  suspended: "Seller suspended",
  withdrawn: "Withdrawn",
  removed: "Deleted",
});

export const adminVerb = labelsOf({
  feature: "Feature",
  unfeature: "Unfeature",
  verify: "Verify",
  unverify: "Unverify",
  reboost: "Reboost",
  hide: "Hide",
  show: "Show again",
  delete: "Delete",
});
export const adminListingsOf = (name: string) => `Listings by ${name}`;
export const adminBy = () => "by";
export const adminDeleteText = () => "It will be removed for everyone. This can't be undone.";
export const adminKeep = () => "Keep it";
export const adminCountdown = ({ days, hours }: { days: number; hours: number }) =>
  days > 0 ? (hours > 0 ? `${days}d ${hours}h` : `${days}d`) : `${hours} h remaining`;

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
  "This listing just changed. Check it again, then repeat your action.";
export const adminSoldNotReboosted = () => "A sold listing can't be reboosted.";

export const bulkAll = () => "Select all on this page";
export const bulkChoose = () => "Select";
export const bulkVerb = () => "Action";
export const bulkStart = (n: number) => (n === 0 ? "Select listings" : `Apply to ${formatNumber(n)}`);
export const bulkProgress = (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)} done`;
export const bulkDone = pluralOf("en", { one: "{n} listing changed", other: "{n} listings changed" });
export const bulkNotDone = pluralOf("en", { one: "{n} was not changed.", other: "{n} were not changed." });
export const bulkFailed = () => "Something went wrong. Check your connection and try again.";

export const bulkDeleteTitle = (n: number) => `Delete ${listingsFound(n)}?`;
export const bulkDeleteText = pluralOf("en", {
  one: "It will be removed for everyone. This can't be undone.",
  other: "They will be removed for everyone. This can't be undone.",
});
export const bulkHideTitle = (n: number) => `Hide ${listingsFound(n)}?`;
export const bulkHideText = pluralOf("en", {
  one: "The seller will get an email with the reason.",
  other: "Their sellers will get an email with the reason.",
});
export const bulkKeep = pluralOf("en", { one: "Keep it", other: "Keep them" });

export const adminFindUser = () => "Name, email, phone or ID";
export const adminUsersFound = pluralOf("en", { one: "{n} user", other: "{n} users" });
export const adminNobodyFound = () => "No users match this search.";

export const adminUserState = labelsOf({
  active: "Active",
  suspended: "Suspended",
  verified: "Verified seller",
  admin: "Admin",
});

export const adminRole = labelsOf({ user: "User", admin: "Admin" });
export const adminEmailVerified = () => "Email confirmed";
export const adminJoined = (date: string) => `Joined ${date}`;
export const adminUserListings = (active: number, all: number) =>
  `${formatNumber(active)} active of ${listingsFound(all)}`;
export const adminUserNoListings = () => "No listings yet.";
export const adminLimit = () => "Listing limit";
export const adminLimitSet = () => "Set";
export const adminLimitHint = () => 'A number or "unlimited"';
export const adminUnlimitedWord = () => "unlimited";
export const adminLimitInvalid = () => 'Please enter a valid number or "unlimited"';
export const more = () => "More";
export const adminNote = () => "Note for admins";
export const adminNoteSave = () => "Save note";
export const adminVerifySeller = () => "Verify seller";
export const adminUnverifySeller = () => "Remove verification";
export const adminSuspend = () => "Suspend";
export const adminSuspendTitle = () => "Suspend this account?";
export const adminSuspendText = () =>
  "The user will be logged out right away and their listings will be hidden. Nothing is deleted, and you can restore the account anytime.";
export const adminSuspendNote = () => "Reason (sent to the user by email)";
export const adminRestore = () => "Restore";
export const adminMakeAdmin = () => "Make admin";
export const adminMakeAdminTitle = () => "Make this person an admin?";
export const adminMakeAdminText = () =>
  "Admins can do everything you can. This person will be logged out. To log back in, they'll need a password that is long enough for an admin.";
export const adminMakeUser = () => "Remove admin role";
export const adminDeleteUserText = () =>
  "The account will be permanently deleted with its listings, photos and messages. This can't be undone. To confirm, enter the account's email.";
export const adminTypeEmail = () => "Account email";
export const adminSeeListings = () => "See listings";

export const adminLimitUpdated = () => "User listing limit updated successfully";
export const adminUserUpdated = () => "User updated successfully";
export const adminUserDeleted = () => "User deleted successfully";
export const adminLimitFailed = () => "Failed to update listing limit";
export const adminUserFailed = () => "Failed to update user";
export const adminUserDeleteFailed = () => "Failed to delete user";

export const adminUserNotFound = () => "User not found.";
export const adminLastAdmin = () => "This is the only admin. Make someone else an admin first.";
export const adminSuspendedNotAdmin = () => "A suspended account can't become an admin. Restore it first.";
export const adminEmailDiffers = () => "This is not the account's email. Nothing was deleted.";
export const adminDealerSuspendText = () => "All its listings leave the site until you restore it.";
