import { testApp } from "#src/testing/test-app.ts";
import { seedMarket } from "./seed-market.ts";

// The admin dashboard's pages with 50,000 users and 100,000 listings beside the same pages with 1,000 of each.
const SMALL = { users: 1_000, listings: 1_000 };
const LARGE = { users: 50_000, listings: 100_000 };
const ROUNDS = 15;
const PAGES = [
  "/dashboard",
  "/dashboard/users",
  "/dashboard/users?q=Seller+77",
  "/dashboard/listings",
  "/dashboard/listings?state=active",
  "/dashboard/listings?q=camry",
  "/dashboard/review",
  "/dashboard/reports",
  "/dashboard/audit",
];

async function office({ users, listings }: typeof SMALL) {
  const app = testApp({ now: Date.now() });
  seedMarket(app.deps.db.sqlite.writer, { forSale: listings, sellers: users, now: app.clock.now() });
  const admin = await app.signUp({ role: "admin" });
  const open = async (path: string) => {
    const begun = performance.now();
    const response = await app.request(path, {}, { as: admin });
    await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return performance.now() - begun;
  };
  return { open };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const small = await office(SMALL);
const large = await office(LARGE);
console.log("| Page | 1,000 (ms) | 100,000 (ms) | ratio |\n| --- | --- | --- | --- |");
for (const path of PAGES) {
  const times: [number[], number[]] = [[], []];
  await small.open(path);
  await large.open(path);
  for (let round = 0; round < ROUNDS; round++) {
    times[0].push(await small.open(path));
    times[1].push(await large.open(path));
  }
  const [few, many] = times.map(median) as [number, number];
  console.log(`| ${path} | ${few.toFixed(1)} | ${many.toFixed(1)} | ${(many / few).toFixed(1)} |`);
}
