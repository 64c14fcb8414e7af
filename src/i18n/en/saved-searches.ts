import { quoted } from "./quoted.ts";
import { plural, pluralOf } from "../plural.ts";
import { labelsOf } from "../label.ts";

const LISTINGS = { one: "{n} new listing", other: "{n} new listings" };

export const savedSearches = () => "Saved searches";
export const savedSearchesNew = (count: number) => `${count} new since you last looked`;
export const savedSearchesNone = () => "No saved searches yet";
export const savedSearchesNoneText = () =>
  "Search for what you want, then choose “Save search”. We'll let you know when something matches.";
export const savedSearchesStart = () => "Start a search";
export const savedSearchesStartPlates = () => "Or look for a number plate";
export const savedSearchesUnconfirmed = (email: string) =>
  `We'll send alerts by email once you confirm your address, ${email}.`;

export const savedSearchNew = (count: number) => `${count} new`;
export const savedSearchShowNew = (count: number) => `Show ${count} new`;
export const savedSearchOpen = () => "Open";
export const savedSearchSince = (date: string) => `saved on ${date}`;
export const savedSearchEdit = (name: string) => `Edit “\u2068${name}\u2069”`;
export const savedSearchDelete = (name: string) => `Delete “\u2068${name}\u2069”`;
export const savedSearchDeleted = (name: string) => `“\u2068${name}\u2069” deleted.`;

export const savedSearchNewTitle = () => "Save this search";
export const savedSearchEditTitle = () => "Edit saved search";
export const savedSearchNewText = () => "We'll let you know when something new matches.";
export const savedSearchLeftOut = (words: string[]) =>
  `Your alerts don't require ${quoted(words)}, which few or no listings mention.`;
export const savedSearchName = () => "Name";
export const savedSearchWhen = () => "How often";
export const savedSearchWhenHint = () => "Daily alerts come at 8 a.m., weekly ones on Sundays at 8 a.m.";
export const savedSearchHow = () => "How to notify you";
export const savedSearchSubmit = () => "Save search";

export const savedSearchRhythm = labelsOf({
  now: "Right away",
  daily: "Daily",
  weekly: "Weekly",
  never: "Never",
});
export const savedSearchChannel = labelsOf({ mail: "Email", push: "Notifications" });

export const alertsWhere = () => "Where your alerts go";
export const alertsWhereMore = () => "All alert settings";
export const alertsHow = () => "How alerts work";
export const alertsHowLines = () => [
  "Right away: within two minutes, grouped into one message.",
  "Daily: at 8 a.m. Jordan time.",
  "Weekly: on Sundays at 8 a.m.",
  "You get each listing only once. Listings whose price drops into your range are included.",
];

export const savedSearchSaved = () => "Search saved. You can find it here anytime.";
export const savedSearchDone = () => "Search saved. You'll find it in the menu.";
export const savedSearchFailed = () => "Your search could not be saved. Please try again.";
export const savedSearchChanged = () => "Your saved search has been updated.";
export const savedSearchRestored = () => "Your saved search is back.";
export const savedSearchNotFound = () => "Saved search not found";
export const savedSearchesFull = (max: number) =>
  `You have ${max} saved searches, which is the limit. Delete one to save another.`;
export const savedSearchSame = (name: string) =>
  `You have already saved this search as “\u2068${name}\u2069”.`;
export const savedSearchWrong = (parameter: string) => `Unknown or invalid: ${parameter}`;

export const alertSubject = (count: number, name: string) =>
  `${plural("en", count, LISTINGS)} for “\u2068${name}\u2069”`;
export const alertSubjectMany = (count: number) => `${plural("en", count, LISTINGS)} for your saved searches`;
export const alertText = () => "These match what you're looking for:";
export const alertFits = (labels: string) => `Matches: ${labels}.`;
export const alertDropped = (amount: string) => `Price down ${amount}, now in your range.`;
export const alertAlsoFits = (names: string) => `Also matches: ${names}.`;
export const alertShowAll = pluralOf("en", { one: "Open the search", other: "Open the search ({n} new)" });
export const alertRest = pluralOf("en", { one: "{n} more also matches.", other: "{n} more also match." });
export const alertReason = () =>
  "You received this email because you asked for alerts. Don't send any money before you've met the seller.";
export const alertStop = (name: string) => `Stop alerts for “\u2068${name}\u2069”`;
export const alertOnceADay = () => "Once a day instead";

export const alertsDailyTitle = () => "Get alerts once a day instead?";
export const alertsDailyText = (name: string) =>
  `New listings for “\u2068${name}\u2069” will come in one message a day, at 8 a.m. Jordan time.`;
export const alertsDailySubmit = () => "Once a day";
export const alertsDaily = () => "Once a day from now on";
export const alertsStopTitle = () => "Stop these alerts?";
export const alertsStopText = (name: string) =>
  `You'll no longer be notified about new listings for “\u2068${name}\u2069”.`;
export const alertsStopSubmit = () => "Stop alerts";
export const alertsStopped = () => "Alerts stopped";
export const alertsStoppedText = (name: string) =>
  `You'll no longer be notified about new listings for “\u2068${name}\u2069”. The search stays saved, and you can turn its alerts back on anytime.`;
export const alertsUnknownLink = () =>
  "This link belongs to a search that no longer exists and no longer sends alerts.";

export const badgeNewForYou = () => "New for you";
