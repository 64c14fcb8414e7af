import { z } from "zod/mini";
import { count, counts, type Declared, textLists, texts, textsOrNull } from "#src/http/describe.ts";
import { suggestionShape } from "#src/features/listings/listing-shapes.ts";
import { kindOf } from "#src/features/listings/register.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

const end = z.nullable(z.number());
const bar = z.object({ from: end, to: end, count: count() });
const understood = z.object({
  ...texts("column", "words", "label"),
  value: z.union([z.string(), z.object({ min: end, max: end })]),
});

/** What the page says too. */
const answer = z.object({
  ...texts("title"),
  ...counts("total"),
  ...textLists("leftOut", "rare"),
  ...textsOrNull("unsold"),
  offers: z.array(z.object({ ...texts("label", "query"), count: count() })),
  dealerNames: z.record(z.string(), z.string()),
  numbered: z.nullable(z.object(texts("label", "url"))),
});
export type SearchAnswer = z.infer<typeof answer>;
export type Offer = SearchAnswer["offers"][number];

const results = z.extend(answer, {
  ...counts("page", "pageSize"),
  ...texts("text"),
  ...textsOrNull("next"),
  corrected: z.optional(z.string()),
  understood: z.array(understood),
  facets: z.record(z.string(), z.array(z.object({ ...texts("value"), count: count() }))),
  histograms: z.record(z.string(), z.array(bar)),
  without: z.record(z.string(), count()),
});

export const searchShapes = (kind: ListingKind): Declared => ({
  query: z.lazy(() => z.extend(kindOf(kind).shapes.query, { after: z.optional(z.string()) })),
  answers: { 200: z.extend(results, { items: z.array(z.lazy(() => kindOf(kind).shapes.whole)) }) },
});

export const suggestionsShape = z.object({ suggestions: z.array(suggestionShape) });
