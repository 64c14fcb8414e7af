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
