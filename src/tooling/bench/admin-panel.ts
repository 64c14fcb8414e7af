import { listRecentListings } from "#src/features/admin/queries/listings.ts";
import { testApp } from "#src/testing/test-app.ts";
import { type Figure, type Given, many, ms, quantile, report, times } from "./figure.ts";
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
    const begun = performance.now();
    const response = await app.request(page, {}, { as: admin, address });
    if (response.status !== 200 || !response.body) throw new Error(`${path}: ${response.status}`);
    return { begun, body: response.body };
  };
  return {
    /** Until the whole page is there. */
    async page(path: string) {
      const { begun, body } = await begin(path);
      const html = await new Response(body).text();
      return { tookMs: performance.now() - begun, rows: html.match(ROW)?.length ?? 0 };
    },
    /** Until the file's first rows are there. */
    async file(path: string) {
      const { begun, body } = await begin(path);
      const reader = body.getReader();
      let text = "";
      while (text.split("\n").length < 3)
        text += new TextDecoder().decode((await reader.read()).value, { stream: true });
      const tookMs = performance.now() - begun;
      await reader.cancel();
      return { tookMs, rows: null };
    },
  };
}

interface Visit {
  tookMs: number;
  rows: number | null;
}

/** The admin dashboard's pages with many users and listings beside the same pages with 1,000 of each. */
async function adminPanel({ size }: Given): Promise<Figure[]> {
  const sites = [await office(FEW), await office(size)] as const;
  const lists = new Map<string, Visit>();
  const figures: Figure[] = [];
  for (const path of PATHS) {
    const [few, all] = await bothVisited(sites, path);
    if (LISTS.includes(path)) lists.set(path, few);
    const whole = lists.get(listOf(path)) ?? few;
    // A page's time is mostly that of its rows: where the few have fewer to show, their whole list is what it is held against.
    const [reference, named] = (all.rows ?? 0) > (few.rows ?? 0) ? [whole, "the whole list"] : [few, ""];
    figures.push({
      what: path,
      measured: inWords(all),
      wanted: `≤ ${MOST_TIMES} times the reference`,
      holds: all.tookMs <= reference.tookMs * MOST_TIMES,
      reference: [inWords(reference), named, `of ${many(FEW)}`].filter(Boolean).join(", "),
      ratio: times(all.tookMs / reference.tookMs),
    });
  }
  return figures;
}

/** A page of both sites in turns: the faster quarter, since what other work on the machine adds is left out. */
async function bothVisited(sites: readonly Awaited<ReturnType<typeof office>>[], path: string) {
  const visits: Visit[][] = sites.map(() => []);
  for (let round = 0; round < ROUNDS + WARM_UP; round++)
    for (const [i, site] of sites.entries())
      visits[i]?.push(await (FILES.includes(path) ? site.file(path) : site.page(path)));
  return visits.map((each) => ({
    tookMs: quantile(
      each.slice(WARM_UP).map(({ tookMs }) => tookMs),
      0.25,
    ),
    rows: each[0]?.rows ?? null,
  })) as [Visit, Visit];
}

const inWords = ({ tookMs, rows }: Visit) => ms(tookMs) + (rows === null ? "" : ` (${rows} rows)`);

await report(adminPanel);
