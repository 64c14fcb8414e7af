import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { dinars } from "#src/core/money.ts";
import { ofEachKind } from "#src/features/listings/listing-shapes.ts";
import { KINDS } from "#src/features/listings/kinds.ts";
import { byListName } from "#src/features/listings/register.ts";
import { dinars as inDinars, flags, gives, textLists, texts, times } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { addFavorite, moveInFavorites, removeFavorite } from "./actions.ts";
import { findFavorites, listSaved, type SavedAt } from "./queries.ts";
import { pickSaved } from "./saved-here.ts";
import { savedList } from "./schema.ts";

const savedJson = ({ savedAt, savedPriceCents }: SavedAt) => ({
  savedAt,
  savedPrice: dinars(savedPriceCents),
});

const then = { ...times("savedAt"), savedPrice: inDinars() };
const gone = z.array(z.object({ ...texts("id"), ...then }));
const favoritesShape = z.object({ ...ofEachKind(then), gone });

const movedShape = z.object({ ...textLists("ids"), ...flags("isFull") });

export const favoritesApi = routes()
  .get("/", access("user"), gives(favoritesShape), async (c) => {
    const { db, clock } = c.var.deps;
    const saved = await listSaved(db.read, requireUser(c).id);
    const { found, gone } = await findFavorites(db.read, saved, clock.now());
    const shown = await byListName(({ name, json }) =>
      found[KINDS[name].listName].map((listing) => ({ ...json(listing), ...savedJson(listing) })),
    );
    return c.json({ ...shown, gone: gone.map(({ id, ...then }) => ({ id, ...savedJson(then) })) });
  })
  .post("/", access("user"), validate("json", savedList), gives(movedShape), async (c) => {
    const saved = pickSaved(c.req.valid("json").favorites);
    return c.json(await moveInFavorites(c.var.deps, requireUser(c), saved));
  })
  .put("/:listingId", access("user"), gives(null), async (c) => {
    await addFavorite(c.var.deps, requireUser(c), c.req.param("listingId"));
  })
  .delete("/:listingId", access("user"), gives(null), async (c) => {
    await removeFavorite(c.var.deps, requireUser(c), c.req.param("listingId"));
  });
