import { z } from "zod/mini";
import { count, meaning, named } from "#src/http/describe.ts";

const bar = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()), count: count("Listings") });
const range = z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) });

const understood = z.object({
  column: meaning(z.string(), "The filter that the words stand for", "make"),
  value: z.union([z.string(), range]),
  words: meaning(z.string(), "The words as typed", "toyota"),
  label: meaning(z.string(), "In the reader's language", "Toyota"),
});

export const resultsShape = (item: z.ZodMiniType) =>
  z.object({
    items: z.array(item),
    total: count("All results", 12),
    page: count("Counts from 1", 1),
    pageSize: count("Items a page", 24),
    next: meaning(z.nullable(z.string()), "For `after` of the next page; null on the last"),
    title: z.string(),
    understood: z.array(understood),
    text: meaning(z.string(), "The typed words that are searched as text"),
    corrected: meaning(z.optional(z.string()), "That text as it was probably meant"),
    leftOut: z.array(z.string()),
    rare: z.array(z.string()),
    offers: z.array(z.object({ label: z.string(), query: z.string(), count: count("Results") })),
    unsold: meaning(z.nullable(z.string()), "A make that nobody sells now"),
    numbered: z.nullable(z.object({ label: z.string(), url: z.string() })),
    facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: count("Listings") }))),
    histograms: z.record(z.string(), z.array(bar)),
    without: z.record(z.string(), count("Results without this filter")),
  });

export const suggestionShape = named(
  "Suggestion",
  z.object({
    kind: z.enum(["make", "model", "year", "city", "tag", "plate", "pattern", "number"]),
    text: meaning(z.string(), "What to search for", "Toyota Camry"),
    count: z.nullable(count("Listings that it finds", 12)),
  }),
);
