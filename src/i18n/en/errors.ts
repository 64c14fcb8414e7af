import { plural } from "../plural.ts";

export const checkFields = () => "Please check the marked fields.";
export const fieldRequired = () => "Required";
export const invalidValue = () => "This value is not valid";
export const invalidRequest = () => "This request could not be read. Please check it and try again.";
export const bodyTooLarge = () => "This is too large to send. Please shorten it and try again.";
export const notSignedIn = () => "Please sign in to continue.";
export const gateClosed = () => "Beta access required.";
export const foreignOrigin = () => "This request did not come from this site, so it was refused.";
export const originMissing = () =>
  "This request does not say which site it comes from, so it was refused. Send the site's address as Origin.";
export const notFound = () => "404 Page Not Found";
const waitText = (seconds: number) =>
  seconds < 90
    ? plural("en", seconds, { one: "{n} second", other: "{n} seconds" })
    : seconds < 7200
      ? plural("en", Math.ceil(seconds / 60), { one: "{n} minute", other: "{n} minutes" })
      : plural("en", Math.ceil(seconds / 3600), { one: "{n} hour", other: "{n} hours" });
export const tooManyTries = (seconds: number) =>
  `Too many tries. Please wait ${waitText(seconds)} and try again.`;
export const loginSlowed = (seconds: number) =>
  `Many wrong passwords were tried for this account. Wait ${waitText(seconds)} and try again, or choose “Forgot your password?”: the link in the mail lets you in at once.`;
export const photosTooManyToday = (seconds: number) =>
  `You have uploaded 200 MB of photos today, which is as much as a day allows. You can save the listing without further photos and add them in ${waitText(seconds)}.`;
export const sellerBusyForGuests = (seconds: number) =>
  `This seller is getting very many inquiries right now. Call the seller, or sign in and send yours at once; without an account you can try again in ${waitText(seconds)}. What you typed stays here.`;
export const sellerBusy = (seconds: number) =>
  `This seller is getting very many inquiries right now. Call the seller, or try again in ${waitText(seconds)}. What you typed stays here.`;
export const diskFull = () =>
  "The server has no room to save this right now. Nothing was changed; please try again later.";
export const somethingBroke = () => "Something went wrong on our side. Please try again.";
export const methodNotAllowed = () => "This address does not take requests of this kind.";
export const databaseBusy = () =>
  "Saving takes longer than usual right now. Nothing was changed; please try again in a few seconds.";
export const passwordsBusy = () =>
  "Too many people are signing in right now. Please try again in a few seconds.";
export const storageBroken = () =>
  "The server cannot save anything right now. Nothing was changed; please try again later.";
export const jsonExpected = () =>
  "This address reads JSON. Please send it with Content-Type: application/json.";
