import { plural } from "../plural.ts";
import { labelIn } from "../label.ts";

const LISTINGS = { one: "{n} new listing", other: "{n} new listings" };

export const savedSearches = () => "Saved searches";
export const savedSearchesCount = (count: number, max: number) => `${count} of ${max}`;
export const savedSearchesNew = (count: number) => `${count} new since you last looked`;
export const savedSearchesNone = () => "No saved searches yet";
export const savedSearchesNoneText = () =>
  "Search once for what you want and choose “Save search”. We'll tell you when something suitable comes up.";
export const savedSearchesStart = () => "Start a search";
export const savedSearchesStartPlates = () => "Or look for a number plate";
export const savedSearchesUnconfirmed = (email: string) =>
  `We send alerts by email as soon as you confirm your address, ${email}.`;

export const savedSearchNew = (count: number) => `${count} new`;
export const savedSearchShowNew = (count: number) => `Show ${count} new`;
export const savedSearchOpen = () => "Open";
export const savedSearchSince = (date: string) => `saved on ${date}`;
export const savedSearchEdit = (name: string) => `Edit “\u2068${name}\u2069”`;
export const savedSearchDelete = (name: string) => `Delete “\u2068${name}\u2069”`;
export const savedSearchDeleted = (name: string) => `“\u2068${name}\u2069” deleted.`;
export const savedSearchUndo = () => "Undo";

export const savedSearchNewTitle = () => "Save this search";
export const savedSearchEditTitle = () => "Edit saved search";
export const savedSearchNewText = () => "We'll tell you when something new fits it.";
export const savedSearchName = () => "Name";
export const savedSearchWhen = () => "When to tell you";
export const savedSearchHow = () => "How to tell you";
export const savedSearchSubmit = () => "Save search";
export const savedSearchCancel = () => "Cancel";

const RHYTHMS = { now: "Right away", daily: "Daily", weekly: "Weekly", never: "Never" };
export const savedSearchRhythm = (rhythm: keyof typeof RHYTHMS) => labelIn(RHYTHMS, rhythm);
const CHANNELS = { mail: "Email", push: "Phone" };
export const savedSearchChannel = (channel: keyof typeof CHANNELS) => labelIn(CHANNELS, channel);

export const alertsWhere = () => "Where we tell you";
export const alertsWhereMore = () => "All notices";
export const alertsHow = () => "How alerts work";
export const alertsHowLines = () => [
  "Right away: within two minutes, gathered into one message.",
  "Daily: at eight in the morning, Jordan time.",
  "Weekly: on Sunday at eight.",
  "You hear of each listing once, also when its price drops into your range.",
];

export const savedSearchSaved = () => "Search saved. You'll find it here whenever you're back.";
export const savedSearchChanged = () => "Your saved search has been changed.";
export const savedSearchRestored = () => "Your saved search is back.";
export const savedSearchNotFound = () => "Saved search not found";
export const savedSearchesFull = (max: number) =>
  `You have ${max} saved searches, which is the limit. Delete one to save another.`;
export const savedSearchWrong = (parameter: string) => `Unknown or wrong: ${parameter}`;

export const alertSubject = (count: number, name: string) =>
  `${plural("en", count, LISTINGS)} for “\u2068${name}\u2069”`;
export const alertSubjectMany = (count: number) => `${plural("en", count, LISTINGS)} for your saved searches`;
export const alertText = () => "These fit what you're looking for:";
export const alertFits = (labels: string) => `Fits: ${labels}.`;
export const alertDropped = (amount: string) => `Price down ${amount}, now in your range.`;
export const alertAlsoFits = (names: string) => `Also fits: ${names}.`;
export const alertShowAll = (count: number) =>
  plural("en", count, { one: "Open the search", other: "Open the search, {n} new" });
export const alertRest = (count: number) =>
  plural("en", count, { one: "{n} more fits, too.", other: "{n} more fit, too." });
export const alertReason = () =>
  "You receive this email because you asked for alerts. Don't transfer any money before you've seen the car.";
export const alertStop = (name: string) => `Stop alerts for “\u2068${name}\u2069”`;
export const alertOnceADay = () => "Once a day instead";

export const alertsDailyTitle = () => "Hear once a day instead?";
export const alertsDailyText = (name: string) =>
  `New listings for “\u2068${name}\u2069” come in one message a day, at eight in the morning, Jordan time.`;
export const alertsDailySubmit = () => "Once a day";
export const alertsDaily = () => "Once a day from now on";
export const alertsStopTitle = () => "Stop these alerts?";
export const alertsStopText = (name: string) =>
  `You won't hear of new listings for “\u2068${name}\u2069” anymore.`;
export const alertsStopSubmit = () => "Stop alerts";
export const alertsStopped = () => "Alerts stopped";
export const alertsStoppedText = (name: string) =>
  `You won't hear of new listings for “\u2068${name}\u2069” anymore. The search stays saved, and you can turn its alerts on again.`;
export const alertsUnknownLink = () =>
  "This link belongs to a search that no longer exists, so it sends no alerts.";

export const badgeNewForYou = () => "New for you";
