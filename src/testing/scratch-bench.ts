import { rmSync } from "node:fs";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { openDatabase } from "#src/db/open.ts";
import { runImports } from "#src/features/stock/actions/run-imports.ts";
import { UNLIMITED } from "#src/auth/listing-limit.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { car, csvFile, stockDesk } from "#src/testing/site/stock-desk.ts";

const file = "/tmp/imp/bench.sqlite";
for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
const db = openDatabase(file);
migrate(db.sqlite.writer, migrations, null, 0);
db.sqlite.writer.run("PRAGMA busy_timeout = 0");
const app = testApp({ db });
const desk = await stockDesk(app, { listingLimit: UNLIMITED });
let longest = 0,
  last = performance.now(),
  turns: number[] = [];
const beat = () => {
  const now = performance.now();
  const d = now - last;
  turns.push(d);
  longest = Math.max(longest, d);
  last = now;
  setImmediate(beat);
};
setImmediate(beat);
const rss = () => Math.round(process.memoryUsage().rss / 1e6);
let t0 = performance.now();
let m0 = rss();
let peak = m0;
setInterval(() => (peak = Math.max(peak, rss())), 20).unref();
const lap = (name: string) => {
  const t = performance.now();
  const over = turns.filter((d) => d > 50);
  console.log(
    name,
    Math.round(t - t0),
    "ms; longest turn",
    Math.round(longest),
    "over 50:",
    over.length,
    over.map(Math.round).join(" ").slice(0, 100),
    "rss",
    m0,
    "peak",
    peak,
  );
  t0 = performance.now();
  longest = 0;
  turns = [];
  peak = m0 = rss();
  last = performance.now();
};
const MODELS = [
  ["Toyota", "Camry"],
  ["Kia", "Sorento"],
  ["Hyundai", "Tucson"],
  ["Honda", "Civic"],
  ["Ford", "Fusion"],
];
const N = Number(process.argv[2] ?? 5000);
const all = Array.from({ length: N }, (_, i) => {
  const [make, model] = MODELS[i % 5]!;
  return car(`S${i}`, {
    make: make!,
    model: model!,
    bodyType: "Sedan",
    year: String(2010 + (i % 14)),
    mileage: String(10000 + i * 7),
    price: String(5000 + i),
    description: `Car number ${i} in very good condition, full service history, one owner, agency maintained, clean inside and outside. Call us to see it in our showroom.`,
  });
});
const f = csvFile(all);
console.log(f.size);
lap("setup");
const { body } = await desk.upload(f);
console.log(JSON.stringify(body.counts));
lap("plan");
await desk.call("POST", `${body.id}/apply`, { hash: body.hash });
await runImports(app.deps);
lap("apply");
console.log(JSON.stringify((await desk.call("GET", body.id)).body.result));
const again = await desk.upload(f);
console.log(JSON.stringify(again.body.counts));
lap("plan again");
for (const c of all) c.price = String(Number(c.price) + 100);
const ch = await desk.upload(csvFile(all));
console.log(JSON.stringify(ch.body.counts));
lap("plan changed");
await desk.call("POST", `${ch.body.id}/apply`, { hash: ch.body.hash });
await runImports(app.deps);
lap("apply changed");
await desk.call("POST", `${ch.body.id}/undo`);
await runImports(app.deps);
lap("undo");
process.exit(0);
