import { type Context, Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { cursorText, readCursor } from "#src/catalog/order.ts";
import { searchCars } from "#src/features/cars/queries/search-cars.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { searchPlates } from "#src/features/plates/queries/search-plates.ts";
import { readPlateFilter } from "#src/features/plates/schema.ts";
import type { Env } from "#src/http/env.ts";

/**
 * `/api/search`: what the search pages show. Besides the page how many there are of what else could be chosen, what the
 * typed words were understood as and the text that is left; `after` the `next` of an answer is the page that follows it.
 */
export const searchApi = new Hono<Env>()
  .get("/cars", access("guest"), async (c) => {
    const params = new URL(c.req.url).searchParams;
    const { meant: _, ...found } = await searchCars(c.var.deps, readCarFilter(params), optionsOf(params));
    return answer(c, found);
  })
  .get("/number-plates", access("guest"), async (c) => {
    const params = new URL(c.req.url).searchParams;
    return answer(c, await searchPlates(c.var.deps, readPlateFilter(params), optionsOf(params)));
  });

const optionsOf = (params: URLSearchParams) => ({ counts: true, after: readCursor(params.get("after")) });

type Found = Awaited<ReturnType<typeof searchPlates>>;

function answer(c: Context<Env>, { counts, next, ...found }: Omit<Found, "items"> & { items: object[] }) {
  return c.json({ ...found, ...counts, next: next && cursorText(next) });
}
