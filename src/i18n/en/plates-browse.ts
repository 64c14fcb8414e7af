import { labelIn } from "../label.ts";
import { plural } from "../plural.ts";

export const platesTitle = () => "Jordan Number Plates";
/** `pattern` is a pattern tag's label. */
export const platesPatternTitle = (pattern: string) => `${pattern}: number plates in Jordan`;
export const platesDescription = (title: string, count: number) =>
  `${title}: ${plural("en", count, { one: "{n} number plate", other: "{n} number plates" })} for sale with prices in dinars. ` +
  "Search by the digits you want, by pattern, area code and price, and contact the seller directly.";
/** The sentence around the sign for any digit. */
export const platesLead = (): [before: string, after: string] => [
  "Type the digits you want. Leave",
  "where any digit will do.",
];

export const platesText = () => "Search number plates";
export const platesTextExample = () => "Number, city, pattern, price…";
export const platesPattern = () => "Search by plate pattern";
export const platesPatternHint = () =>
  "? is any digit, * is any run of digits, and a dash comes after the area code: ?77?, *123, 20-*.";
export const platesAnyDigit = () => "any digit";
export const platesAnyRun = () => "any digits";
export const platesAfterCode = () => "after code";
/** Two words, one under the other in the plate. */
export const platesAnyCode = () => ["Any", "code"];
export const platesDigits = () => "Digits in the number";
export const platesAnyDigits = () => "Any";
export const platesLocation = () => "Location";
export const platesLocationExample = () => "City or area";
export const platesSubmit = () => "Show plates";
export const platesShow = (count: number) =>
  plural("en", count, { one: "Show {n} plate", other: "Show {n} plates" });
export const platesPatterns = () => "Patterns";

export const platesAreaCode = () => "Area Code";
export const platesAllCodes = () => "All area codes";
export const platesAnotherCode = () => "Add another area code";
export const platesCodeOption = (areaCode: string | number, city: string | null) =>
  city ? `${areaCode} · ${city}` : `${areaCode}`;
export const platesDigitCount = () => "Number of Digits";
export const platesInNumber = () => "Digits inside the number";
export const platesStartsWith = () => "Starts with";
export const platesEndsWith = () => "Ends with";
export const platesDigitsWrong = () => "Digits only";
export const platesContains = () => "Contains";
export const platesClear = () => "Clear";

const SORTS = {
  relevance: "Best match",
  newest: "Newest first",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  digits: "Fewest digits first",
  number: "Number: low to high",
};
export const platesSortLabel = (sort: string) => labelIn(SORTS, sort);

export const platesFound = (count: number) =>
  plural("en", count, { one: "{n} Number Plate Found", other: "{n} Number Plates Found" });
export const platesResults = () => "Number plates";
export const platesNoneTitle = () => "No number plates found";
export const platesNoneText = () => "Try adjusting your search criteria or browse all available plates.";
export const platesClearAll = () => "Clear all filters";
export const platesFailed = () => "Failed to fetch number plates";

export const platesChipPattern = (pattern: string) => `Pattern ${pattern}`;
export const platesChipStarts = (digits: string) => `Starts with ${digits}`;
export const platesChipEnds = (digits: string) => `Ends with ${digits}`;
export const platesChipContains = (digits: string) => `Contains ${digits}`;

/** The area code of a card, with its city where the code has one. */
export const plateCodeOf = (areaCode: string | number, city: string | null) =>
  city ? `Code ${areaCode} · ${city}` : `Code ${areaCode}`;
export const plateViewDetails = () => "View Details";
export const plateContact = () => "Contact";
/** A button's own words and what it is about. */
export const plateAbout = (action: string, title: string) => `${action}: ${title}`;

export const platesByPattern = () => "Browse by pattern";
export const platesByPatternText = () => "The numbers people look for most.";
export const platesCount = (count: number) => plural("en", count, { one: "{n} plate", other: "{n} plates" });
