import { namesOf } from "../label.ts";
import { plural, pluralOf } from "../plural.ts";

export const verdictLabel = namesOf({
  great: "Great price",
  good: "Good price",
  fair: "Fair price",
  high: "High price",
});
export const verdictWord = namesOf({ great: "Great", good: "Good", fair: "Fair", high: "High" });
export const priceDifference = (percent: number) =>
  `${Math.abs(percent)}% ${percent < 0 ? "below" : "above"}`;
export const valueTitle = () => "How the price compares";
export const valueHeadline = (percent: number) =>
  percent === 0 ? "In line with similar cars" : `${priceDifference(percent)} similar cars`;
export const valueRange = (low: string, high: string) => `${low}–${high} JD`;
export const valueSimilarAsk = (range: string) => `Similar cars are listed for ${range}.`;
export const valueYourChoice = () => "The price is up to you.";
export const valueComparing = () => "Comparing with similar cars…";
export const valueTooFew = () => "There aren't enough similar cars here to compare prices with.";
export const valueCompared = pluralOf("en", { one: "{n} car compared", other: "{n} cars compared" });
export const valueSeeWhy = () => "See why";
export const valuePlot = () => "Price and mileage of similar cars";
export const valueOnSale = () => "For sale";
export const valueEnded = () => "Sold or expired";
export const valueLine = () => "Fair price and its range";
export const valueThisCar = () => "This car";
export const valueNearest = () => "Most similar cars";
export const valueAll = pluralOf("en", { one: "{n} car as a table", other: "All {n} cars as a table" });
export const valueMost = (count: number) => `The ${count} most similar cars as a table`;
export const valueMileage = () => "Mileage, km";
export const valuePrice = () => "Price, JD";
export const valueMethod = (count: number) =>
  `Based on the cash prices of ${plural("en", count, { one: "{n} customs-cleared, undamaged car", other: "{n} customs-cleared, undamaged cars" })} of this model listed here in the past year, with a little weight given to the make's other models. ` +
  "We adjust for year, mileage, transmission, fuel, body and paint; cars from other years count less, and sold or expired cars count half. " +
  "About 8 in 10 prices fall within the range shown, which is an estimate and not an offer.";
export const valueMethodTitle = () => "How we calculate it.";

export const worthTitle = () => "What is my car worth?";
export const worthText = () =>
  "Based on the asking prices of similar cars in Jordan, which you can see for yourself.";
export const worthStartTitle = () => "Tell us four things and see the whole market";
export const worthStartText = () =>
  "Make, model, year and mileage are enough. Fuel, transmission and paint make the estimate more precise.";
/** A title and a sentence each. */
export const worthGet = (): [string, string][] => [
  ["A range, not just a number", "The price range that about 8 in 10 similar cars fall within."],
  ["The cars behind it", "A chart of their prices and mileages, and links to the most similar ones."],
  ["No guessing", "If too few similar cars are listed, we say so."],
];
export const worthPaint = namesOf({
  original: "Original",
  "full-repaint": "Fully repainted",
  "partial-repaint": "Partly repainted",
});
export const worthAgain = () => "Estimate again";
export const worthRestart = () => "Start over";
export const worthAsk = () => "Estimate the price";
export const worthPrivate = () => "You don't need an account, and we don't store your answers.";
export const worthUnknownTitle = () => "Too few similar cars";
export const worthUnknown = () =>
  "There aren't enough similar cars here to estimate a price. Check the model and year, or browse similar cars.";
export const worthAround = (price: string) => `It would most likely be listed for around ${price}.`;
export const worthLower = () => "Lower than most";
export const worthHigher = () => "Higher than most";
export const worthReady = () => "Ready to sell?";
export const worthReadyText = () => "Your answers are already filled in. Just add photos and publish.";
export const worthSell = (price: string) => `List it for ${price}`;
/** `name` is make and model. */
export const worthBrowse = (name: string) => `See every ${name}`;
export const worthYours = () => "Your car";
