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
