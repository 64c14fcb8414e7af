import { plural } from "../plural.ts";

export const sellerPageTitle = (name: string) => `\u2068${name}\u2069: listings for sale`;
/** `count`: "10 listings for sale now". */
export const sellerDescription = (name: string, count: string, place: string | null) =>
  `\u2068${name}\u2069${place ? `, ${place}` : ""}: ${count}. See cars and number plates with prices and contact the seller directly.`;
export const sellerMissingText = () => "This seller has left or was never here.";
export const sellerVerified = () => "Verified seller";
export const sellerEmailVerified = () => "Email verified";
export const sellerSold = (count: number) =>
  plural("en", count, { one: "{n} sold on this site", other: "{n} sold on this site" });
export const sellerForSale = () => "For sale";
export const sellerCars = () => "Cars";
export const sellerNone = () => "Nothing for sale right now";
export const sellerNoneText = () => "This seller has no active listings. Others have.";
export const sellerAllListings = (count: number) => `All ${count} listings of this seller`;
export const sellerAbout = () => "About this seller";
