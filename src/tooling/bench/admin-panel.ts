import { listRecentListings } from "#src/features/admin/queries/listings.ts";
import { testApp } from "#src/testing/test-app.ts";
import { type Figure, type Given, many, ms, quantile, report, times } from "./figure.ts";
import { seedOffice } from "./seed-office.ts";

const FEW = 1_000;
const MOST_TIMES = 2;
const ROUNDS = 15;
const WARM_UP = 2;
const ROW = /<article|<li class="(?:panel flex|grid gap-x-6)/g;
/** HALF stands for the number of a page in the middle, SELLER for the id of whoever made the latest listing. */
const PAGES = [
  "/dashboard",
  "/dashboard/users",
  "/dashboard/users?page=HALF",
  "/dashboard/users?sort=name",
  "/dashboard/users?state=suspended",
  "/dashboard/users?q=Haddad",
  "/dashboard/users?q=إبراهيم",
  "/dashboard/users?q=example.com",
  "/dashboard/users?q=079+00",
  "/dashboard/users/SELLER",
  "/dashboard/listings",
  "/dashboard/listings?page=HALF",
  "/dashboard/listings?kind=number-plate",
  "/dashboard/listings?state=active",
  "/dashboard/listings?state=expired",
  "/dashboard/listings?state=hidden",
  "/dashboard/listings?state=suspended",
  "/dashboard/listings?badge=featured",
  "/dashboard/listings?flag=any",
  "/dashboard/listings?flag=price-low",
  "/dashboard/listings?q=هونداي",
  "/dashboard/listings?q=camry",
  "/dashboard/listings?q=amman",
  "/dashboard/listings?q=haddad",
  "/dashboard/listings?q=10-1",
  "/dashboard/listings?q=kia&state=sold",
  "/dashboard/review",
  "/dashboard/reports",
  "/dashboard/messages",
  "/dashboard/audit",
  "/dashboard/audit?q=kia",
  "/dashboard/audit?action=listing",
  "/dashboard/audit?action=user",
];
const FILES = ["users", "listings", "inquiries", "audit"].map((name) => `/api/admin/export/${name}.csv`);
const PATHS = [...PAGES, ...FILES];

/** A site with so many listings for sale, and half as many users where there are many of both. */
async function office(forSale: number) {
  const app = testApp({ now: Date.now() });
  const sellers = Math.max(Math.min(forSale, FEW), forSale / 2);
  await seedOffice(app.deps.db, { forSale, sellers, now: app.clock.now() });
  const admin = await app.signUp({ role: "admin" });
  const [latest] = await listRecentListings(app.deps.db.read, app.clock.now());
  const begin = async (path: string) => {
    const half = Math.floor((path.includes("users") ? sellers : forSale) / 50);
    const page = path.replace("HALF", String(half)).replace("SELLER", latest?.sellerId ?? "");
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

/** The admin dashboard's pages with many users and listings beside the same pages with 1,000 of each. */
async function adminPanel({ size }: Given): Promise<Figure[]> {
  const sites = [await office(FEW), await office(size)] as const;
  const figures: Figure[] = [];
  for (const path of PATHS) {
    const visits = [[], []] as { tookMs: number; rows: number | null }[][];
    for (let round = 0; round < ROUNDS + WARM_UP; round++)
      for (const [i, site] of sites.entries())
        visits[i]?.push(await (FILES.includes(path) ? site.file(path) : site.page(path)));
    // The faster quarter: what other work on the machine adds is left out.
    const [few = 0, all = 0] = visits.map((each) =>
      quantile(
        each.slice(WARM_UP).map(({ tookMs }) => tookMs),
        0.25,
      ),
    );
    const [fewRows, allRows] = visits.map((each) => each[0]?.rows ?? null);
    // A page's time is mostly that of its rows: with fewer of them there is nothing to compare.
    const comparable = fewRows === allRows;
    figures.push({
      what: path,
      measured: `${ms(all)}${inRows(allRows)}`,
      wanted: comparable ? `≤ ${MOST_TIMES} times the reference` : "",
      holds: comparable ? all <= few * MOST_TIMES : null,
      reference: `${ms(few)}${inRows(fewRows)}, of ${many(FEW)}`,
      ratio: times(all / few),
    });
  }
  return figures;
}

const inRows = (rows: number | null | undefined) => (rows == null ? "" : ` (${rows} rows)`);

await report(adminPanel);
