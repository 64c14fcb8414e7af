import { pluralOf } from "../plural.ts";

export const loginTitle = () => "Welcome back";
export const loginText = () => "Log in to save searches, message sellers and manage your listings.";
export const loginSubmit = () => "Sign In";
export const loginPending = () => "Signing in...";
export const loginCookies = () =>
  "Your browser didn't keep you logged in. Allow cookies for this site in its settings, then log in again.";
export const loginFailed = () => "Login failed. Please try again.";
export const loginWrong = () => "Incorrect email or password.";
export const loginTooShortForAdmin = () =>
  "This password is too short for an admin account. Use “Forgot your password?” to set a longer one.";
export const accountSuspended = () =>
  "This account is suspended. If you think this is a mistake, please contact us.";
export const loginNoAccount = () => "Don't have an account?";

export const registerTitle = () => "Create Account";
export const registerText = () => "It's free for buyers and sellers, and takes only a minute.";
export const registerSubmit = () => "Create Account";
export const registerPending = () => "Creating Account...";
export const registerFailed = () => "Registration failed. Please try again.";
export const registerHasAccount = () => "Already have an account?";

export const accountName = () => "Full Name";
export const accountEmail = () => "Email";
export const accountPhone = () => "Phone";
export const accountPhoneHint = () => "So buyers can call you or message you on WhatsApp";
export const accountLocationPlaceholder = () => "Select your city";
export const accountPassword = () => "Password";
export const accountPasswordHint = (min = 6) => `Minimum ${min} characters`;
export const accountConfirmPassword = () => "Confirm Password";

export const nameRequired = () => "Name is required";
export const accountNameRefused = () =>
  "Write your name with letters, without web addresses, emails or phone numbers";
export const emailInvalid = () => "Invalid email address";
export const emailTaken = () => "An account with this email already exists. Log in or use another email.";
export const phoneInvalid = () => "Enter a valid phone number, such as 079 123 4567 or +971 50 123 4567";
export const cityInvalid = () => "Choose a city from the list";
export const passwordTooShort = () => "Password must be at least 6 characters";
export const passwordTooLong = () => "This password is too long. Use at most 500 characters.";
export const passwordTooCommon = () => "This password is too easy to guess. Choose another one.";
export const passwordIsName = () =>
  "A password that is just your name or email is too easy to guess. Choose another one.";
export const passwordsDiffer = () => "Passwords do not match";

export const accountPromisePhotos = () => "Add photos from your phone and appear in search right away";
export const accountPromiseContact = () => "Buyers contact you by WhatsApp, phone or inquiry";
export const accountPromiseDashboard = () => "See views, inquiries and days left in one dashboard";

export const gateSubtitle = () => "Beta Access Required";
export const gatePasswordPlaceholder = () => "Enter the access password";
export const gateSubmit = () => "Access Site";
export const gatePending = () => "Verifying...";
export const gateWrong = () => "Incorrect password. Please try again.";
export const gateFooter = () => "Beta version - Limited access";

export const accountMailGreeting = (name: string | null) => (name === null ? "Hello," : `Hello ${name},`);

export const verifyEmailTitle = () => "Confirm your email";
export const verifyEmailText = (email: string) =>
  `Is ${email} your email address? Confirm it with the button below.`;
export const verifyEmailSubmit = () => "Confirm my email";
export const verifyEmailDone = () => "Your email is confirmed. Thank you!";
export const verifyEmailSent = () => "We sent you a link to confirm your email.";
export const verifyEmailAgain = () => "Send a new link";
export const verifyEmailVerified = () => "Your email is confirmed";
export const verifyEmailVerifiedText = () => "You're all set.";
export const verifyEmailSignIn = () => "Log in to get a new link";
export const verifyMailSubject = () => "Confirm your email";
export const verifyMailText = () =>
  "Use the link below to confirm that this is your email address. It works once and expires in 7 days.";
export const verifyMailReason = () => "You received this email because you requested a confirmation link.";

export const linkEndedTitle = () => "This link no longer works";
export const linkEndedText = () =>
  "It has already been used, has expired, or has been replaced by a newer one.";

export const forgotTitle = () => "Forgot your password?";
export const forgotText = () =>
  "Enter your account's email and we'll send you a link to choose a new password.";
export const forgotSubmit = () => "Send the link";
export const forgotSentTitle = () => "Check your email";
export const forgotSentText = () =>
  "If there is an account with this email, a link is on its way. It works once and expires in 60 minutes.";
export const forgotSentHint = () =>
  "Didn't get it? Check your spam folder and make sure the address is spelled correctly.";
export const forgotTryAgain = () => "Try another email";
export const resetTitle = () => "Choose a new password";
export const resetText = () => "You'll be logged out on all devices and can log in with your new password.";
export const resetPassword = () => "New password";
export const resetConfirm = () => "Confirm new password";
export const resetSubmit = () => "Save new password";
export const resetDone = () => "Your password has been changed. Log in with the new one.";
export const resetAskAgain = () => "Get a new link";
export const resetMailText = () =>
  "We received a request to reset your password. Use the link below to choose a new one. It works once and expires in 60 minutes.";
