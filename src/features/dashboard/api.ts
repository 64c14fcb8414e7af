import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { ofEachKind } from "#src/features/listings/listing-shapes.ts";
import { asks, gives, paged } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { readView } from "./dashboard-view.ts";
import { getDashboard, getStatistics, listOwnListings } from "./queries.ts";
import { dashboardShape, ownCounts, statisticsShape } from "./shapes.ts";

const ownShape = z.object(ofEachKind(ownCounts));
const { page } = paged;
const viewQuery = { active: page, expired: page, sold: page };

export const userListingsApi = routes()
  .get("/listings", access("user", "listings:read"), gives(ownShape), async (c) => {
    const { deps } = c.var;
    return c.json(await listOwnListings(deps.db.read, requireUser(c).id, deps.clock.now()));
  })
  .get("/statistics", access("user", "statistics:read"), gives(statisticsShape), async (c) => {
    const { deps } = c.var;
    return c.json(await getStatistics(deps.db.read, requireUser(c), deps.clock.now()));
  })
  .get("/listings/dashboard", access("user"), asks(viewQuery), gives(dashboardShape), async (c) => {
    const { deps } = c.var;
    const view = readView(queryParams(c));
    return c.json(await getDashboard(deps.db.read, requireUser(c), view, deps.clock.now()));
  });
