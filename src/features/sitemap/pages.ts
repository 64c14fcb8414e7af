import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { dealerPath } from "#src/features/dealers/schema.ts";
import { PAGE_NAMES, pagePath } from "#src/features/help/schema.ts";
import { isIndexed, listPrices, makePath, pricesPath } from "#src/features/prices/queries.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { streamOf } from "#src/http/stream.ts";
import { countSitemaps, listDealersForSitemap, listForSitemap, listSellersForSitemap } from "./queries.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const INDEX = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
const URLS =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const PAGES = ["/", "/search", "/number-plates", ...PAGE_NAMES.map(pagePath), "/contact"];
const NOT_FOR_ROBOTS = [
  "/api/",
  "/dashboard",
  "/ar/dashboard",
  ...["whatsapp", "phone", "inquiry", "report"].map((end) => `/*/${end}`),
];

export const sitemapRoutes = routes()
  .get("/robots.txt", access("gate"), (c) => {
    cacheAnHour(c);
    const rules = c.var.deps.config.BETA_PASSWORD
      ? ["Disallow: /"]
      : [...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`), ...sitemapLines(c)];
    return c.text(["User-agent: *", ...rules, ""].join("\n"));
  })
  .get("/sitemap.xml", access("guest"), async (c) => {
    const { db, clock } = c.var.deps;
    const parts = await countSitemaps(db.read, clock.now());
    const numbered = (folder: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${folder}/${at + 1}.xml`);
    const files = [
      "pages.xml",
      ...numbered("listings", parts.listings),
      ...numbered("sellers", parts.sellers),
      ...numbered("dealers", parts.dealers),
    ];
    const origin = absoluteOrigin(c);
    const lines = files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}</loc></sitemap>\n`);
    return xml(c, `${HEAD}${INDEX}${lines.join("")}</sitemapindex>\n`);
  })
  .get("/sitemaps/pages.xml", access("guest"), async (c) => {
    const priced = (await listPrices(c.var.deps)).filter(isIndexed);
    const prices = priced.flatMap(({ make, slug }) => ["/prices", makePath(make), pricesPath(slug)]);
    const pages = [...new Set([...PAGES, ...prices])].map((path) => urls(absoluteOrigin(c), path));
    return xml(c, `${HEAD}${URLS}${pages.join("")}</urlset>\n`);
  })
  .get("/sitemaps/listings/:part{[1-9]\\d{0,4}\\.xml}", access("guest"), (c) => {
    const { db, clock } = c.var.deps;
    const rows = listForSitemap(db.read, clock.now(), Number.parseInt(c.req.param("part"), 10));
    return streamed(c, rows, (row) => ({ path: listingPath(row), updatedAt: row.updatedAt }));
  })
  .get("/sitemaps/sellers/:part{[1-9]\\d{0,4}\\.xml}", access("guest"), (c) => {
    const { db, clock } = c.var.deps;
    const rows = listSellersForSitemap(db.read, clock.now(), Number.parseInt(c.req.param("part"), 10));
    return streamed(c, rows, ({ id, updatedAt }) => ({ path: `/sellers/${id}`, updatedAt }));
  })
  .get("/sitemaps/dealers/:part{[1-9]\\d{0,4}\\.xml}", access("guest"), (c) => {
    const rows = listDealersForSitemap(c.var.deps.db.read, Number.parseInt(c.req.param("part"), 10));
    return streamed(c, rows, ({ slug, updatedAt }) => ({ path: dealerPath(slug), updatedAt }));
  });

function sitemapLines(c: Ctx): string[] {
  const origin = publicOrigin(c);
  return origin ? ["", `Sitemap: ${origin}/sitemap.xml`] : [];
}

/** The site's origin. Sitemaps need absolute addresses, so there is none without PUBLIC_ORIGIN. */
function absoluteOrigin(c: Ctx): string {
  const origin = publicOrigin(c);
  if (!origin) throw new AppError("not-found", "notFound");
  return origin;
}

async function streamed<R>(
  c: Ctx,
  rows: AsyncGenerator<R[]>,
  entryOf: (row: R) => { path: string; updatedAt: number | null },
): Promise<Response> {
  const origin = absoluteOrigin(c);
  const first = await rows.next();
  if (first.done || first.value.length === 0) throw new AppError("not-found", "notFound");
  async function* write() {
    yield HEAD + URLS;
    for (let batch = first; !batch.done; batch = await rows.next())
      yield batch.value
        .map((row) => {
          const { path, updatedAt } = entryOf(row);
          return urls(origin, path, updatedAt);
        })
        .join("");
    yield "</urlset>\n";
  }
  return xml(c, streamOf(write()));
}

const cacheAnHour = (c: Ctx) => c.header("Cache-Control", "public, max-age=3600");

function xml(c: Ctx, body: string | ReadableStream): Response {
  cacheAnHour(c);
  c.header("Content-Type", "application/xml; charset=utf-8");
  return c.body(body);
}

function urls(origin: string, path: string, updatedAt: number | null = null): string {
  const english = origin + path;
  const arabic = origin + (path === "/" ? "/ar" : `/ar${path}`);
  const others =
    `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>` +
    `<xhtml:link rel="alternate" hreflang="ar" href="${arabic}"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${english}"/>`;
  const changed = updatedAt === null ? "" : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
  return [english, arabic].map((loc) => `<url><loc>${loc}</loc>${changed}${others}</url>\n`).join("");
}
