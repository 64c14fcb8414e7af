import { plural } from "../plural.ts";
import { adminListingsFound } from "./admin-listings.ts";
import { formatNumber } from "./formats.ts";

export const adminFindUser = () => "Name, email, phone or id";
export const adminUsersFound = (n: number) => plural("en", n, { one: "{n} user", other: "{n} users" });
export const adminNobodyFound = () => "Nobody fits this search.";

export const adminSuspended = () => "Suspended";
export const adminRoleAdmin = () => "Admin";
export const adminVerifiedSeller = () => "Verified seller";
export const adminEmailVerified = () => "Email confirmed";
export const adminJoined = (date: string) => `Joined ${date}`;
export const adminUserListings = (active: number, all: number) =>
  `${formatNumber(active)} active of ${adminListingsFound(all)}`;
export const adminUserReports = (n: number) => plural("en", n, { one: "{n} report", other: "{n} reports" });
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
