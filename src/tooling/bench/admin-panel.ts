import { listRecentListings } from "#src/features/admin/queries/listings.ts";
import { testApp } from "#src/testing/test-app.ts";
import { type Figure, type Given, many, ms, quantile, report, times } from "./figure.ts";
import { processorMs } from "./processor-time.ts";
import { seedOffice } from "./seed-office.ts";

const FEW = 1_000;
const MOST_TIMES = 2;
const ROUNDS = 15;
const WARM_UP = 2;
const ROW = /<article|<li class="(?:panel (?:flex|p-4)|grid gap-x-6)/g;
/**
 * Every part of the panel, the whole list first, with what may be slow: words of many and of few, alone and with a
 * filter that fits many or few of them. HALF stands for the number of a page in the middle, SELLER for the id of whoever
 * made the latest listing.
 */
const PAGES: Record<string, string[]> = {
  "/dashboard": [""],
  "/dashboard/users": [
    "",
    "?page=HALF",
    "?sort=name",
    "?sort=name&page=HALF",
    "?state=suspended",
    "?state=suspended&sort=name",
    "?state=verified",
    "?q=Haddad",
    "?q=إبراهيم",
    "?q=example.com",
    "?q=example.com&sort=oldest",
    "?q=example.com&sort=name",
    "?q=example.com&state=suspended",
    "?q=example.com&state=admin",
    "?q=079+00",
  ],
  "/dashboard/users/SELLER": [""],
  "/dashboard/listings": [
    "",
    "?page=HALF",
    "?kind=number-plate",
    "?kind=number-plate&page=HALF",
    "?state=active",
    "?state=active&page=HALF",
    "?state=expired",
    "?state=hidden",
    "?state=suspended",
    "?state=rejected&kind=number-plate&badge=verified",
    "?badge=featured",
    "?flag=any",
    "?flag=price-low",
    "?flag=any&state=sold",
    "?seller=SELLER",
    "?q=هونداي",
    "?q=camry",
    "?q=amman",
    "?q=haddad",
    "?q=10-1",
    "?q=kia&state=sold",
    "?q=amman&state=sold",
    "?q=amman&state=hidden",
    "?q=amman&state=expired&kind=car",
    "?q=amman&flag=any",
    "?q=amman&seller=SELLER",
    "?q=amman&badge=featured&state=sold",
    "?q=camry&state=hidden",
    "?q=haddad&state=sold",
    "?q=amman&page=20",
  ],
  "/dashboard/review": ["", "?page=HALF"],
  "/dashboard/reports": ["", "?page=HALF", "?status=upheld"],
  "/dashboard/messages": [""],
  "/dashboard/audit": [
    "",
    "?page=HALF",
    "?q=kia",
    "?q=huda",
    "?action=listing",
    "?action=user",
    "?q=huda&action=user",
    "?q=kia&action=listing",
    "?q=huda&action=listing.hide",
  ],
};
const FILES = ["users", "listings", "inquiries", "audit"].map((name) => `/api/admin/export/${name}.csv`);
const LISTS = Object.keys(PAGES);
const PATHS = [...LISTS.flatMap((list) => (PAGES[list] ?? []).map((query) => list + query)), ...FILES];
/** The whole list that a page is a part of. */
const listOf = (path: string) => path.split("?")[0] ?? path;

/** A site with so many listings for sale, and half as many users where there are many of both. */
async function office(forSale: number) {
  const app = testApp({ now: Date.now() });
  const sellers = Math.max(Math.min(forSale, FEW), forSale / 2);
  await seedOffice(app.deps.db, { forSale, sellers, now: app.clock.now() });
  const admin = await app.signUp({ role: "admin" });
  const [latest] = await listRecentListings(app.deps.db.read, app.clock.now());
  const begin = async (path: string) => {
    const half = Math.floor((path.includes("users") ? sellers : forSale) / 50);
    const page = path.replace("HALF", String(half)).replaceAll("SELLER", latest?.sellerId ?? "");
    // One address may not ask so often.
    const address = `192.0.2.${PATHS.indexOf(path)}`;
    const begun = processorMs();
    const response = await app.request(page, {}, { as: admin, address });
    if (response.status !== 200 || !response.body) throw new Error(`${path}: ${response.status}`);
    return { begun, body: response.body };
  };
  /** Until the whole page is there. */
  async function page(path: string): Promise<Visit> {
    const { begun, body } = await begin(path);
    const html = await new Response(body).text();
    return { tookMs: processorMs() - begun, rows: html.match(ROW)?.length ?? 0 };
  }
  /** Until the file's first rows are there. */
  async function file(path: string): Promise<Visit> {
    const { begun, body } = await begin(path);
    const reader = body.getReader();
    let text = "";
    while (text.split("\n").length < 3)
      text += new TextDecoder().decode((await reader.read()).value, { stream: true });
    const tookMs = processorMs() - begun;
    await reader.cancel();
    return { tookMs, rows: null };
  }
  return { visit: (path: string) => (FILES.includes(path) ? file(path) : page(path)) };
}

interface Visit {
  tookMs: number;
  rows: number | null;
}

/** The admin dashboard's pages with many users and listings beside the same pages with 1,000 of each. */
async function adminPanel({ size }: Given): Promise<Figure[]> {
  const [few, all] = [await office(FEW), await office(size)];
  const figures: Figure[] = [];
  for (const path of PATHS) {
    const [list, same, asked] = await inTurns([
      () => few.visit(listOf(path)),
      () => few.visit(path),
      () => all.visit(path),
    ]);
    if (!list || !same || !asked) throw new Error(`${path} was not visited`);
    // A page's time is mostly that of its rows: where the few have fewer to show, it is held against their whole list.
    const isWhole = (asked.rows ?? 0) > (same.rows ?? 0);
    const reference = isWhole ? list : same;
    figures.push({
      what: path,
      measured: inWords(asked),
      wanted: `≤ ${MOST_TIMES} times the reference`,
      holds: asked.tookMs <= reference.tookMs * MOST_TIMES,
      reference: `${inWords(reference)}${isWhole ? ", the whole list" : ""}, of ${many(FEW)}`,
      ratio: times(asked.tookMs / reference.tookMs),
    });
  }
  return figures;
}

/** Each visit many times: the faster quarter, and how many rows there were. */
async function inTurns(visits: (() => Promise<Visit>)[]): Promise<Visit[]> {
  const made: Visit[][] = visits.map(() => []);
  for (let round = 0; round < ROUNDS + WARM_UP; round++)
    for (const [i, visit] of visits.entries()) made[i]?.push(await visit());
  return made.map((each) => {
    const took = each.slice(WARM_UP).map(({ tookMs }) => tookMs);
    return { tookMs: quantile(took, 0.25), rows: each[0]?.rows ?? null };
  });
}

const inWords = ({ tookMs, rows }: Visit) => ms(tookMs) + (rows === null ? "" : ` (${rows} rows)`);

await report(adminPanel);
