import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { pageCount } from "#src/core/pagination.ts";
import { whatsappDigits } from "#src/core/phone.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { findReplyMinutes } from "#src/features/conversations/inquiry/queries.ts";
import { countReveal } from "#src/features/listings/life-cycle/visits.ts";
import { PhonePage } from "#src/features/listings/page/contact-routes.tsx";
import { countForSale } from "#src/features/listings/page/listing-sellers.ts";
import { dealerVersion } from "#src/features/listings/page/page-versions.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { isManager } from "#src/features/listings/listings.ts";
import { listReviews } from "#src/features/reviews/queries.ts";
import { kindToShow } from "#src/features/sellers/parts/for-sale.tsx";
import { gives, textsOrNull } from "#src/http/describe.ts";
import { type Ctx, type Deps, routes } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { getShownDealer } from "./queries.ts";
import { DealerPage } from "./dealer-page.tsx";
import { dealerHead } from "./dealer-head.ts";

/** Counts against the same limits as the numbers of sellers. */
async function revealPhone(c: Ctx) {
  const { deps, session, address } = c.var;
  const dealer = await getShownDealer(deps.db.read, c.req.param("slug") ?? "", session?.user);
  await countReveal(deps, { address, userId: session?.user.id ?? null }, dealer.id);
  return dealer;
}

async function findStock(deps: Deps, slug: string, asked: URLSearchParams) {
  const counts = await countForSale(deps, "dealer", slug);
  const kind = kindToShow(asked.get("kind"), counts);
  const [make, sort] = [asked.get("make"), asked.get("sort") ?? "newest"];
  const page = asked.get("page") ?? "1";
  const params = new URLSearchParams({ dealer: slug, sort, page, ...(make && { make }) });
  const found = await kindOf(kind).search(deps, params);
  return { kind, counts, found, makes: found.counts.facets.make ?? [], make, sort };
}
export type Stock = Awaited<ReturnType<typeof findStock>>;

/** `/dealers/:slug`, also for dealers with nothing for sale. */
export const dealerPages = routes()
  .get("/dealers/:slug", access("guest"), cachedPage(dealerVersion), async (c) => {
    const { deps, session } = c.var;
    const slug = c.req.param("slug");
    const dealer = await getShownDealer(deps.db.read, slug, session?.user);
    const path = href(dealerPath(dealer.slug));
    if (dealer.slug !== slug) return c.redirect(path + new URL(c.req.url).search, 301);
    const stock = await findStock(deps, slug, queryParams(c));
    const { page, pageSize, total } = stock.found;
    if (page > pageCount(total, pageSize)) return c.redirect(path, 302);
    const origin = publicOrigin(c);
    const now = deps.clock.now();
    const replyMinutes = await findReplyMinutes(deps.db.read, dealer.id, now);
    const viewer = session?.user;
    const reviews = {
      ...(await listReviews(deps.db.read, dealer.id, now)),
      mayAnswer: viewer?.dealerId === dealer.id && isManager(viewer),
    };
    return renderPage(
      c,
      dealerHead(dealer, stock.counts, origin),
      <DealerPage {...{ dealer, stock, now, replyMinutes, reviews }} url={origin + path} />,
    );
  })
  .get("/dealers/:slug/whatsapp", access("guest"), async (c) =>
    c.redirect(`https://wa.me/${whatsappDigits((await revealPhone(c)).phone)}`, 302),
  )
  .get("/dealers/:slug/phone", access("guest"), async (c) => {
    const dealer = await revealPhone(c);
    const back = { href: href(dealerPath(dealer.slug)), label: t.backToDealer() };
    const page = { title: t.callDealer(), name: dealerName(dealer), phone: dealer.phone, back };
    return renderPage(c, { title: page.title, noindex: true }, <PhonePage {...page} />);
  });

export const dealerPhoneApi = routes().on(
  ["GET", "POST"],
  "/:slug/phone",
  access("guest"),
  gives(z.object(textsOrNull("phone"))),
  async (c) => c.json({ phone: (await revealPhone(c)).phone }),
);
