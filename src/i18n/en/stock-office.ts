import { labelsOf } from "../label.ts";

export const stockItemUnknown = () => "There is no car with this stock number.";
export const stockNotYours = () =>
  "A colleague listed this car. Only that person, an owner or a manager can change it.";

export const stock = () => "Stock";
export const stockFilter = () => "Cars by status";
export const stockAll = () => "All";
export const stockNone = () => "No cars here";
export const stockNumber = (stockId: string) => `Stock no. ${stockId}`;
export const stockMove = labelsOf({
  available: "Put back on sale",
  reserved: "Reserve",
  sold: "Mark as sold",
  withdrawn: "Withdraw",
});
export const stockUnreserve = () => "End reservation";
export const stockMoved = () => "The status of the car has been changed.";

export const feeds = () => "Feeds out";
export const feedsText = () =>
  "Your stock for other sites, always up to date. Whoever has a link can read it.";
export const feedName = labelsOf({ stock: "Spreadsheet", meta: "Meta", google: "Google", xml: "XML" });
export const feedText = labelsOf({
  stock: "Cars with their stock numbers as CSV, to import again",
  meta: "Catalog for Facebook, Instagram and TikTok, CSV",
  google: "TSV for vehicle listings, which Google doesn't show in Jordan yet",
  xml: "For sites that collect listings",
});
export const feedRead = () => "Last fetched";
export const feedUnread = () => "Never";
export const feedNew = () => "New feed";
export const feedReader = () => "Who reads it";
export const feedMake = () => "Create link";
export const feedMade = () => "The link is ready. Give it only to whoever should read it.";
export const feedRevoked = () => "The link no longer works.";
export const feedsTooMany = (max: number) => `There are ${max} feeds already. Revoke one that nobody reads.`;
export const stockNumberTaken = (id: string) => `Another car has the stock number \u2068${id}\u2069.`;
export const stockSearch = () => "Title or stock number";
export const feedsOfSiteText = () =>
  "The cars of all sellers for other sites, always up to date. Whoever has a link can read it.";