export const resetMailReason = () =>
  "If you didn't request this, you can ignore this email. Your password won't change.";
export const passwordUnchanged = () => "This is already your password. Choose another one.";
export const loginTriesMailSubject = () => "Many failed login attempts on your account";
export const loginTriesMailText = () =>
  "Someone has been trying to log in to your account with wrong passwords.";
export const loginTriesMailAdvice = () =>
  "You can still log in as usual from browsers you have used before. Everyone else has to wait between attempts. If your password is short, or you use it on other sites, choose a new one.";
export const passwordMailSubject = () => "Your password was changed";
export const passwordMailText = () =>
  "Your password was just changed, and you were logged out on all other devices.";
export const passwordMailWarning = () =>
  "If this wasn't you, choose a new password right away using the link below.";
export const passwordTooShortForAdmin = (min: number) =>
  `An admin's password must be at least ${min} characters`;

export const secondFactor = () => "Two-step verification";
export const secondFactorText = () =>
  "After your password, you'll enter a code from an app on your phone. Without that code, someone who learns your password can't log in.";
export const secondFactorDemanded = () =>
  "This site requires two-step verification for admins. Turn it on to continue.";
export const secondFactorManage = () => "Manage";
export const secondFactorStateOn = () => "On";
export const secondFactorStateOff = () => "Off";
export const secondFactorBegin = () => "Set up";
export const secondFactorScan = () => "1. Scan this code with your authenticator app";
export const secondFactorScanText = () =>
  "Any authenticator app works, such as Google Authenticator, Aegis or Bitwarden.";
export const secondFactorQrLabel = () => "QR code for the authenticator app";
export const secondFactorSecret = () => "Can't scan it? Enter this key in the app:";
export const secondFactorOpenApp = () => "Open the app on this phone";
export const secondFactorConfirm = () => "2. Enter the code shown in the app";
export const secondFactorTurnOn = () => "Turn on";
export const secondFactorRestart = () => "Start over with a new key";
export const secondFactorOnSince = (date: string) => `On since ${date}`;
export const secondFactorCodesLeft = pluralOf("en", {
  zero: "You have no recovery codes left.",
  one: "You have {n} recovery code left.",
  other: "You have {n} recovery codes left.",
});
export const secondFactorOff = () => "Turn off two-step verification";
export const secondFactorOffText = () => "You'll be able to log in with your password alone.";
export const secondFactorRenew = () => "New recovery codes";
export const secondFactorRenewText = () => "You'll get ten new codes. The old ones stop working right away.";
export const secondFactorRenewSubmit = () => "Get new codes";
export const secondFactorIsOff = () => "Two-step verification is off.";

export const recoveryTitle = () => "Your recovery codes";
export const recoveryText = () =>
  "If you don't have your phone, you can log in with one of these codes. Each works once. Keep them somewhere safe, away from your phone: they won't be shown again.";
export const recoverySave = () => "Save as a file";
export const recoveryDone = () => "I've saved them";

export const codeLabel = () => "Code";
export const codeHint = () => "The 6-digit code from your app, or a recovery code";
export const codeHintApp = () => "6 digits";
export const codeRequired = () => "Enter the code";
export const codeWrong = () =>
  "Incorrect code. Enter the one the app shows now, and check that your phone's clock is right.";
export const codeSpent = () => "This code has already been used. Wait up to 30 seconds for the next one.";

export const loginCodeTitle = () => "Enter your code";
export const loginCodeText = () => "Now enter the code from your authenticator app.";
export const loginCodeLost = () => "Don't have your phone? Use a recovery code.";
export const loginCodeBack = () => "Back to login";
export const loginCodeEnded = () => "Your login timed out. Log in again.";

export const recoveryMailSubject = () => "A recovery code was used";
export const recoveryMailText = (left: number) =>
  `Someone just logged in to your account with a recovery code. ${secondFactorCodesLeft(left)}`;
export const secondFactorMailOn = () => "Two-step verification is on";
export const secondFactorMailOnText = () =>
  "From now on, you'll need a code after your password to log in. You were logged out on all other devices.";
export const secondFactorMailOff = () => "Two-step verification is off";
export const secondFactorMailOffText = () => "From now on, you can log in with your password alone.";

export const setUpTitle = () => "Set up the marketplace";
export const setUpText = () =>
  "Create the first admin account. By doing so, you agree to this site's terms and privacy policy. After that, this page is no longer available.";
export const setUpSubmit = () => "Create admin account";
export const setUpEndedText = () =>
  "The link has been used or has expired, or there is already an admin. If there isn't one, restart the server to get a new link.";
export const setUpDone = () => "You're now the admin. Welcome!";
