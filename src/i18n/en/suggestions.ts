import { plural } from "../plural.ts";

export const suggestionsTitle = () => "Suggestions";
export const suggestionsFound = (count: number) =>
  plural("en", count, {
    zero: "No suggestions",
    one: "{n} suggestion, use the arrow keys",
    other: "{n} suggestions, use the arrow keys",
  });
export const suggestionCars = (count: number) => plural("en", count, { one: "{n} car", other: "{n} cars" });
export const suggestionRecent = () => "searched recently";
export const suggestionForget = () => "Forget this search";
export const suggestionsForget = () => "Clear recent searches";
