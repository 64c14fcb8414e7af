import { access, requireUser } from "#src/auth/access.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { readView } from "./dashboard-view.ts";
import { getDashboard, listOwnListings } from "./queries.ts";

export const userListingsApi = routes()
  .get("/", access("user", "listings:read"), async (c) => {
    const { deps } = c.var;
    return c.json(await listOwnListings(deps.db.read, requireUser(c).id, deps.clock.now()));
  })
  .get("/dashboard", access("user"), async (c) => {
    const { deps } = c.var;
    const view = readView(queryParams(c));
    return c.json(await getDashboard(deps.db.read, requireUser(c), view, deps.clock.now()));
  });
