import type { SuggestionSource } from "#src/features/search/use-suggestions.ts";
import { t } from "#t";

export const carSuggestions: SuggestionSource = { kind: "car", count: (n) => t.suggestionCars(n) };
