import { plural, pluralOf } from "../plural.ts";

const CARS = { one: "{n} car", other: "{n} cars" };
export const prices = () => "Prices";
/** Of a make or model; null for all cars. */
export const pricesTitle = (model: string | null) => `${model ?? "Used car"} prices in Jordan`;
export const pricesText = () =>
  "What sellers in Jordan ask for used cars, by make and model, from listings of the last 12 months.";
export const pricesDescription = (model: string, median: string, count: number) =>
  `What a ${model} costs in Jordan: a median asking price of ${median}, prices by year of the car and month by month, from ${plural("en", count, CARS)}.`;
export const pricesFrom = (count: number, first: string, last: string) =>
  `From ${plural("en", count, CARS)}, ${first} to ${last}. Asking prices, not sales.`;
export const pricesCars = pluralOf("en", CARS);
export const pricesNow = () => "Median price now";
export const pricesOfYear = () => "Median price, last 12 months";
export const pricesOnSale = pluralOf("en", { one: "{n} car for sale", other: "{n} cars for sale" });
export const pricesChangeYear = () => "Change in 12 months";
export const pricesChange = (month: string) => `Change since ${month}`;
export const pricesLess = (price: string) => `${price} less`;
export const pricesMore = (price: string) => `${price} more`;
export const pricesSame = () => "About the same";
export const pricesKm = () => "What 10,000 km more cost";
export const pricesWithMileage = pluralOf("en", {
  one: "{n} car with a known mileage",
  other: "{n} cars with a known mileage",
});
export const pricesUnclear = () => "No clear difference yet";
export const pricesTooFew = () => "Too few cars for a figure";
export const pricesByYear = () => "By year of the car";
export const pricesByYearText = () => "Half of the cars of a year have a price inside the bar.";
export const pricesHalf = () => "Middle half, JD";
export const pricesMedian = () => "Median, JD";
export const pricesMonths = () => "Month by month";
export const pricesMonthsText = () =>
  "The median price of the cars listed in each month, and how many they were.";
export const pricesTable = () => "Show as a table";
export const pricesMonth = () => "Month";
export const pricesListed = () => "New cars listed";
export const pricesMethodTitle = () => "Asking prices, not sales";
export const pricesMethod = () =>
  "We count the cash prices of customs-cleared, undamaged cars that are for sale here or were sold in the last 12 months. " +
  "Each car counts once, with its last price, and a figure needs at least 8 cars. " +
  "Buyers usually pay a little less; we calculate again every day.";
export const pricesBelow = () => "Below the fair price now";
export const pricesSimilar = () => "Similar models";
export const pricesSimilarNames = () => "Models with prices";
export const pricesNone = () => "No prices here";
export const pricesUnknown = () =>
  "We don't know this model, or there are too few of its cars here. Check its name or choose another model.";
export const pricesGone = () => "There are too few cars of this model here now to say what they cost.";
