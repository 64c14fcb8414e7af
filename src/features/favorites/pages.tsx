import { access } from "#src/auth/access.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { routes, middleware } from "#src/http/env.ts";
import { limited } from "#src/http/rate-limit.ts";
import { validate } from "#src/http/validate.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { renderFragment, renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { addFavorite, removeFavorite } from "./actions.ts";
import { FavoritesList, FavoritesPage, GuestFavoritesPage } from "./favorites-page.tsx";
import { findFavorites, listSaved } from "./queries.ts";
import { pickSaved } from "./saved-here.ts";
import { pressedHeart, savedList } from "./schema.ts";

/** Rendering 500 cards is expensive, but many phones may share an address. */
const DRAWN = { name: "favorites-drawn", max: 120, perMs: MINUTE_MS };

export const favoritePages = routes()
  .get("/favorites", access("guest"), async (c) => {
    const { deps, session } = c.var;
    const head = { title: t.favorites(), noindex: true };
    if (!session) return renderPage(c, head, <GuestFavoritesPage />);
    const now = deps.clock.now();
    const saved = await listSaved(deps.db.read, session.user.id);
    const favorites = await findFavorites(deps.db.read, saved, now);
    return renderPage(c, head, <FavoritesPage favorites={favorites} now={now} />);
  })
  // The heart, for browsers without scripts.
  .post("/favorites", access("guest"), validate("form", pressedHeart), async (c) => {
    const { save, unsave, next } = c.req.valid("form");
    const { deps, session } = c.var;
    const back = safeNext(next) ?? href("/favorites");
    if (!session) return c.redirect(href(`/login?next=${encodeURIComponent(back)}`), 303);
    if (save) await addFavorite(deps, session.user, save);
    else if (unsave) await removeFavorite(deps, session.user, unsave);
    setFlash(c, save ? "favoriteSavedFlash" : "favoriteRemovedFlash");
    return c.redirect(back, 303);
  })
  .post("/favorites/list", access("guest"), limited(DRAWN), validate("json", savedList), async (c) => {
    const { deps } = c.var;
    const now = deps.clock.now();
    const saved = pickSaved(c.req.valid("json").favorites);
    const favorites = await findFavorites(deps.db.read, saved, now);
    return renderFragment(c, <FavoritesList favorites={favorites} now={now} isGuest />);
  });

export const withSavedIds = middleware(async (c, next) => {
  const session = c.get("session");
  if (session) {
    const saved = await listSaved(c.get("deps").db.read, session.user.id);
    c.set("savedIds", new Set(saved.map(({ id }) => id)));
  }
  await next();
});
