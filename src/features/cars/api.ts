import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import { pageCount } from "#src/core/pagination.ts";
import {
  markSold,
  relist,
  removeListing,
  undoSale,
  submissionKeyOf,
} from "#src/features/listings/actions.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { editCar, publishCar } from "./actions.ts";
import { carInput, carPatch } from "./car-input.ts";
import { getCar, listFeaturedCars, searchCars } from "./queries.ts";
import { type CarFilter, carFilterParams, readCarFilter } from "./schema.ts";

/** `/api/cars`: search, one car, publish, and what its owner may do with it. */
export const carsApi = new Hono<Env>()
  .get("/", access("guest"), async (c) => {
    const { deps } = c.var;
    const filter = readCarFilter(new URL(c.req.url).searchParams);
    const { items, total } = await searchCars(deps.db.read, filter, deps.clock.now());
    c.header("X-Total-Count", String(total));
    c.header("Link", linkHeader(filter, total));
    return c.json(items);
  })
  .get("/featured", access("guest"), async (c) =>
    c.json(await listFeaturedCars(c.var.deps.db.read, c.var.deps.clock.now())),
  )
  .get("/:id", access("guest"), async (c) => c.json(await carNow(c, c.req.param("id"))))
  .post("/", access("user"), validate("json", carInput), async (c) => {
    const key = submissionKeyOf(c.req.header("Idempotency-Key"));
    const id = await publishCar(c.var.deps, requireUser(c), c.req.valid("json"), key);
    return c.json(await carNow(c, id), 201);
  })
  .patch("/:id", access("owner"), validate("json", carPatch), async (c) => {
    const id = c.req.param("id");
    await editCar(c.var.deps, requireUser(c), id, c.req.valid("json"));
    return c.json(await carNow(c, id));
  })
  .delete("/:id", access("owner"), async (c) => {
    await removeListing(c.var.deps, requireUser(c), c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/relist", access("owner"), async (c) => {
    await relist(c.var.deps, requireUser(c), c.req.param("id"));
    return c.json(await carNow(c, c.req.param("id")));
  })
  .post("/:id/sale", access("owner"), async (c) => {
    await markSold(c.var.deps, requireUser(c), c.req.param("id"));
    return c.json(await carNow(c, c.req.param("id")));
  })
  .delete("/:id/sale", access("owner"), async (c) => {
    await undoSale(c.var.deps, requireUser(c), c.req.param("id"));
    return c.json(await carNow(c, c.req.param("id")));
  });

const carNow = (c: Ctx, id: string) => getCar(c.var.deps.db.read, id, c.var.deps.clock.now());

/** The neighbouring pages, as RFC 8288 writes them. */
function linkHeader(filter: CarFilter, total: number): string {
  const last = Math.max(1, pageCount(total, filter.pageSize));
  const pages = { first: 1, prev: filter.page - 1, next: filter.page + 1, last };
  return Object.entries(pages)
    .filter(([, page]) => page >= 1 && page <= last)
    .map(([rel, page]) => `</api/cars?${carFilterParams({ ...filter, page })}>; rel="${rel}"`)
    .join(", ");
}
