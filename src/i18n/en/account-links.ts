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
export const passwordMailSubject = () => "Your password was changed";
export const passwordMailText = () =>
  "The password of your account was changed just now, and you were signed out everywhere else.";
export const passwordMailWarning = () => "If it was not you, choose a new one at once with the button below.";
export const passwordTooShortForAdmin = (min: number) =>
  `The password of an admin needs at least ${min} characters`;
