export const settings = () => "Settings";
export const settingsSections = () => "Parts of the settings";
export const settingsSave = () => "Save changes";
export const settingsSaving = () => "Saving...";
export const settingsSaved = () => "Your changes are saved.";
export const settingsFailed = () => "Your changes were not saved. Please try again.";
export const settingsProfile = () => "Profile";
export const settingsProfileText = () =>
  "Buyers see your name and city. Your number is shown when they ask for it.";
export const settingsEmailVerified = () => "Confirmed";
export const settingsEmailUnverified = () => "Not confirmed yet";
export const settingsEmailVerify = () => "Send me a link";
export const settingsEmailFixed = () => "Your email is how you sign in.";
export const settingsPreferences = () => "Language and emails";
export const settingsPreferencesText = () => "The language we write to you in. The site switches with it.";
export const settingsLanguage = () => "Language";
export const settingsMails = () => "Email me when";
export const settingsMailsInquiries = () => "somebody asks about a listing of mine";
export const settingsMailsExpiry = () => "a listing of mine is about to expire, or has expired";
export const settingsMailsAlways = () => "Emails about your account itself always come.";
export const settingsPassword = () => "Password";
export const settingsPasswordText = () => "Changing it signs you out on every other device.";
export const settingsPasswordCurrent = () => "Current password";
export const settingsPasswordSubmit = () => "Change password";
export const settingsPasswordChanged = () => "Your password is changed. Other devices were signed out.";
export const passwordWrong = () => "This is not your password.";
export const settingsDevices = () => "Signed-in devices";
export const settingsDevicesText = () => "If you do not know one of them, end it and change your password.";
export const settingsDeviceCurrent = () => "This device";
export const settingsDeviceEnd = () => "End";
export const settingsDevicesEndOthers = () => "End all others";
export const settingsDeviceEnded = () => "That device was signed out.";
export const settingsDevicesEnded = () => "All other devices were signed out.";
export const settingsData = () => "Your data";
export const settingsDataText = () =>
  "Everything we keep about you in one file: profile, listings, photos, inquiries, favorites and more.";
export const settingsDataDownload = () => "Download my data";
export const deleteAccount = () => "Delete account";
export const deleteAccountText = () =>
  "Your account goes for good, with all your listings, photos, inquiries and favorites.";
export const deleteAccountTitle = () => "Delete Your Account";
export const deleteAccountWarning = () =>
  "This cannot be undone. It happens at once, and nobody can bring anything back.";
export const deleteAccountListings = () => "all your listings and their photos";
export const deleteAccountInquiries = () => "inquiries you got and inquiries you sent";
export const deleteAccountRest = () => "favorites, signed-in devices and your newsletter subscription";
export const deleteAccountGoes = () => "What is deleted with it:";
export const deleteAccountSafe = () => "Want a copy first?";
export const deleteAccountPassword = () => "Your password";
export const deleteAccountConfirm = () => "Yes, delete my account and everything in it";
export const deleteAccountConfirmRequired = () => "Please tick the box if you mean it";
export const deleteAccountSubmit = () => "Delete my account";
export const deleteAccountKeep = () => "Keep my account";
export const deleteAccountLastAdmin = () => "You are the only admin. Make somebody else an admin first.";
export const accountDeleted = () => "Your account was deleted. All the best!";
export const deletedMailSubject = () => "Your account was deleted";
export const deletedMailText = () =>
  "As you asked, we deleted your account with your listings, photos, inquiries and favorites.";
export const deletedMailEnd = () => "This is our last email to you. You are welcome back at any time.";

/** "Chrome on Android". */
export const deviceName = (browser: string | null, system: string | null) =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device");
export const deviceSeen = (ago: string) => `Last seen: ${ago}`;
export const settingsDeviceEndThis = (device: string) => `End ${device}`;
export const settingsNewsletter = () => "Newsletter";
export const settingsNewsletterOn = () => "You get it every Thursday.";
export const settingsNewsletterAsked = () =>
  "We sent you an email with a button: press it and the newsletter comes.";
export const settingsNewsletterStart = () => "Subscribe";
