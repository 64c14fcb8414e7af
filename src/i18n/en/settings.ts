import { labelsOf } from "../label.ts";
import { pluralOf } from "../plural.ts";

export const settings = () => "Settings";
export const settingsSections = () => "Settings sections";
export const settingsSave = () => "Save changes";
export const settingsSaved = () => "Your changes have been saved.";
export const settingsFailed = () => "Couldn't save your changes. Please try again.";
export const settingsProfile = () => "Profile";
export const settingsProfileText = () =>
  "Buyers see your name and city. They see your phone number only when they ask for it.";
export const settingsEmailVerified = () => "Confirmed";
export const settingsEmailUnverified = () => "Not confirmed yet";
export const settingsEmailVerify = () => "Send confirmation link";
export const settingsEmailFixed = () => "You use this email to log in.";
export const settingsPreferences = () => "Language and alerts";
export const settingsPreferencesText = () => "The language of the site and of our emails to you.";
export const settingsLanguage = () => "Language";
export const settingsNotices = () => "Notify me when";
export const settingsNotice = labelsOf({
  inquiries: "someone writes to me",
  expiry: "one of my listings is about to expire or has expired",
  priceDrops: "the price of a favorite drops",
});
export const settingsNoticesOfSearches = () => "Each of your saved searches has its own alerts.";
export const settingsNotifications = () => "Notifications";
export const settingsNotificationsText = () =>
  "We send notifications to these devices. Logging out on a device turns them off there.";
export const settingsNotificationsNone = () => "Notifications aren't on for any device yet.";
export const settingsMailsAlways = () => "We always send important emails about your account.";
export const settingsPasswordText = () => "Changing it logs you out on all other devices.";
export const settingsPasswordCurrent = () => "Current password";
export const settingsPasswordSubmit = () => "Change password";
export const settingsPasswordChanged = () => "Your password has been changed. Other devices were logged out.";
export const passwordWrong = () => "Incorrect password.";
export const settingsDevices = () => "Logged-in devices";
export const settingsDevicesText = () =>
  "If you don't recognize a device, log it out and change your password.";
export const settingsDeviceCurrent = () => "This device";
export const settingsDeviceEnd = () => "Log out";
export const settingsDevicesEndOthers = () => "Log out all other devices";
export const settingsDeviceEnded = () => "The device has been logged out.";
export const settingsDevicesEnded = () => "All other devices have been logged out.";
export const settingsData = () => "Your data";
export const settingsDataText = () =>
  "Everything we store about you in one file: profile, listings, photos, conversations, favorites and more.";
export const settingsDataDownload = () => "Download my data";
export const dataExportStart = () => "Prepare a file with photos";
export const dataExportPreparing = () => "We're preparing your file";
export const dataExportSoon = () => "We'll email you as soon as your file is ready.";
export const dataExportReady = () => "Your file is ready";
export const dataExportUntil = (size: string, time: string) => `${size} · available until ${time}`;
export const dataExportDownload = () => "Download (ZIP)";
export const dataExportJson = () => "Or right away, without photos (JSON)";
export const dataExportUnready = () => "This file isn't ready yet. Please try again shortly.";
export const dataMailSubject = () => "The file with your data is ready";
export const dataMailText = (time: string) =>
  `You can download it until ${time}. You need to be logged in. Then we delete the file.`;
export const dataMailOpen = () => "Open my file";
export const dataMailReason = () =>
  "You received this email because you asked for your data in your settings.";
export const deleteAccount = () => "Delete account";
export const deleteAccountText = () =>
  "Your account will be permanently deleted, with all your listings, photos, inquiries and favorites.";
export const deleteAccountTitle = () => "Delete your account";
export const deleteAccountWarning = () => "Your account will be deleted right away. This can't be undone.";
export const deleteAccountListings = () => "all your listings and their photos";
export const deleteAccountInquiries = () => "inquiries you've received and sent";
export const deleteAccountKept = (messages: string, reviews: string) =>
  `People you wrote with keep your messages, from a “former member” and without your phone number and email address, for ${messages}. Reviews you wrote stay for ${reviews}, also without your name; those about you are no longer shown. Our record of what admins did stays, without your name.`;
