import type { SuggestionSource } from "#src/features/search/use-suggestions.ts";
import { t } from "#t";

export const plateSuggestions: SuggestionSource = { kind: "number-plate", count: (n) => t.platesCount(n) };
