import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import { carJson } from "#src/features/cars/car-json.ts";
import { plateJson } from "#src/features/plates/plate-json.ts";
import type { Env } from "#src/http/env.ts";
import { queryParams } from "#src/http/query-params.ts";
import { readView } from "./dashboard-view.ts";
import { getDashboard, listOwnListings, type OwnListings } from "./queries.ts";

type Counted = OwnListings["cars" | "numberPlates"][number];

const countsOf = ({ viewCount, contactCount, inquiryCount, newInquiryCount }: Counted) => ({
  viewCount,
  contactCount,
  inquiryCount,
  newInquiryCount,
});

export const userListingsApi = new Hono<Env>()
  .get("/", access("user"), async (c) => {
    const { deps } = c.var;
    const { cars, numberPlates } = await listOwnListings(deps.db.read, requireUser(c).id, deps.clock.now());
    return c.json({
      cars: cars.map((car) => ({ ...carJson(car), ...countsOf(car) })),
      numberPlates: numberPlates.map((plate) => ({ ...plateJson(plate), ...countsOf(plate) })),
    });
  })
  .get("/dashboard", access("user"), async (c) => {
    const { deps } = c.var;
    const view = readView(queryParams(c));
    return c.json(await getDashboard(deps.db.read, requireUser(c), view, deps.clock.now()));
  });
