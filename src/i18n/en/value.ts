import { labelIn } from "../label.ts";
import { plural } from "../plural.ts";

const VERDICTS = { great: "Great price", good: "Good price", fair: "Fair price", high: "High price" };
const VERDICT_WORDS = { great: "Great", good: "Good", fair: "Fair", high: "High" };
export const verdictLabel = (verdict: string) => labelIn(VERDICTS, verdict);
export const verdictWord = (verdict: string) => labelIn(VERDICT_WORDS, verdict);
export const priceDifference = (percent: number) =>
  `${Math.abs(percent)}% ${percent < 0 ? "below" : "above"}`;
export const valueTitle = () => "How the price compares";
export const valueHeadline = (percent: number) =>
  percent === 0 ? "As much as similar cars" : `${priceDifference(percent)} similar cars`;
/** Amounts are formatted. */
export const valueRange = (low: string, high: string) => `${low}–${high} JD`;
export const valueSimilarAsk = (range: string) => `Similar cars ask ${range}.`;
export const valueCompared = (count: number) =>
  plural("en", count, { one: "{n} car compared", other: "{n} cars compared" });
export const valueSeeWhy = () => "See why";
export const valuePlot = () => "Price and mileage of similar cars";
export const valueOnSale = () => "For sale";
export const valueEnded = () => "Sold or expired";
export const valueLine = () => "Fair price and its range";
export const valueThisCar = () => "This car";
export const valueNearest = () => "Most similar cars";
export const valueAll = (count: number) =>
  plural("en", count, { one: "{n} car as a table", other: "All {n} cars as a table" });
export const valueMileage = () => "Mileage, km";
export const valuePrice = () => "Price, JD";
export const valueState = () => "Status";
export const valueMethod = (count: number) =>
  `This compares ${plural("en", count, { one: "{n} car", other: "{n} cars" })} of the model for sale here in the past year, counting other models of the make only a little: cash prices, customs cleared, no damage. ` +
  "Differences in year, mileage, transmission, fuel, body and paint are evened out, and sold and expired listings count half. " +
  "About 8 of 10 prices lie in the range shown; it is an estimate, not an offer.";
export const valueMethodTitle = () => "How we work it out.";

export const worthTitle = () => "What is my car worth?";
export const worthText = () => "Based on what similar cars in Jordan ask, with the cars behind it.";
export const worthGetTitle = () => "What you get";
export const worthGet = () => [
  "A fair price range, with what a car like yours would most likely be listed for",
  "A chart of similar cars by price and mileage",
  "The most similar cars, so you can see for yourself",
];
export const worthAsk = () => "Work it out";
export const worthPrivate = () => "You don't need an account, and we don't store your answers.";
export const worthUnknown = () =>
  "Too few similar cars are for sale here to say. Check the model's name and the year, or look at similar cars in the search.";
export const worthAround = (price: string) => `It would most likely be listed for around ${price}.`;
export const worthSell = () => "Sell it here";
export const worthYours = () => "Your car";
