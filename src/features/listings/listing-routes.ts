import { type Handler, Hono } from "hono";
import type { $ZodType, output } from "zod/v4/core";
import { access, requireUser } from "#src/auth/access.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import type { Ctx, Deps, Env } from "#src/http/env.ts";
import { queryParams, validate } from "#src/http/validate.ts";
import {
  type Edit,
  markSold,
  type Publish,
  relist,
  removeListing,
  submissionKeyOf,
  undoSale,
} from "./actions/own-listings.ts";
import type { Viewer } from "./queries/listings.ts";
import type { ListingKind } from "./kinds.ts";

export function listingApi<
  Listing extends object,
  Filter extends { page: number },
  Input extends $ZodType,
  Patch extends $ZodType,
>(calls: {
  kind: ListingKind;
  input: Input;
  patch: Patch;
  readFilter(params: URLSearchParams): Filter;
  filterParams(filter: Filter): URLSearchParams;
  search(deps: Deps, filter: Filter): Promise<Page<Listing>>;
  get(read: Reader, id: string, now: number, viewer: Viewer): Promise<Listing>;
  json(listing: Listing): object;
  publish: Publish<output<Input>>;
  edit: Edit<output<Patch>>;
}) {
  const { kind } = calls;
  const listingNow = async ({ var: { deps, session } }: Ctx, id: string) =>
    calls.json(await calls.get(deps.db.read, id, deps.clock.now(), session?.user));
  /** The listing, with a notice where the checks found something. */
  const savedNow = async (c: Ctx, id: string) => {
    const notice = await c.var.deps.findNotice?.(id);
    return { ...(await listingNow(c, id)), ...(notice && { notice }) };
  };
  const act =
    (verb: typeof relist): Handler<Env, "/:id"> =>
    async (c) => {
      const id = c.req.param("id");
      await verb(c.var.deps, requireUser(c), id, kind);
      return c.json(await listingNow(c, id));
    };
  return new Hono<Env>()
    .get("/", access("guest"), async (c) => {
      const filter = calls.readFilter(queryParams(c));
      const found = await calls.search(c.var.deps, filter);
      return answerPage(c, { ...found, items: found.items.map(calls.json) }, (page) =>
        calls.filterParams({ ...filter, page }),
      );
    })
    .get("/:id", access("guest"), async (c) => c.json(await listingNow(c, c.req.param("id"))))
    .post("/", access("user"), validate("json", calls.input), async (c) => {
      const key = submissionKeyOf(c.req.header("Idempotency-Key"));
      const id = await calls.publish(c.var.deps, requireUser(c), c.req.valid("json"), key);
      return c.json(await savedNow(c, id), 201);
    })
    .patch("/:id", access("owner"), validate("json", calls.patch), async (c) => {
      const id = c.req.param("id");
      await calls.edit(c.var.deps, requireUser(c), id, c.req.valid("json"));
      return c.json(await savedNow(c, id));
    })
    .delete("/:id", access("owner"), async (c) => {
      await removeListing(c.var.deps, requireUser(c), c.req.param("id"), kind);
      return c.body(null, 204);
    })
    .post("/:id/relist", access("owner"), act(relist))
    .post("/:id/sale", access("owner"), act(markSold))
    .delete("/:id/sale", access("owner"), act(undoSale));
}

function answerPage(
  c: Ctx,
  { items, total, page, pageSize }: Page<object>,
  paramsOfPage: (page: number) => URLSearchParams,
): Response {
  const last = Math.max(1, pageCount(total, pageSize));
  const links = Object.entries({ first: 1, prev: page - 1, next: page + 1, last })
    .filter(([, to]) => to >= 1 && to <= last)
    .map(([rel, to]) => `<${c.req.path}?${paramsOfPage(to)}>; rel="${rel}"`);
  c.header("X-Total-Count", String(total));
  c.header("Link", links.join(", "));
  return c.json(items);
}