export const deleteAccountRest = () => "favorites, logged-in devices and your newsletter subscription";
export const deleteAccountGoes = () => "The following will be deleted:";
export const deleteAccountBackups = (date: string) =>
  `Your data is removed from the site right away. A copy stays in our backups until ${date}.`;
export const deletedBackupsUntil = (date: string) =>
  `Our backups keep a copy of your data until ${date}. Then it will be deleted there, too.`;
export const deleteAccountSafe = () => "Want a copy of your data first?";
export const deleteAccountPassword = () => "Your password";
export const deleteAccountConfirm = () => "Yes, delete my account and everything in it";
export const deleteAccountConfirmRequired = () => "Check the box to confirm";
export const deleteAccountSubmit = () => "Delete my account";
export const deleteAccountKeep = () => "Keep my account";
export const deleteAccountLastAdmin = () => "You're the only admin. Make someone else an admin first.";
export const accountDeleted = () => "Your account has been deleted. All the best!";
export const deletedMailSubject = () => "Your account has been deleted";
export const deletedMailText = () =>
  "As you requested, we've deleted your account, including your listings, photos, inquiries and favorites.";
export const deletedMailEnd = () => "This is our last email to you. You're welcome back anytime.";

/** "Chrome on Android". */
export const deviceName = (browser: string | null, system: string | null) =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device");
export const deviceSeen = (ago: string) => `Last seen: ${ago}`;
export const settingsDeviceEndThis = (device: string) => `Log out ${device}`;
export const settingsNewsletter = () => "Newsletter";
export const settingsNewsletterOn = () => "You receive it every Thursday.";
export const settingsNewsletterAsked = () => "Check your email to confirm your subscription.";
export const settingsEndTokens = () => "Also end my API tokens";

export const api = () => "API";
export const apiText = () => "For your own programs, such as one that keeps your listings up to date.";
export const apiHow = () => "How the API works";
export const apiTokens = () => "API tokens";
export const tokenNew = () => "New token";
export const tokenNewText = () => "Whoever has it may do in your name what you check here.";
export const tokenScopes = () => "May do";
export const tokenScope = labelsOf({
  "listings:read": "Read your listings",
  "listings:write": "Publish, change and delete your listings",
  "stock:write": "Change the stock of your dealer",
  "photos:write": "Upload photos",
  "inquiries:read": "Read your messages and inquiries",
  "inquiries:write": "Write messages, make and answer offers",
  "statistics:read": "Read the statistics of your listings",
  "admin:read": "Read what admins see",
});
export const tokenLasts = () => "Valid for";
export const tokenMake = () => "Create token";
export const tokenUsed = () => "Last used";
export const tokenUnused = () => "Never";
export const tokenEnds = () => "Ends";
export const tokenEndsIn = pluralOf("en", { one: "in {n} day", other: "in {n} days" });
export const tokenRevoke = () => "Revoke";
export const tokenRevoked = () => "The token has been revoked. Programs that use it no longer get in.";
export const tokenMadeTitle = () => "Copy this token now";
export const tokenMadeText = () => "It is shown only this once. We keep a fingerprint of it, not the token.";
export const copy = () => "Copy";
export const copied = () => "Copied";
export const tokenMailSubject = () => "An API token was created";
export const tokenMailText = (scopes: string, date: string) =>
  `A program with this token can use your account until ${date} (${scopes}).`;
export const tokensTooMany = () => "You already have 20 tokens, the most possible. Revoke one first.";
export const tokenInvalid = () =>
  "This token is wrong, has ended or was revoked. Create another in the settings.";
export const tokenRefused = () => "Tokens can't do this. Log in on the site instead.";
export const scopeMissing = (scope: string) => `This token lacks the scope ${scope}. Create one that has it.`;
export const tokenMadeAlready = () =>
  "This token was already created and isn't shown again. You can revoke it in the settings.";
export const requestKeyInvalid = () => "The Idempotency-Key must be 1 to 200 visible ASCII characters.";
export const requestKeyUsed = () => "This Idempotency-Key was used for a different request. Send a new one.";
export const requestRunning = () => "The first request with this Idempotency-Key is still running.";
export const apiLead = () => "For programs that read the market or look after your listings.";
export const apiContents = () => "Parts of the API";
