import { pluralOf } from "../plural.ts";

export const sellerPageTitle = (name: string) => `\u2068${name}\u2069: cars and number plates for sale`;
/** `count`: "10 listings for sale now". */
export const sellerDescription = (name: string, count: string, place: string | null) =>
  `\u2068${name}\u2069${place ? `, ${place}` : ""}: ${count}. See cars and number plates with prices and contact the seller directly.`;
export const sellerMissingText = () => "This seller doesn't exist or is no longer on the site.";
export const sellerVerified = () => "Verified seller";
export const sellerEmailVerified = () => "Email confirmed";
export const sellerSold = pluralOf("en", { other: "{n} sold on this site" });
export const sellerForSale = () => "For sale";
export const sellerNone = () => "Nothing for sale right now";
export const sellerNoneText = () =>
  "This seller has no active listings. Have a look at what others are selling.";
export const sellerAllListings = (count: number) => `All ${count} listings from this seller`;
export const sellerAbout = () => "About this seller";
