import type { SuggestionSource } from "#src/features/search/parts/search-suggestions.late.tsx";
import { t } from "#t";

export const carSuggestions: SuggestionSource = { kind: "car", count: (n) => t.suggestionCars(n) };
