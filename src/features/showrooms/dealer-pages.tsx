import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { pageCount } from "#src/core/pagination.ts";
import { whatsappDigits } from "#src/core/phone.ts";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { searchCars } from "#src/features/cars/search/search-cars.ts";
import { type DealerRow, findDealerBySlug } from "#src/features/dealers/queries.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { LISTING_KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import { countReveal } from "#src/features/listings/life-cycle/visits.ts";
import { PhonePage } from "#src/features/listings/page/contact-routes.tsx";
import { countForSale } from "#src/features/listings/page/listing-sellers.ts";
import { dealerVersion } from "#src/features/listings/page/page-versions.ts";
import { readPlateFilter } from "#src/features/plates/schema.ts";
import { searchPlates } from "#src/features/plates/search/search-plates.ts";
import { gives, textsOrNull } from "#src/http/describe.ts";
import { type Ctx, type Deps, middleware, routes } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { missingPage } from "#src/shell/error-page.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { z } from "zod/mini";
import { DealerPage, type Stock } from "./dealer-page.tsx";
import { dealerHead } from "./dealer-head.ts";
import { findReplyMinutes } from "./reply-time.ts";

const slugIn = (c: Ctx) => c.req.param("slug") ?? "";

/** The dealer at this address. Throws "not-found", for a suspended dealer to all but admins. */
async function getShownDealer(c: Ctx): Promise<DealerRow> {
  const dealer = await findDealerBySlug(c.var.deps.db.read, slugIn(c));
  if (!dealer || !(dealer.isActive || c.var.session?.user.role === "admin"))
    throw new AppError("not-found", "dealerNotFound");
  return dealer;
}

/** Counts against the same limits as the numbers of sellers. */
async function revealPhone(c: Ctx): Promise<DealerRow> {
  const { deps, session, address } = c.var;
  const dealer = await getShownDealer(c);
  await countReveal(deps, { address, userId: session?.user.id ?? null }, dealer.id);
  return dealer;
}

const redirectsOld = middleware(async (c, next) => {
  const slug = c.req.param("slug") ?? "";
  const dealer = await findDealerBySlug(c.get("deps").db.read, slug);
  if (!dealer || dealer.slug === slug) return next();
  return c.redirect(href(dealerPath(dealer.slug)) + new URL(c.req.url).search, 301);
});

async function findStock(deps: Deps, slug: string, params: URLSearchParams): Promise<Stock> {
  const counts = await countForSale(deps, "dealer", slug);
  const [first = "car"] = LISTING_KINDS.filter((kind) => counts[kind] > 0);
  const kind: ListingKind = LISTING_KINDS.find((each) => each === params.get("kind")) ?? first;
  const ofDealer = { dealer: [slug], pageSize: PAGE_SIZE, q: "" };
  const found =
    kind === "car"
      ? await searchCars(deps, { ...readCarFilter(params), ...ofDealer }, { counts: ["make"] })
      : await searchPlates(deps, { ...readPlateFilter(params), ...ofDealer });
  const asked = { make: params.get("make"), sort: params.get("sort") ?? "newest" };
  return { kind, counts, found, makes: found.counts.facets.make ?? [], ...asked };
}

/** `/dealers/:slug`, also for dealers with nothing for sale. */
export const dealerPages = routes()
  .get("/dealers/:slug", access("guest"), redirectsOld, cachedPage(dealerVersion), async (c) => {
    const { deps } = c.var;
    const dealer = await findDealerBySlug(deps.db.read, slugIn(c));
    if (!dealer || !(dealer.isActive || c.var.session?.user.role === "admin"))
      return missingPage(c, 404, {
        title: t.dealerNotFound(),
        text: t.dealerMissingText(),
        action: t.goToSearch(),
        href: href("/search"),
      });
    const stock = await findStock(deps, dealer.slug, queryParams(c));
    const { page, pageSize, total } = stock.found;
    const last = pageCount(total, pageSize);
    const url = publicOrigin(c) + href(dealerPath(dealer.slug));
    const now = deps.clock.now();
    const replyMinutes = await findReplyMinutes(deps.db.read, dealer.id, now);
    return page > last
      ? c.redirect(href(dealerPath(dealer.slug)), 302)
      : renderPage(
          c,
          dealerHead(dealer, stock.counts, url),
          <DealerPage {...{ dealer, stock, url, now, replyMinutes }} />,
        );
  })
  .get("/dealers/:slug/whatsapp", access("guest"), async (c) =>
    c.redirect(`https://wa.me/${whatsappDigits((await revealPhone(c)).phone)}`, 302),
  )
  .get("/dealers/:slug/phone", access("guest"), async (c) => {
    const dealer = await revealPhone(c);
    const page = (
      <PhonePage name={dealerName(dealer)} phone={dealer.phone} back={href(dealerPath(dealer.slug))} />
    );
    return renderPage(c, { title: t.callSeller(), noindex: true }, page);
  });

const phoneShape = z.object(textsOrNull("phone"));

export const dealerPhoneApi = routes()
  .get("/:slug/phone", access("guest"), gives(phoneShape), async (c) =>
    c.json({ phone: (await revealPhone(c)).phone }),
  )
  .post("/:slug/phone", access("guest"), gives(phoneShape), async (c) =>
    c.json({ phone: (await revealPhone(c)).phone }),
  );
