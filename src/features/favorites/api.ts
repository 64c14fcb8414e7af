import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import { pickSaved } from "./saved-here.ts";
import type { Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { addFavorite, moveInFavorites, removeFavorite } from "./actions.ts";
import { findFavorites, listSaved } from "./queries.ts";
import { savedList } from "./schema.ts";

/** `/api/favorites` and `/api/favorites/{listingId}` of whoever is signed in. */
export const favoritesApi = new Hono<Env>()
  .get("/", access("user"), async (c) => {
    const { db, clock } = c.var.deps;
    const saved = await listSaved(db.read, requireUser(c).id);
    const { found, gone } = await findFavorites(db.read, saved, clock.now());
    return c.json({ ...found, gone });
  })
  .post("/", access("user"), validate("json", savedList), async (c) => {
    const saved = pickSaved(c.req.valid("json").favorites);
    return c.json(await moveInFavorites(c.var.deps, requireUser(c), saved));
  })
  .put("/:listingId", access("user"), async (c) => {
    await addFavorite(c.var.deps, requireUser(c), c.req.param("listingId"));
    return c.body(null, 204);
  })
  .delete("/:listingId", access("user"), async (c) => {
    await removeFavorite(c.var.deps, requireUser(c), c.req.param("listingId"));
    return c.body(null, 204);
  });
