import { access } from "#src/auth/access.ts";
import { siteNameIn } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { countView } from "#src/features/listings/life-cycle/visits.ts";
import { type CardDrawing, drawCards } from "#src/features/listings/page/card-cache.tsx";
import {
  idPath,
  KINDS,
  type ListingKind,
  listingPath,
  numberIn,
  LISTING_KINDS,
} from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { listingVersion } from "#src/features/listings/page/page-versions.ts";
import { findByNumber, isOwn, isShownTo, type Viewer } from "#src/features/listings/listings.ts";
import { getListingSeller, type Seller } from "#src/features/listings/page/listing-sellers.ts";
import { findThreadOf } from "#src/features/conversations/threads/actions/open-thread.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { type Ctx, type Deps, routes, middleware } from "#src/http/env.ts";
import { absoluteHref, publicOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { isPrefetch } from "#src/shell/prefetch.ts";
import { missingPage } from "#src/shell/error-page.tsx";
import type { View } from "#src/shell/page.ts";
import { renderView } from "#src/shell/render-page.tsx";
import type { DetailProps } from "./detail-page.tsx";

type Get<L> = (read: Reader, id: string, now: number, viewer: Viewer) => Promise<L>;

interface DetailPages<L extends Listing, More> {
  kind: ListingKind;
  get: Get<L>;
  findSimilar(deps: Deps, listing: L): Promise<string[]>;
  similarCards: CardDrawing<L>;
  missing(): { title: string; text: string; action: string };
  view: View<DetailProps<L> & More>;
  more(deps: Deps, listing: L): Promise<More>;
}

/** `/cars/100123-toyota-camry-2018` and `/cars/:id`, also for sold, expired and removed listings. */
export const detailPages = <L extends Listing, More>({ kind, get, ...pages }: DetailPages<L, More>) =>
  routes().get(
    idPath({ kind, id: ":id" }),
    access("guest"),
    byNumberOrId,
    countsView,
    cachedPage(listingVersion),
    async (c) => {
      const { deps, session } = c.var;
      const now = deps.clock.now();
      const found = await findWithSeller(c, get);
      if ("missing" in found)
        return missingPage(c, found.missing, { ...pages.missing(), href: href(KINDS[kind].searchPath) });
      const { listing, seller } = found;
      const user = session?.user;
      const similarIds = await pages.findSimilar(deps, listing);
      const similar = await drawCards(c, kind, pages.similarCards, similarIds);
      const isOwner = !!user && isOwn(listing, user);
      const props: DetailProps<L> = {
        listing,
        seller,
        similar: similar.map(({ html }) => html),
        isOwner,
        notice: (isOwner && listing.hold && (await deps.findNotice?.(listing.id))) || null,
        buyer: user ? { name: user.name, phone: user.phone, email: user.email } : null,
        inquiry: kindOf(kind).texts().inquiry,
        conversationId: user ? await findThreadOf(deps.db.read, listing.id, user.id) : null,
        origin: publicOrigin(c),
        now,
        siteName: siteNameIn(deps.config, c.var.language),
        printedUrl: absoluteHref(deps.config, listingPath({ ...listing, kind, slug: "" })),
      };
      return renderView(c, pages.view, { ...props, ...(await pages.more(deps, listing)) });
    },
  );

/** Redirects an address with a listing's number to the current address if anything else in it is outdated. */
const byNumberOrId = middleware(async (c, next) => {
  const segment = c.req.param("id") ?? "";
  const number = numberIn(segment);
  const listing = number === null ? null : await findByNumber(c.get("deps").db.read, number);
  if (listing && isShownTo(listing, c.get("session")?.user)) {
    const path = href(listingPath(listing));
    if (c.req.path !== path) {
      // If words change and change back, browsers with both redirects cached would loop.
      c.header("Cache-Control", "no-cache");
      return c.redirect(path + new URL(c.req.url).search, 301);
    }
  }
  c.set("listingId", listing?.id ?? segment);
  return next();
});

async function findWithSeller<L extends Listing>(
  c: Ctx,
  get: Get<L>,
): Promise<{ listing: L; seller: Seller } | { missing: 404 | 410 }> {
  const { db, clock } = c.var.deps;
  try {
    const viewer = c.var.session?.user;
    const listing = await get(db.read, c.var.listingId, clock.now(), viewer);
    return { listing, seller: await getListingSeller(c.var.deps, listing, viewer) };
  } catch (error) {
    if (error instanceof AppError && (error.kind === "not-found" || error.kind === "gone"))
      return { missing: error.kind === "gone" ? 410 : 404 };
    throw error;
  }
}

/** Counts views of cached pages too. A prefetched page sends another request once it is shown (`viewed/strip.ts`). */
const countsView = middleware(async (c, next) => {
  await next();
  if (c.req.method !== "GET" || isPrefetch(c) || (c.res.status !== 200 && c.res.status !== 304)) return;
  const { deps, address, session, listingId } = c.var;
  const userAgent = c.req.header("User-Agent") ?? "";
  countView(deps, listingId, { address, userAgent, userId: session?.user.id ?? null });
});

/** Redirects `/cars/100123-toyota-camry-2018/inquiry` and other pages below a listing to those below its id. */
export const subpagesByNumber = routes();
for (const kind of LISTING_KINDS)
  subpagesByNumber.use(`${idPath({ kind, id: ":id" })}/:page`, access("guest"), async (c, next) => {
    const number = numberIn(c.req.param("id") ?? "");
    const listing = number === null ? null : await findByNumber(c.var.deps.db.read, number);
    if (!listing) return next();
    const path = href(`${idPath(listing)}/${c.req.param("page")}`);
    return c.redirect(path + new URL(c.req.url).search, 308);
  });
