import { access } from "#src/auth/access.ts";
import { cursorText, readCursor } from "#src/catalog/order.ts";
import { kindShape } from "#src/features/listings/listing-shapes.ts";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { kindVersion } from "#src/features/listings/page/page-versions.ts";
import { findAsked } from "#src/features/listings/listings.ts";
import { kindOf } from "#src/features/listings/register.ts";
import type { Suggestion } from "#src/features/listings/listing-shapes.ts";
import { asks, gives, shaped, texts } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { searchTurn } from "#src/http/search-turns.ts";
import { queryParams } from "#src/http/validate.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { searchShapes, suggestionsShape } from "./shapes.ts";

export const searchApi = routes();
for (const kind of LISTING_KINDS)
  searchApi.get(
    KINDS[kind].path,
    access("guest"),
    shaped(searchShapes(kind)),
    searchTurn,
    cachedPage((c) => kindVersion(c, kind)),
    async (c) => {
      const params = queryParams(c);
      const after = readCursor(params.get("after"));
      const { counts, next, ...results } = await kindOf(kind).find(c.var.deps, params, after);
      return c.json({ ...results, ...counts, next: next && cursorText(next) });
    },
  );

const DEFAULT_KIND = LISTING_KINDS[0];
/** Each suggestion reads the whole text: with twenty words, those of plates took 37 ms. */
const MOST_SUGGESTED_WORDS = 10;

export const suggestionsApi = routes().get(
  "/",
  access("guest"),
  asks({ ...texts("q"), kind: kindShape }),
  gives(suggestionsShape),
  searchTurn,
  async (c) => {
    const { q = "", kind } = c.req.query();
    const name = LISTING_KINDS.find((known) => known === kind) ?? DEFAULT_KIND;
    c.header("Cache-Control", "private, max-age=60");
    c.header("Vary", "Accept-Language, Cookie");
    const { deps } = c.var;
    if (q.trim().split(/\s+/).length > MOST_SUGGESTED_WORDS) return c.json({ suggestions: [] });
    const asked = await findAsked(deps.db.read, q);
    const numbered: Suggestion[] = asked ? [{ kind: "number", text: asked.label, count: null }] : [];
    return c.json({ suggestions: [...numbered, ...(await kindOf(name).suggest(deps, q))] });
  },
);
