import { labelsOf } from "../label.ts";

export const sellerType = labelsOf({ private: "Private", dealer: "Dealer" });
export const dealerSuspended = () => "This dealer is suspended. Contact us to find out why.";
export const dealerMapInvalid = () => "Enter a link that begins with https://";
export const dealerHoursInvalid = () =>
  "Enter times such as 09:00, and different ones for opening and closing.";
export const dealerSlugInvalid = () => "Use small Latin letters, digits and hyphens.";
export const searchSeller = () => "Seller";
export const dealerChip = (name: string) => `Dealer: ${name}`;
export const listedFor = (name: string) => `Listed for \u2068${name}\u2069.`;
export const listedPrivately = () => "Listed privately.";
export const listPrivately = () => "Sell privately instead";
export const listForDealer = () => "List for the dealer instead";
