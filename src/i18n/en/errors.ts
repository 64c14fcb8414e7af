import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const checkFields = () => "Check the marked fields.";
export const fieldRequired = () => "Required";
export const invalidValue = () => "This value isn't valid";
export const textTooLong = (max: number) => `Use at most ${formatNumber(max)} characters`;
export const invalidRequest = () => "We couldn't read this request. Check it and try again.";
export const bodyTooLarge = () => "This is too large to send. Shorten it and try again.";
export const notSignedIn = () => "Log in to continue.";
export const gateClosed = () => "Beta access is required. Reload the page and enter the password.";
export const foreignOrigin = () => "This request didn't come from this site, so it was refused.";
export const originMissing = () =>
  "This request doesn't say which site it comes from, so it was refused. Send the site's address in the Origin header.";
export const notFound = () => "404 Page Not Found";
const waitText = (seconds: number) =>
  seconds < 90
    ? plural("en", seconds, { one: "{n} second", other: "{n} seconds" })
    : seconds < 7200
      ? plural("en", Math.ceil(seconds / 60), { one: "{n} minute", other: "{n} minutes" })
      : plural("en", Math.ceil(seconds / 3600), { one: "{n} hour", other: "{n} hours" });
export const tooManyTries = (seconds: number) =>
  `Too many attempts. Wait ${waitText(seconds)} and try again.`;
export const phoneCodeSoon = (seconds: number) =>
  `A code is on its way. You can ask for another one in ${waitText(seconds)}.`;
export const loginSlowed = (seconds: number) =>
  `Too many wrong passwords for this account. Wait ${waitText(seconds)} and try again, or use “Forgot your password?” to get back in right away.`;
export const photosTooManyToday = (seconds: number) =>
  `You've reached today's limit of 200 MB or 400 megapixels of photos. You can save the listing now and add more photos in ${waitText(seconds)}.`;
export const listingsTooManyToday = (seconds: number) =>
  `You've published as many new listings today as your account allows. You can edit the ones you have, or publish this one in ${waitText(seconds)}.`;
export const sellerBusyForGuests = (seconds: number) =>
  `This seller is getting a lot of inquiries right now. Log in to send your inquiry right away, call the seller if their listing has a phone number, or try again in ${waitText(seconds)}. Your message is still here.`;
export const sellerBusy = (seconds: number) =>
  `This seller is getting a lot of inquiries right now. Call the seller if their listing has a phone number, or try again in ${waitText(seconds)}. Your message is still here.`;
export const diskFull = () =>
  "The server is out of space and can't save this right now. Nothing was changed. Please try again later.";
export const somethingBroke = () => "Something went wrong on our side. Please try again.";
export const methodNotAllowed = () => "This address doesn't accept this type of request.";
export const databaseBusy = () =>
  "Saving is taking longer than usual. Nothing was changed. Please try again in a few seconds.";
export const databaseAway = () =>
  "The site can't reach its data right now. Please try again in a few seconds.";
export const searchesBusy = () => "Your connection sends too many searches. Try again in a few seconds.";
export const passwordsBusy = () =>
  "Too many people are logging in right now. Please try again in a few seconds.";
export const storageBroken = () =>
  "The server can't save anything right now. Nothing was changed. Please try again later.";
export const jsonExpected = () => "This address expects JSON. Send it with Content-Type: application/json.";
