import { plural, pluralOf } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const dashboardWelcome = (name: string) => `Welcome, ${name}`;
export const dashboardWaiting = pluralOf("en", {
  one: "One inquiry is waiting for your reply.",
  other: "{n} inquiries are waiting for your reply.",
});
export const dashboardNoneWaiting = () => "No new inquiries.";
export const dashboardPleaseLogin = () => "Please Login";
export const dashboardNotLoaded = () => "Couldn't load this. Please check your connection and try again.";
export const dashboardParts = () => "Dashboard sections";

export const dashboardTotal = () => "Total Listings";
export const dashboardLimit = () => "Listing Limit";
export const dashboardKinds = (kinds: { cars: number; numberPlates: number }) =>
  [
    kinds.cars > 0 && plural("en", kinds.cars, { one: "{n} car", other: "{n} cars" }),
    kinds.numberPlates > 0 && plural("en", kinds.numberPlates, { one: "{n} plate", other: "{n} plates" }),
  ]
    .filter(Boolean)
    .join(", ") || "Cars and plates";
export const dashboardEndingSoon = pluralOf("en", {
  one: "1 expires within 3 days",
  other: "{n} expire within 3 days",
});
export const dashboardHeldBack = pluralOf("en", {
  one: "1 is not shown in search",
  other: "{n} are not shown in search",
});
export const dashboardAllInSearch = () => "Shown in search";
export const dashboardNoneActive = () => "None shown in search";
export const dashboardRelistHint = () => "Relist to show it again";
export const dashboardNoneExpired = () => "Nothing has expired";
export const dashboardUsed = (used: number) => `${formatNumber(used)} used`;

export const dashboardSearches = (searches: number) =>
  `${plural("en", searches, { one: "{n} search", other: "{n} searches" })}, nothing new since you last looked`;
export const dashboardNoSearches = () => "Be the first to hear about the car you want.";
export const dashboardFavorites = pluralOf("en", { one: "{n} listing saved", other: "{n} listings saved" });
export const dashboardNoFavorites = () => "Tap the heart on a listing to keep it here.";
export const dashboardWorth = () => "See what similar cars are listed for.";

export const dashboardDrafts = () => "Drafts";
export const activeListings = () => "Active Listings";
export const expiredListings = () => "Expired Listings";
export const dashboardSoldListings = () => "Sold Listings";
export const dashboardViews = pluralOf("en", { one: "{n} view", other: "{n} views" });
export const dashboardContacts = pluralOf("en", { one: "{n} contact", other: "{n} contacts" });
export const dashboardInquiries = pluralOf("en", { one: "{n} inquiry", other: "{n} inquiries" });
export const dashboardNewInquiries = pluralOf("en", { one: "{n} new inquiry", other: "{n} new inquiries" });
export const dashboardViewsTitle = () => "Views";
export const dashboardContactsTitle = () => "Contacts";
export const dashboardMostADay = (most: number) => `up to ${formatNumber(most)} a day`;
export const dashboardBars = () => "Bars: last 30 days";
export const dashboardTimeLeft = (countdown: string) => `${countdown} left`;
export const dashboardEndsToday = () => "Expires today";
export const dashboardEnds = (date: string) => `Expires ${date}`;
export const dashboardEnded = (date: string) => `Expired ${date}`;
export const dashboardSoldOn = (date: string) => `Sold ${date}`;

export const listingRelist = () => "Relist";
export const listingRelistFrom = (date: string) => `You can relist it from ${date}.`;
export const listingDelete = () => "Delete";
export const listingMarkSold = () => "Mark as sold";
export const listingUndoSale = () => "Mark as unsold";
export const listingActions = (title: string) => `Actions for ${title}`;
export const listingDeleteTitle = () => "Delete this listing?";
export const listingDeleteText = () =>
  "It will be removed from the site. You'll keep the inquiries you've received. This can't be undone.";
export const listingKeep = () => "Keep it";
export const listingRelisting = () => "Relisting…";
export const listingActionFailed = () => "That didn't work. Please try again.";

export const dashboardEmptyTitle = () => "You don't have any listings yet";
export const dashboardEmptyText = () =>
  "List your first car or number plate for free. Buyers can find it right away, and their inquiries appear here.";
export const dashboardEmptyAction = () => "List your first car";
export const dashboardExamples = () => "This is how your listings will look";
export const dashboardExample = () => "Example";
export const dashboardExampleAmman = () => "Amman";
export const dashboardExamplePlate = () => "Number plate 10-1771, mirror";

export const inboxTitle = () => "Inquiries";
export const inboxNewCount = (count: number) => `${formatNumber(count)} new`;
export const inboxCall = () => "Call";
export const inboxMail = () => "Email";
export const inboxReopen = () => "Reopen";
export const inboxEmptyTitle = () => "No inquiries yet";
export const inboxEmptyText = () => "When a buyer contacts you about a listing, the message appears here.";
export const inboxTake = () => "Take over";
export const inboxTakenBy = (name: string) => `Taken by \u2068${name}\u2069`;
