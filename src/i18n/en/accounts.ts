export const loginTitle = () => "Welcome Back";
export const loginText = () => "Sign in to list cars, answer buyers and manage your listings.";
export const loginSubmit = () => "Sign In";
export const loginPending = () => "Signing in...";
export const loginFailed = () => "Login failed. Please try again.";
export const loginWrong = () => "The email or password is not correct.";
export const loginTooShortForAdmin = () =>
  "You are an admin, and this password is too short for one. Choose a longer one by the link that you get under “Forgot your password?”.";
export const accountSuspended = () =>
  "This account is suspended. If you think that this is a mistake, please write to us under Contact Us.";
export const loginNoAccount = () => "Don't have an account?";

export const registerTitle = () => "Create Account";
export const registerText = () => "Free for buyers and sellers. It takes a minute.";
export const registerSubmit = () => "Create Account";
export const registerPending = () => "Creating Account...";
export const registerFailed = () => "Registration failed. Please try again.";
export const registerHasAccount = () => "Already have an account?";

export const accountName = () => "Full Name";
export const accountEmail = () => "Email";
export const accountPhone = () => "Phone";
export const accountPhoneHint = () => "So that buyers can call you or write on WhatsApp";
export const accountLocation = () => "Location";
export const accountLocationPlaceholder = () => "Select your city";
export const accountPassword = () => "Password";
export const accountPasswordHint = () => "Minimum 6 characters";
export const accountConfirmPassword = () => "Confirm Password";

export const accountNameRequired = () => "Name is required";
export const accountTooLong = (max: number) => `This is too long; at most ${max} characters fit`;
export const emailInvalid = () => "Invalid email address";
export const emailTaken = () => "An account with this email already exists";
export const phoneInvalid = () => "Enter a valid phone number, such as 079 123 4567 or +971 50 123 4567";
export const cityInvalid = () => "Choose a city from the list";
export const passwordTooShort = () => "Password must be at least 6 characters";
export const passwordTooLong = () => "This password is too long";
export const passwordTooCommon = () => "This password is too easy to guess. Please choose another one.";
export const passwordIsName = () =>
  "Your name or email alone is too easy to guess. Please choose another password.";
export const passwordsDiffer = () => "Passwords do not match";

export const accountPromiseTitle = () => "List your car for free and reach thousands of potential buyers";
export const accountPromisePhotos = () => "Photos straight from your phone, in search at once";
export const accountPromiseContact = () => "Buyers reach you by WhatsApp, call or inquiry";
export const accountPromiseDashboard = () => "Views, inquiries and days left in one dashboard";

export const gateSubtitle = () => "Beta Access Required";
export const gatePassword = () => "Password";
export const gatePasswordPlaceholder = () => "Enter the access password";
export const gateSubmit = () => "Access Site";
export const gatePending = () => "Verifying...";
export const gateWrong = () => "Incorrect password. Please try again.";
export const gateFooter = () => "Beta version - Limited access";

export const accountMailGreeting = (name: string) => `Hello ${name},`;

export const verifyEmailTitle = () => "Confirm Your Email";
export const verifyEmailText = (email: string) => `Is ${email} your address? One press and it is confirmed.`;
export const verifyEmailSubmit = () => "Confirm my email";
export const verifyEmailDone = () => "Your email is confirmed. Thank you!";
export const verifyEmailSent = () => "We sent you a link to confirm your email.";
export const verifyEmailAgain = () => "Send a new link";
export const verifyEmailVerified = () => "Your Email Is Confirmed";
export const verifyEmailVerifiedText = () => "Nothing more to do.";
export const verifyEmailSignIn = () => "Sign in for a new link";
export const verifyMailSubject = () => "Confirm your email";
export const verifyMailText = () =>
  "Press the button to confirm that this address is yours. The link works once, for 7 days.";
export const verifyMailReason = () => "You get this because a new link was asked for in your settings.";

export const linkEndedTitle = () => "This Link No Longer Works";
export const linkEndedText = () => "It was used already, it expired, or a newer one was sent.";

export const forgotLink = () => "Forgot your password?";
export const forgotTitle = () => "Forgot Your Password?";
export const forgotText = () =>
  "Type the email of your account. We send you a link to choose a new password.";
export const forgotSubmit = () => "Send me the link";
export const forgotSentTitle = () => "Check Your Email";
export const forgotSentText = () =>
  "If there is an account with this address, a link is on its way. It works once, for 60 minutes.";
export const forgotSentHint = () =>
  "Nothing there? Look in the spam folder, or see whether the address was typed right.";
export const forgotTryAgain = () => "Try another address";
export const resetTitle = () => "Choose a New Password";
export const resetText = () => "You will be signed out everywhere and sign in again with the new one.";
export const resetPassword = () => "New password";
export const resetConfirm = () => "New password again";
export const resetSubmit = () => "Save the new password";
export const resetDone = () => "Your password was changed. Please sign in with the new one.";
export const resetAskAgain = () => "Ask for a new link";
export const resetMailSubject = () => "Choose a new password";
export const resetMailText = () =>
  "Somebody asked for a new password for your account. Press the button within 60 minutes to choose one; the link works once.";
