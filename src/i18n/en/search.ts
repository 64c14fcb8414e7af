import { quoted } from "./quoted.ts";
import { namesOf } from "../label.ts";
import { listingsFound } from "./listings.ts";
import { plural, pluralOf } from "../plural.ts";

export const badgeNew = () => "New";
export const badgeFeatured = () => "Featured";
export const badgeVerified = () => "Verified";
export const cardPhotos = (count: number) =>
  `${count} ${plural("en", count, { one: "photo", other: "photos" })}`;
export const cardContact = (title: string) => `Contact the seller of ${title}`;

export const searchText = () => "Search cars";
export const searchTextExample = () => "Search by make, model, city…";
export const searchSubmit = () => "Search";

export const searchFilters = () => "Filters";
export const searchActiveFilters = () => "Active filters";
export const searchClearAll = () => "Clear All";
export const searchAllMakes = () => "All makes";
export const searchAnotherMake = () => "Add another make";
export const searchModelExample = () => "Camry, Elantra, Prius…";
export const searchPrice = () => "Price (JD)";
export const searchMinPrice = () => "Min Price";
export const searchMaxPrice = () => "Max Price";
export const searchAllCities = () => "All cities";
export const searchAnotherCity = () => "Add another city";
export const searchYearHint = (first: number, last: number) => `${first} to ${last}`;
export const searchYearWrong = (first: number, last: number) => `Enter a year from ${first} to ${last}`;
export const searchNumberWrong = () => "Enter a number, such as 5,000 or 5k";
export const searchYearRange = () => "Or a year range";
export const searchFrom = () => "From";
export const searchTo = () => "To";
export const searchFromYear = () => "From";
export const searchToYear = () => "To";
export const searchAny = () => "Any";

export const searchSortLabel = namesOf({
  relevance: "Best match",
  newest: "Newest first",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  "year-desc": "Year: newest first",
  "mileage-asc": "Mileage: lowest first",
  "best-price": "Best value",
});
export const searchSkipToResults = () => "Skip to results";
export const searchSort = () => "Sort";
export const searchApplySort = () => "Apply";

export const searchFound = pluralOf("en", { one: "{n} car found", other: "{n} cars found" });
export const searchShow = pluralOf("en", { one: "Show {n} car", other: "Show {n} cars" });
export const searchShowResults = () => "Show results";
export const searchResults = () => "Search results";
export const searchNoneTitle = () => "No cars found";
export const searchNoneText = () => "Try adjusting your search filters to find more results";
export const searchUnsold = (make: string) => `No ${make} cars for sale here right now`;
export const searchUnread = (texts: string[]) =>
  `We couldn't read ${quoted(texts)} as a number, so it doesn't filter. Write it in digits, such as 12,500.`;
export const searchLeftOut = (words: string[], rare: string[]) => {
  const all = quoted(words);
  return rare.length > 0
    ? `Few listings mention ${all}, so we also show others.`
    : `Nothing contains ${all}, so we searched for the rest.`;
};
export const searchStrictly = () => "Search for all words";
export const searchRangeReversed = () => "The minimum can't be higher than the maximum.";
export const searchClearFilters = () => "Clear Filters";
/** Bounds are not names, so they are lower-case after a comma: `Toyota, up to 15,000 JD`. */
export const searchAll = (labels: string[]) =>
  labels.join(", ").replace(/, (?:Up to|From|Excluding)\b/g, (start) => start.toLowerCase());
export const searchOffers = () => "Or try:";
export const searchWithout = (label: string) => `Without: ${label}`;
export const searchFailed = () => "Failed to fetch cars";
export const searchFailedText = () => "Check your connection and try again. Your filters are still set.";

export const searchOption = (label: string, count: string) => `${label} (${count})`;
export const searchMaxMileage = () => "Max Mileage (km)";
export const searchOnly = () => "Show only";
export const searchMostAre = (range: string, count: string) => `Most common: ${range} (${count})`;
export const searchAllPlates = () => "Every plate for sale, directly from its owner.";
export const searchMore = () => "More filters";
export const searchAllFilters = () => "All filters";
export const searchPhotosOnly = () => "With photos";
export const searchVerifiedOnly = () => "Verified only";
export const searchCashOnly = () => "Cash price only";
export const searchReducedOnly = () => "Recently reduced";
export const searchGoodPriceOnly = () => "Good or great price";

export const searchChipText = (text: string) => `“\u2068${text}\u2069”`;
export const searchChipNot = (label: string) => `Excluding ${label}`;
export const searchChipNoAccidents = () => "No accidents";
export const searchChipCountry = (country: string) => `${country} makes`;
export const suggestionCountry = (country: string) => `${country} cars`;
export const searchChipGeneration = (car: string, years: string) => `${car} (${years})`;
export const searchChipPrice = (from: string | null, to: string | null) =>
  from === null ? `Up to ${to} JD` : to === null ? `From ${from} JD` : `${from}–${to} JD`;
export const searchChipYears = (from: number | null, to: number | null) =>
  from === null ? `Up to ${to}` : to === null ? `From ${from}` : `${from}–${to}`;
export const searchChipMileage = (min: string | null, max: string | null) =>
  min === null ? `Up to ${max}` : max === null ? `From ${min}` : `${min} to ${max}`;

export const searchTitle = (car: string | null, city: string | null) =>
  `${car ? `${car} cars` : "Used cars"} for sale in ${city ?? "Jordan"}`;
export const searchDescription = (title: string, count: number) =>
  `${title}: ${listingsFound(count)} with photos and prices in JD. ` +
  "Filter by price, year, fuel and city, and contact the seller directly.";

export const suggestionsTitle = () => "Suggestions";
export const suggestionsFound = pluralOf("en", {
  zero: "No suggestions",
  one: "{n} suggestion. Use the arrow keys.",
  other: "{n} suggestions. Use the arrow keys.",
});
export const suggestionCars = pluralOf("en", { one: "{n} car", other: "{n} cars" });
export const suggestionAllCars = () => "All cars";
export const suggestionRecent = () => "recent search";
export const suggestionForget = () => "Remove this search";
export const suggestionsForget = () => "Clear recent searches";
