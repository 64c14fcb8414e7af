import { plural, pluralOf } from "../plural.ts";

export const compare = () => "Compare";
export const compareListing = (title: string) => `Compare ${title}`;
export const compareTitle = (count: number) =>
  count < 2 ? "Compare cars" : `Compare ${["two", "three", "four"][count - 2]} cars`;
export const compareDiffer = (differ: number, all: number) =>
  `${differ} of ${plural("en", all, { one: "{n} row", other: "{n} rows" })} ${differ === 1 ? "differs" : "differ"}`;
export const compareOnlyDifferences = () => "Differences only";
export const compareAnother = () => "Add another car";
export const compareRemove = (title: string) => `Remove from the comparison: ${title}`;
export const compareNow = (count: number) => `Compare ${count}`;
export const compareDifferent = () => "different";
export const compareLowest = () => "Lowest";
export const compareNewest = () => "Newest";
export const comparePapers = () => "Price and documents";
export const compareFairRange = () => "Fair range";
export const compareCar = () => "The car";
export const compareTooMany = (max: number) =>
  `Only ${max} cars fit side by side, so we left out the others.`;
export const compareGone = pluralOf("en", {
  one: "One car is no longer available, so we left it out.",
  other: "{n} cars are no longer available, so we left them out.",
});
export const compareFull = (max: number) => `You can compare up to ${max} cars. Remove one first.`;
export const compareEmptyTitle = () => "Nothing to compare yet";
export const compareEmptyText = () => "Tap the scales icon on two to four cars to see them side by side.";
export const compareOne = () => "Add at least one more car to see how they differ.";
export const compareHas = () => "Yes";
export const compareNotIncluded = () => "No";
