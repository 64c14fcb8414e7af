import type { SuggestionSource } from "#src/features/search/use-suggestions.ts";
import { t } from "#t";

/** What a field that searches for cars suggests. */
export const carSuggestions: SuggestionSource = { kind: "car", count: (n) => t.suggestionCars(n) };