export const resetMailReason = () => "If it was not you, do nothing: your password stays as it is.";
export const passwordUnchanged = () => "This is your old password. Please choose another one.";
export const triesMailSubject = () => "Many wrong passwords were tried for your account";
export const triesMailText = () => "Somebody has tried many wrong passwords for your account.";
export const triesMailAdvice = () =>
  "In browsers where you signed in before you sign in as always; others have to wait a few seconds between tries. If your password is short, or the same as elsewhere, choose a new one.";
export const passwordMailSubject = () => "Your password was changed";
export const passwordMailText = () =>
  "The password of your account was changed just now, and you were signed out everywhere else.";
export const passwordMailWarning = () => "If it was not you, choose a new one at once with the button below.";
export const passwordTooShortForAdmin = (min: number) =>
  `The password of an admin needs at least ${min} characters`;

export const secondFactor = () => "Two-Step Sign-In";
export const secondFactorText = () =>
  "After your password you type a code from an app on your phone. Whoever learns your password alone cannot sign in.";
export const secondFactorDemanded = () =>
  "This site asks its admins for two-step sign-in. Turn it on first, then you can go on.";
export const secondFactorManage = () => "Manage it";
export const secondFactorStateOn = () => "On";
export const secondFactorStateOff = () => "Off";
export const secondFactorBegin = () => "Set it up";
export const secondFactorScan = () => "1. Scan this with your authenticator app";
export const secondFactorScanText = () =>
  "Any app for codes will do, such as Google Authenticator, Aegis or Bitwarden.";
export const secondFactorQrLabel = () => "QR code for the authenticator app";
export const secondFactorSecret = () => "Cannot scan? Type this key into the app:";
export const secondFactorOpenApp = () => "Open the app on this phone";
export const secondFactorConfirm = () => "2. Type the code that the app shows";
export const secondFactorTurnOn = () => "Turn it on";
export const secondFactorAnew = () => "Start over with a new key";
export const secondFactorOnSince = (date: string) => `On since ${date}`;
export const secondFactorCodesLeft = (left: number) =>
  left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`;
export const secondFactorOff = () => "Turn Two-Step Sign-In Off";
export const secondFactorOffText = () => "Your password alone will open your account again.";
export const secondFactorTurnOff = () => "Turn it off";
export const secondFactorRenew = () => "New Recovery Codes";
export const secondFactorRenewText = () => "Ten new codes; the old ones stop working at once.";
export const secondFactorRenewSubmit = () => "Make new codes";
export const secondFactorIsOff = () => "Two-step sign-in is off.";

export const recoveryTitle = () => "Your Recovery Codes";
export const recoveryText = () =>
  "Without your phone each of these signs you in once. Keep them where your phone is not: this page shows them only now.";
export const recoverySave = () => "Save as a file";
export const recoveryDone = () => "I have kept them";

export const codeLabel = () => "Code";
export const codeHint = () => "The 6 digits of your app, or a recovery code";
export const codeHintApp = () => "6 digits";
export const codeRequired = () => "Type the code";
export const codeWrong = () =>
  "This code is not right. Type the one that the app shows now; the phone's clock must be right.";
export const codeSpent = () =>
  "This code was used already. Wait until the app shows the next one, at most half a minute.";

export const loginCodeTitle = () => "Enter Your Code";
export const loginCodeText = () =>
  "Your password was right. Now type the code that your authenticator app shows.";
export const loginCodeLost = () => "Phone not at hand? A recovery code does as well.";
export const loginCodeSubmit = () => "Sign In";
export const loginCodeBack = () => "Back to the login";
export const loginCodeEnded = () => "This login took too long. Please sign in again.";

export const recoveryMailSubject = () => "A recovery code was used";
export const recoveryMailText = (left: number) =>
  `Somebody signed in to your account with a recovery code just now. ${secondFactorCodesLeft(left)}`;
export const secondFactorMailOn = () => "Two-step sign-in is on";
export const secondFactorMailOnText = () =>
  "From now on your account asks for a code after the password. You were signed out everywhere else.";
export const secondFactorMailOff = () => "Two-step sign-in is off";
export const secondFactorMailOffText = () => "From now on your password alone opens your account.";

export const setUpTitle = () => "Set Up the Marketplace";
export const setUpText = () =>
  "Make the first admin, who keeps order here. This page works once, until there is an admin.";
export const setUpSubmit = () => "Make me the admin";
export const setUpPasswordHint = (min: number) => `At least ${min} characters`;
export const setUpEndedTitle = () => "This Link No Longer Works";
export const setUpEndedText = () =>
  "It was used, it expired, or there is an admin already. While there is none, starting the server again prints a new link.";
export const setUpDone = () => "You are the admin now. Welcome!";
