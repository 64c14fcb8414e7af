import { z } from "zod/mini";
import { count, counts, texts, textsOrNull } from "#src/http/describe.ts";
import { suggestionShape } from "#src/features/listings/listing-shapes.ts";
import { kindOf } from "#src/features/listings/register.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

const end = z.nullable(z.number());
const bar = z.object({ from: end, to: end, count: count() });
const understood = z.object({
  ...texts("column", "words", "label"),
  value: z.union([z.string(), z.object({ min: end, max: end })]),
});

export const queryShape = (kind: ListingKind) =>
  z.lazy(() => z.extend(kindOf(kind).shapes.query, { after: z.optional(z.string()) }));

export const resultsShape = (kind: ListingKind) =>
  z.object({
    items: z.array(z.lazy(() => kindOf(kind).shapes.whole)),
    ...counts("total", "page", "pageSize"),
    ...texts("title", "text"),
    ...textsOrNull("next", "unsold"),
    corrected: z.optional(z.string()),
    understood: z.array(understood),
    leftOut: z.array(z.string()),
    rare: z.array(z.string()),
    offers: z.array(z.object({ ...texts("label", "query"), count: count() })),
    numbered: z.nullable(z.object(texts("label", "url"))),
    facets: z.record(z.string(), z.array(z.object({ ...texts("value"), count: count() }))),
    histograms: z.record(z.string(), z.array(bar)),
    without: z.record(z.string(), count()),
  });

export const suggestionsShape = z.object({ suggestions: z.array(suggestionShape) });
