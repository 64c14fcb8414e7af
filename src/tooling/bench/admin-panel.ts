import { listRecentListings } from "#src/features/admin/queries/listings.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { type Figure, type Given, many, ms, quantile, report, times } from "./figure.ts";
import { processorMs } from "./time.ts";
import { seedOffice } from "./seed-office.ts";

const FEW = 1_000;
const MAX_RATIO = 2;
const ROUNDS = 15;
const WARM_UP = 2;
const ROW = /<article|<li class="(?:panel (?:flex|p-4)|grid gap-x-6)/g;
/**
 * The panel's pages with the queries that may be slow: words that match many or few rows, alone and with filters. HALF is
 * replaced by the number of the middle page, SELLER by the id of the latest listing's seller.
 */
const PAGES: Record<string, string> = {
  "/dashboard": "",
  "/dashboard/users": `
    ?page=HALF ?sort=name ?sort=name&page=HALF ?state=suspended ?state=suspended&sort=name ?state=verified
    ?q=Haddad ?q=إبراهيم ?q=example.com ?q=example.com&sort=oldest ?q=example.com&sort=name
    ?q=example.com&state=suspended ?q=example.com&state=admin ?q=079+00`,
  "/dashboard/users/SELLER": "",
  "/dashboard/listings": `
    ?page=HALF ?kind=number-plate ?kind=number-plate&page=HALF ?state=active ?state=active&page=HALF
    ?state=expired ?state=hidden ?state=suspended ?state=rejected&kind=number-plate&badge=verified
    ?badge=featured ?flag=any ?flag=price-low ?flag=any&state=sold ?seller=SELLER ?q=هونداي ?q=camry
    ?q=amman ?q=haddad ?q=10-1 ?q=kia&state=sold ?q=amman&state=sold ?q=amman&state=hidden
    ?q=amman&state=expired&kind=car ?q=amman&flag=any ?q=amman&seller=SELLER
    ?q=amman&badge=featured&state=sold ?q=camry&state=hidden ?q=haddad&state=sold ?q=amman&page=20`,
  "/dashboard/review": "?page=HALF",
  "/dashboard/reports": "?page=HALF ?status=upheld",
  "/dashboard/messages": "",
  "/dashboard/audit": `
    ?page=HALF ?q=kia ?q=huda ?action=listing ?action=user ?q=huda&action=user ?q=kia&action=listing
    ?q=huda&action=listing.hide`,
};
const FILES = ["users", "listings", "inquiries", "audit"].map((name) => `/api/admin/export/${name}.csv`);
const PATHS = [
  ...Object.entries(PAGES).flatMap(([list, queries]) =>
    ["", ...queries.split(/\s+/).filter(Boolean)].map((query) => list + query),
  ),
  ...FILES,
];

interface Visit {
  tookMs: number;
  rows: number | null;
}

/**
 * Opens a site with this many listings for sale and half as many users, but at least FEW; returns a function that visits a
 * page.
 */
async function openOffice(forSale: number): Promise<(path: string) => Promise<Visit>> {
  const app = testApp({ now: Date.now() });
  const sellers = Math.max(Math.min(forSale, FEW), forSale / 2);
  await seedOffice(app.deps.db, { forSale, sellers, now: app.clock.now() });
  const admin = await app.signUp({ role: "admin" });
  const [latest] = await listRecentListings(app.deps.db.read, app.clock.now());
  return async (path) => {
    const half = Math.floor((path.includes("users") ? sellers : forSale) / 50);
    const address = path.replace("HALF", String(half)).replaceAll("SELLER", latest?.sellerId ?? "");
    // Each path has its own address, because of the limit per address.
    const socketAddress = `192.0.2.${PATHS.indexOf(path)}`;
    const startedAt = processorMs();
    const { status, body } = await app.request(address, {}, { as: admin, address: socketAddress });
    if (status !== 200 || !body) throw new Error(`${path}: ${status}`);
    if (!FILES.includes(path)) {
      const html = await new Response(body).text();
      return { tookMs: processorMs() - startedAt, rows: html.match(ROW)?.length ?? 0 };
    }
    // The time for a file ends with its first rows.
    const reader = body.getReader();
    let text = "";
    while (text.split("\n").length < 3)
      text += new TextDecoder().decode((await reader.read()).value, { stream: true });
    const tookMs = processorMs() - startedAt;
    await reader.cancel();
    return { tookMs, rows: null };
  };
}

async function adminPanel({ size }: Given): Promise<Figure[]> {
  const [visitFew, visitAll] = [await openOffice(FEW), await openOffice(size)];
  const figures: Figure[] = [];
  for (const path of PATHS) {
    const [list, same, measured] = await inTurns([
      () => visitFew(path.split("?")[0] ?? path),
      () => visitFew(path),
      () => visitAll(path),
    ]);
    if (!list || !same || !measured) throw new Error(`${path} was not visited`);
    // Rows take most of the time: if the small site finds fewer rows, its whole list is the reference.
    const isWhole = (measured.rows ?? 0) > (same.rows ?? 0);
    const reference = isWhole ? list : same;
    figures.push({
      what: path,
      measured: format(measured),
      wanted: `≤ ${MAX_RATIO} times the reference`,
      holds: measured.tookMs <= reference.tookMs * MAX_RATIO,
      reference: `${format(reference)}${isWhole ? ", the whole list" : ""}, of ${many(FEW)}`,
      ratio: times(measured.tookMs / reference.tookMs),
    });
  }
  return figures;
}

/** Repeats all visits in turn; returns the faster quartile's time and the number of rows for each. */
async function inTurns(visits: (() => Promise<Visit>)[]): Promise<Visit[]> {
  const made: Visit[][] = visits.map(() => []);
  for (let round = 0; round < ROUNDS + WARM_UP; round++)
    for (const [i, visit] of visits.entries()) made[i]?.push(await visit());
  return made.map((each) => {
    const durations = each.slice(WARM_UP).map(({ tookMs }) => tookMs);
    return { tookMs: quantile(durations, 0.25), rows: each[0]?.rows ?? null };
  });
}

const format = ({ tookMs, rows }: Visit) => ms(tookMs) + (rows === null ? "" : ` (${rows} rows)`);

await report(adminPanel);
