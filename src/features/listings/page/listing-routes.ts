import type { Handler } from "hono";
import { z } from "zod/mini";
import type { $ZodType, output } from "zod/v4/core";
import { access, requireUser } from "#src/auth/access.ts";
import type { Page } from "#src/core/pagination.ts";
import { asksForPage, MAX_LIST, MAX_PAGE_SIZE } from "#src/core/query-params.ts";
import type { Reader } from "#src/db/open.ts";
import { gives, shaped } from "#src/http/describe.ts";
import { type Ctx, type Deps, type Env, routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { sellerChoice, uploaderOf } from "#src/features/photos/uploader.ts";
import { listTurn, searchTurn } from "#src/http/search-turns.ts";
import { inParts, streamJson } from "#src/http/stream.ts";
import { parseInput, queryParams, validate } from "#src/http/validate.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import {
  type Edit,
  markSold,
  type Publish,
  relist,
  removeListing,
  submissionKeyOf,
  undoSale,
} from "../life-cycle/own-listings.ts";
import type { KnownState } from "../input.ts";
import type { ListingJson } from "../listing-shapes.ts";
import type { Viewer } from "../listings.ts";
import type { ListingKind } from "../kinds.ts";
import { listRows } from "./listing-rows.ts";
import { kindVersion } from "./page-versions.ts";
import type { Kind } from "../register.ts";

export function listingApi<
  Listing extends object,
  Filter extends { page: number; pageSize: number },
  Input extends $ZodType,
  Patch extends $ZodType<KnownState>,
>(calls: {
  kind: ListingKind;
  shapes: Kind["shapes"];
  input: Input;
  patch: Patch;
  readFilter(params: URLSearchParams): Filter;
  filterParams(filter: Filter): URLSearchParams;
  search(
    deps: Deps,
    filter: Filter,
    options?: { idsOnly: boolean },
  ): Promise<Page<Listing> & { ids?: string[] }>;
  get(read: Reader, id: string, now: number, viewer: Viewer): Promise<Listing>;
  json(listing: Listing): ListingJson;
  publish: Publish<output<Input>>;
  edit: Edit<output<Patch>>;
}) {
  const { kind, shapes } = calls;
  const listingNow = async (c: Ctx, id: string) => {
    const { deps, session } = c.var;
    const listing = calls.json(await calls.get(deps.db.read, id, deps.clock.now(), session?.user));
    c.header("ETag", `"${listing.rev}"`);
    return listing;
  };
  const savedNow = async (c: Ctx, id: string) => {
    const [notice, listing] = await Promise.all([c.var.deps.findNotice?.(id), listingNow(c, id)]);
    return { ...listing, ...(notice && { notice }) };
  };
  /** The listing's `rev` if it is among several tags; null if any tag matches. */
  const matchedRev = async (c: Ctx, id: string): Promise<number | null> => {
    const [first = null, ...more] = revsIn(c.req.header("If-Match"));
    if (more.length === 0) return first;
    const { rev } = await listingNow(c, id);
    return more.includes(Number(rev)) ? Number(rev) : first;
  };
  const act =
    (verb: typeof relist): Handler<Env, "/:id"> =>
    async (c) => {
      const id = c.req.param("id");
      await verb(c.var.deps, requireUser(c), id, { kind, rev: await matchedRev(c, id) });
      return c.json(await listingNow(c, id));
    };
  const own = access("owner", "listings:write");
  return routes()
    .get(
      "/",
      access("guest"),
      shaped({ query: shapes.query, answers: { 200: z.array(shapes.whole) } }),
      (c, next) => (asksForPage(queryParams(c)) ? searchTurn(c, next) : listTurn(c, next)),
      cachedPage((c) => kindVersion(c, kind)),
      async (c) => {
        const { deps } = c.var;
        const params = queryParams(c);
        const filter = calls.readFilter(params);
        const isPaged = asksForPage(params);
        const place = isPaged ? filter : { page: 1, pageSize: MAX_LIST };
        const found = await calls.search(deps, { ...filter, ...place }, { idsOnly: !isPaged });
        // A list without pages continues in pages of the maximum size.
        const end = { page: MAX_LIST / MAX_PAGE_SIZE, pageSize: MAX_PAGE_SIZE };
        const { page, pageSize } = isPaged ? found : end;
        const asked = calls.filterParams({ ...filter, page, pageSize });
        linkPages(c, { total: found.total, page, pageSize }, asked);
        if (isPaged) return c.json(found.items.map(calls.json));
        c.header("Cache-Control", "private, no-store");
        const parts = inParts(found.ids ?? [], (ids) => listRows(deps, kind, ids));
        return streamJson(c, await Array.fromAsync(parts));
      },
    )
    .get("/:id", access("guest", "listings:read"), gives(shapes.whole), async (c) =>
      c.json(await listingNow(c, c.req.param("id"))),
    )
    .post(
      "/",
      access("user", "listings:write"),
      validate("json", calls.input, shapes.input),
      gives(shapes.saved, 201),
      async (c) => {
        const key = submissionKeyOf(c.req.header("Idempotency-Key"));
        const { seller } = parseInput(sellerChoice, await c.req.json());
        const id = await calls.publish(c.var.deps, uploaderOf(c, seller), c.req.valid("json"), key);
        return c.json(await savedNow(c, id), 201);
      },
    )
    .patch("/:id", own, validate("json", calls.patch, shapes.patch), gives(shapes.saved), async (c) => {
      const id = c.req.param("id");
      const patch = c.req.valid("json");
      const rev = patch.rev ?? (await matchedRev(c, id));
      await calls.edit(c.var.deps, uploaderOf(c), id, { ...patch, rev });
      return c.json(await savedNow(c, id));
    })
    .delete("/:id", own, gives(null), async (c) => {
      const id = c.req.param("id");
      await removeListing(c.var.deps, requireUser(c), id, { kind, rev: await matchedRev(c, id) });
    })
    .post("/:id/relist", own, gives(shapes.whole), act(relist))
    .post("/:id/sale", own, gives(shapes.whole), act(markSold))
    .delete("/:id/sale", own, gives(shapes.whole), act(undoSale));
}

/** The `rev`s in `If-Match`, whose tags may be weak after compression; 0, which no listing has, for other tags. */
function revsIn(ifMatch = "*"): number[] {
  if (ifMatch.trim() === "*") return [];
  const tags = [...ifMatch.matchAll(/"([^"]*)"/g)].map(([, tag = ""]) =>
    /^\d+$/.test(tag) ? Number(tag) : 0,
  );
  return tags.length > 0 ? tags : [0];
}
