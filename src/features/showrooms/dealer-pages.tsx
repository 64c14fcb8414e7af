import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { pageCount } from "#src/core/pagination.ts";
import { whatsappDigits } from "#src/core/phone.ts";
import { type DealerRow, findDealerBySlug } from "#src/features/dealers/queries.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { findReplyMinutes } from "#src/features/conversations/inquiry/queries.ts";
import { LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { countReveal } from "#src/features/listings/life-cycle/visits.ts";
import { PhonePage } from "#src/features/listings/page/contact-routes.tsx";
import { countForSale } from "#src/features/listings/page/listing-sellers.ts";
import { dealerVersion } from "#src/features/listings/page/page-versions.ts";
import { kindOf } from "#src/features/listings/register.ts";
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
import { getShownDealer } from "./queries.ts";
import { DealerPage, type Stock } from "./dealer-page.tsx";
import { dealerHead } from "./dealer-head.ts";

const slugIn = (c: Ctx) => c.req.param("slug") ?? "";

const shownDealer = (c: Ctx): Promise<DealerRow> =>
  getShownDealer(c.var.deps.db.read, slugIn(c), c.var.session?.user);

/** Counts against the same limits as the numbers of sellers. */
async function revealPhone(c: Ctx): Promise<DealerRow> {
  const { deps, session, address } = c.var;
  const dealer = await shownDealer(c);
  await countReveal(deps, { address, userId: session?.user.id ?? null }, dealer.id);
  return dealer;
}

const redirectsOld = middleware(async (c, next) => {
  const slug = c.req.param("slug") ?? "";
  const dealer = await findDealerBySlug(c.get("deps").db.read, slug);
  if (!dealer || dealer.slug === slug) return next();
  return c.redirect(href(dealerPath(dealer.slug)) + new URL(c.req.url).search, 301);
});

async function findStock(deps: Deps, slug: string, asked: URLSearchParams): Promise<Stock> {
  const counts = await countForSale(deps, "dealer", slug);
  const offered = LISTING_KINDS.filter((each) => counts[each] > 0);
  const kind = offered.find((each) => each === asked.get("kind")) ?? offered[0] ?? LISTING_KINDS[0];
  const [make, sort] = [asked.get("make"), asked.get("sort") ?? "newest"];
  const page = asked.get("page") ?? "1";
  const params = new URLSearchParams({ dealer: slug, sort, page, ...(make && { make }) });
  const found = await kindOf(kind).search(deps, params);
  return { kind, counts, found, makes: found.counts.facets.make ?? [], make, sort };
}

/** `/dealers/:slug`, also for dealers with nothing for sale. */
export const dealerPages = routes()
  .get("/dealers/:slug", access("guest"), redirectsOld, cachedPage(dealerVersion), async (c) => {
    const { deps } = c.var;
    const dealer = await shownDealer(c).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === "not-found") return null;
      throw error;
    });
    if (!dealer)
      return missingPage(c, 404, {
        title: t.dealerNotFound(),
        text: t.dealerMissingText(),
        action: t.goToSearch(),
        href: href("/search"),
      });
    const stock = await findStock(deps, dealer.slug, queryParams(c));
    const { page, pageSize, total } = stock.found;
    const last = pageCount(total, pageSize);
    const origin = publicOrigin(c);
    const url = origin + href(dealerPath(dealer.slug));
    const now = deps.clock.now();
    const replyMinutes = await findReplyMinutes(deps.db.read, dealer.id, now);
    return page > last
      ? c.redirect(href(dealerPath(dealer.slug)), 302)
      : renderPage(
          c,
          dealerHead(dealer, stock.counts, { url, origin }),
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
