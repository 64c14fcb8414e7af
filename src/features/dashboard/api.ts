import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { statusShape } from "#src/features/inquiries/shapes.ts";
import { ofEachKind } from "#src/features/listings/listing-shapes.ts";
import { describes } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { readView } from "./dashboard-view.ts";
import { getDashboard, getStatistics, listOwnListings } from "./queries.ts";
import { dashboardShape, ownCounts, statisticsShape } from "./shapes.ts";

const page = z.optional(z.int().check(z.gte(1)));

export const userListingsApi = routes()
  .get(
    "/listings",
    access("user", "listings:read"),
    describes(() => ({
      id: "listOwnListings",
      summary: "List your listings, also sold, expired and hidden ones",
      answers: { 200: z.object(ofEachKind(ownCounts)) },
    })),
    async (c) => {
      const { deps } = c.var;
      return c.json(await listOwnListings(deps.db.read, requireUser(c).id, deps.clock.now()));
    },
  )
  .get(
    "/statistics",
    access("user", "statistics:read"),
    describes({
      id: "getStatistics",
      summary: "Count your listings, and what buyers did by day",
      answers: { 200: statisticsShape },
    }),
    async (c) => {
      const { deps } = c.var;
      return c.json(await getStatistics(deps.db.read, requireUser(c), deps.clock.now()));
    },
  )
  .get(
    "/listings/dashboard",
    access("user"),
    describes({
      id: "getDashboard",
      summary: "Get what the dashboard shows",
      query: z.object({
        inbox: z.optional(z.union([statusShape, z.literal("all")])),
        ...{ inboxPage: page, active: page, expired: page, sold: page },
      }),
      answers: { 200: dashboardShape },
    }),
    async (c) => {
      const { deps } = c.var;
      const view = readView(queryParams(c));
      return c.json(await getDashboard(deps.db.read, requireUser(c), view, deps.clock.now()));
    },
  );
