import { type Context, Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { cursorText, readCursor } from "#src/catalog/order.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { readPlateFilter } from "#src/features/plates/schema.ts";
import type { Env } from "#src/http/env.ts";
import { queryParams } from "#src/http/query-params.ts";
import { findCars, findPlates } from "./find-listings.ts";

/**
 * `/api/search`: what the search pages show. Besides the page how many there are of what else could be chosen, what the
 * typed words were understood as and the text that is left; where there is nothing, which filter to drop. `after` the `next` of an answer is the page that follows it.
 */
export const searchApi = new Hono<Env>()
  .get("/cars", access("guest"), async (c) => {
    const params = queryParams(c);
    const { combined: _, ...found } = await findCars(c.var.deps, readCarFilter(params), cursorIn(params));
    return answer(c, found);
  })
  .get("/number-plates", access("guest"), async (c) => {
    const params = queryParams(c);
    return answer(c, await findPlates(c.var.deps, readPlateFilter(params), cursorIn(params)));
  });

const cursorIn = (params: URLSearchParams) => readCursor(params.get("after"));

type Found = Awaited<ReturnType<typeof findPlates>>;

function answer(c: Context<Env>, { counts, next, ...found }: Omit<Found, "items"> & { items: object[] }) {
  return c.json({ ...found, ...counts, next: next && cursorText(next) });
}
