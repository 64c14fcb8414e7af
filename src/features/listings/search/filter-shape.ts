import { z } from "zod/mini";
import { flags, paged, textLists, texts } from "#src/http/describe.ts";

/** The query parameters of a search with these filters. */
export const filterShape = (filters: Record<string, z.ZodMiniType>, sorts: readonly string[]) =>
  z.partial(
    z.object({
      ...texts("q"),
      ...textLists("plain"),
      ...filters,
      ...flags("strict"),
      sort: z.enum(sorts),
      ...paged,
    }),
  );
