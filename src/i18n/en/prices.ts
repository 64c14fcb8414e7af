import { plural } from "../plural.ts";

const CARS = { one: "{n} car", other: "{n} cars" };
export const prices = () => "Prices";
/** Of a make or model, or of all. */
export const pricesTitle = (model?: string) => `${model ?? "Used car"} prices in Jordan`;
export const pricesText = () => "What sellers in Jordan have asked for used cars in the last 12 months.";
export const pricesFrom = (count: number) =>
  `The prices of ${plural("en", count, CARS)} that are for sale or were sold in the last 12 months.`;
export const pricesNow = () => "Median price";
export const pricesMedianOnSale = (count: number) => `Median of ${plural("en", count, CARS)} for sale`;
export const pricesMedianOfAll = (count: number) => `Median of ${plural("en", count, CARS)} for sale or sold`;
/** `from` and `to` are the medians of the first and the last month. */
export const pricesFromTo = (from: string, to: string) => `Monthly median: from ${from} to ${to}`;
export const pricesChange = (month: string) => `Change since ${month}`;
export const pricesKm = () => "What 10,000 km more cost";
export const pricesSameYear = () => "Between cars of the same year";
export const pricesTooFew = () => "Too few cars for a figure";
export const pricesByYear = () => "By year of the car";
export const pricesByYearText = () =>
  "Half of the cars of a year have a price inside the bar; the ring is their median.";
export const pricesHalf = () => "Middle half of prices";
export const pricesMedian = () => "Median, JD";
export const pricesMonths = () => "Month by month";
export const pricesMonthsText = () =>
  "The line is the median price of the cars listed in each month, the bars are their number.";
export const pricesTable = () => "All months as a table";
export const pricesMonth = () => "Month";
export const pricesMethodTitle = () => "Asking prices, not sales";
export const pricesMethod = () =>
  "We count the cash prices of customs-cleared, undamaged cars that are for sale here or were sold in the last 12 months. " +
  "Each car counts once, with its last price, and a figure needs at least 8 cars. " +
  "Buyers usually pay a little less; we calculate again every day.";
export const pricesBelow = () => "Below the fair price now";
export const pricesSimilar = () => "Similar models";
export const pricesNone = (words: string) => `We have no prices for “${words}”`;
export const pricesAlike = () => "Did you mean…";
export const pricesAll = () => "All prices";
export const pricesUnknown = () =>
  "We don't know this model, or too few of its cars are here. Check its name or choose another one.";
export const pricesGone = () => "There are too few cars of this model here now to say what they cost.";
