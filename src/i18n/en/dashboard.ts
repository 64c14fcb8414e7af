import { plural } from "../plural.ts";
import { formatNumber } from "./formats.ts";

export const dashboardWelcome = (name: string) => `Welcome back, ${name}`;
export const dashboardWaiting = (people: number) =>
  plural("en", people, {
    one: "One inquiry is waiting for your answer.",
    other: "{n} inquiries are waiting for your answer.",
  });
export const dashboardNoneWaiting = () => "Nobody is waiting for an answer.";
export const dashboardPleaseLogin = () => "Please Login";
export const dashboardNotLoaded = () =>
  "This could not be loaded. Please check your connection and try again.";
export const dashboardParts = () => "Parts of the dashboard";
export const dashboardListings = () => "Listings";

export const dashboardTotal = () => "Total Listings";
export const dashboardActive = () => "Active";
export const dashboardExpired = () => "Expired";
export const dashboardLimit = () => "Listing Limit";
export const dashboardKinds = (kinds: { cars: number; numberPlates: number }) =>
  [
    kinds.cars > 0 && plural("en", kinds.cars, { one: "{n} car", other: "{n} cars" }),
    kinds.numberPlates > 0 && plural("en", kinds.numberPlates, { one: "{n} plate", other: "{n} plates" }),
  ]
    .filter(Boolean)
    .join(", ") || "Cars and plates";
export const dashboardEndingSoon = (listings: number) =>
  plural("en", listings, { one: "One ends within 3 days", other: "{n} end within 3 days" });
export const dashboardHeldBack = (listings: number) =>
  plural("en", listings, { one: "One is not in search", other: "{n} are not in search" });
export const dashboardAllInSearch = () => "Shown in search";
export const dashboardNoneActive = () => "Nothing is in search";
export const dashboardRelistHint = () => "Relist to show it again";
export const dashboardNoneExpired = () => "Nothing has expired";
export const dashboardUnlimited = () => "Unlimited";
export const dashboardUsed = (used: number) => `${formatNumber(used)} used`;

export const dashboardActiveListings = () => "Active Listings";
export const dashboardExpiredListings = () => "Expired Listings";
export const dashboardSoldListings = () => "Sold Listings";
export const dashboardViews = (views: number) => plural("en", views, { one: "{n} view", other: "{n} views" });
export const dashboardContacts = (contacts: number) =>
  plural("en", contacts, { one: "{n} contact", other: "{n} contacts" });
export const dashboardInquiries = (inquiries: number) =>
  plural("en", inquiries, { one: "{n} inquiry", other: "{n} inquiries" });
export const dashboardNewInquiries = (inquiries: number) =>
  plural("en", inquiries, { one: "{n} new inquiry", other: "{n} new inquiries" });
export const dashboardTimeLeft = (countdown: string) => `${countdown} left`;
export const dashboardEndsToday = () => "Ends today";
export const dashboardEnds = (date: string) => `Ends ${date}`;
export const dashboardEnded = (date: string) => `Ended ${date}`;
export const dashboardSold = () => "Sold";
export const dashboardSoldOn = (date: string) => `Sold ${date}`;
export const dashboardFeatured = () => "Featured";

export const listingEdit = () => "Edit";
export const listingView = () => "View";
export const listingRelist = () => "Relist";
export const listingRelistFrom = (date: string) => `from ${date}`;
export const listingDelete = () => "Delete";
export const listingMarkSold = () => "Mark sold";
export const listingUndoSale = () => "Back on sale";
export const listingActions = (title: string) => `Actions for ${title}`;
export const listingDeleteTitle = () => "Delete this listing?";
export const listingDeleteText = () =>
  "It disappears from search and its page is closed. Inquiries you have received stay in your inbox. This cannot be undone.";
export const listingKeep = () => "Keep it";
export const listingRelisting = () => "Relisting...";
export const listingSaving = () => "Saving...";
export const listingActionFailed = () => "This did not work. Please try again.";

export const dashboardEmptyTitle = () => "You have no listings yet";
export const dashboardEmptyText = () =>
  "List your first car or number plate for free. Buyers find it at once, and their inquiries arrive here.";
export const dashboardEmptyAction = () => "List your first car";
export const dashboardExamples = () => "This is how your listings will look";
export const dashboardExample = () => "Example";
export const dashboardExampleCamry = () => "Toyota Camry Hybrid 2019, one owner";
export const dashboardExampleAmman = () => "Amman";
export const dashboardExamplePlate = () => "Number plate 10-1771, mirror";

export const inboxTitle = () => "Inquiries";
export const inboxNewCount = (count: number) => `${formatNumber(count)} new`;
export const inboxViews = () => "Inquiries by status";
export const inboxAll = () => "All";
export const inboxNew = () => "New";
export const inboxRead = () => "Read";
export const inboxReplied = () => "Replied";
export const inboxClosed = () => "Closed";
export const inboxWhatsapp = () => "WhatsApp";
export const inboxCall = () => "Call";
export const inboxMail = () => "Email";
export const inboxMarkRead = () => "Mark read";
export const inboxMarkReplied = () => "Mark replied";
export const inboxClose = () => "Close";
export const inboxReopen = () => "Reopen";
export const inboxListing = () => "View listing";
export const inboxListingRemoved = () => "The listing has been deleted";
export const inboxGreeting = (name: string, title: string) =>
  `Hello \u2068${name}\u2069, thank you for your inquiry about "${title}".`;
export const inboxSubject = (title: string) => `Your inquiry: \u2068${title}\u2069`;
export const inboxEmptyTitle = () => "No inquiries yet";
export const inboxEmptyText = () => "When a buyer writes to you about a listing, the message appears here.";
export const inboxNoneHere = () => "Nothing in this list";
export const inboxShowAll = () => "Show all inquiries";
export const inboxStatusFailed = () => "The inquiry could not be changed. Please try again.";
