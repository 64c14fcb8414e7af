import { labelsOf } from "../label.ts";

export const sellerType = labelsOf({ private: "Private", dealer: "Dealer" });
export const dealerSuspended = () => "This dealer is suspended. Contact us to find out why.";
export const dealerMapInvalid = () => "Enter a link that begins with https://";
export const dealerHoursInvalid = () =>
  "Enter times such as 09:00, and different ones for opening and closing.";
export const dealerSlugInvalid = () => "Use small Latin letters, digits and hyphens.";
export const dealerImports = () => "Files";
export const searchSeller = () => "Seller";
export const dealerChip = (name: string) => `Dealer: ${name}`;
export const listedFor = (name: string) => `Listed for \u2068${name}\u2069.`;
export const listedPrivately = () => "Listed privately.";
export const listPrivately = () => "Sell privately instead";
export const listForDealer = () => "List for the dealer instead";
export const sellerTypeLong = labelsOf({ private: "Private seller", dealer: "Dealer" });
export const dealerAbout = () => "About this dealer";
export const dealerNotFound = () => "Dealer not found. It may have left the site.";
export const dealerVerified = () => "Verified dealer";
export const dealerSince = (month: string) => `On the site since ${month}`;
export const dealerPlaces = (place: string, count: number) => `${place}, ${count} branches`;
export const dealerReadMore = () => "Read more";
export const dealerNoneText = () =>
  "This dealer has no active listings. Have a look at what others are selling.";
export const dealerAllMakes = () => "All makes";
export const dealerSortApply = () => "Sort";
export const dealerFilterStock = () => "Filter these listings";
export const callDealer = () => "Call the dealer";
export const backToDealer = () => "Back to the dealer";
export const dealerReport = () => "Report this dealer";
export const dealerOpen = () => "Open now";
export const dealerClosed = () => "Closed now";
export const dealerCloses = (time: string) => `closes at ${time}`;
export const dealerReplies = (wait: string) => `Usually replies within ${wait}, over the last 90 days`;
export const dealerHours = () => "Opening hours";
export const dealerToday = (day: string) => `${day}, today`;
export const dealerDayOff = () => "Closed";
export const dealerBranches = () => "Branches";
export const dealerMap = () => "Open in maps";
export const dealerWho = () => "Who you buy from";
export const dealerLegalName = () => "Legal name";
export const dealerRegister = () => "Commercial register";
export const dealerChecked = (date: string) => `Papers checked by our team on ${date}`;
export const dealerUnchecked = () => "Our team hasn't checked this dealer's papers yet.";
export const weekday = labelsOf({
  sun: "Sunday",
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
});
export const dealerHoursOverlap = () => "Enter the hours of a day in order, without overlaps.";
