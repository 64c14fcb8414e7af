import { eq } from "drizzle-orm";
import { createApp } from "#src/app.ts";
import { UNLIMITED } from "#src/auth/listing-limit.ts";
import { users } from "#src/auth/tables.ts";
import { csvOf } from "#src/core/csv.ts";
import { newId } from "#src/core/ids.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { startApplying } from "#src/features/stock/actions/apply-import.ts";
import { planImport } from "#src/features/stock/actions/plan-import.ts";
import { runImports } from "#src/features/stock/actions/run-imports.ts";
import { getImport } from "#src/features/stock/queries/imports.ts";
import type { Deps } from "#src/http/env.ts";
import { below, type Figure, type Given, many, ms, quantile, report, times } from "./figure.ts";
import { withSite } from "./market.ts";
import { longestTurn, processorMs, repeatUntil } from "./time.ts";

const CARS = 5_000;
const MAX_PLAN_MS = 5_000;
const MAX_APPLY_MS = 60_000;
const MAX_TURN_MS = 50;
const MAX_MEMORY_MB = 80;
const MAX_SEARCH_RATIO = 2;
const ALONE_MS = 5_000;
const PAUSE_MS = 20;
const MODELS = ["Toyota,Camry", "Kia,Sorento", "Hyundai,Tucson", "Honda,Civic", "Ford,Fusion"];
const DESCRIPTION = "in very good condition, full service history, one owner, clean inside and outside.";

function fileOf(more: number): Uint8Array {
  const header = "stockId,make,model,year,mileage,price,fuelType,transmission,bodyType,color,description";
  const rows = Array.from({ length: CARS }, (_, i) => {
    const [make, model] = (MODELS[i % MODELS.length] ?? "").split(",");
    const [year, mileage, price] = [2010 + (i % 14), 10_000 + i * 7, 5_000 + i + more];
    const text = `Car number ${i} ${DESCRIPTION}`;
    return [`S${i}`, make, model, year, mileage, price, "Petrol", "Automatic", "Sedan", "White", text];
  });
  return new TextEncoder().encode(csvOf([header.split(","), ...rows]));
}

async function plantManager({ db, clock }: Deps) {
  const [id, createdAt] = [newId(), clock.now()];
  const [user] = await db.read.select({ id: users.id }).from(users).limit(1);
  if (!user) throw new Error("The market has no sellers");
  const names = { nameEn: "Citadel View Motors", nameAr: "معرض إطلالة القلعة", legalName: "Citadel View" };
  const about = { slug: "citadel-view", ...names, phone: "+96265001234", location: "Amman" };
  const rest = { hours: {}, branches: [], listingLimit: UNLIMITED, createdAt, updatedAt: createdAt };
  await db.withTx(async (tx) => {
    await tx.insert(dealers).values({ id, ...about, ...rest });
    await tx.update(users).set({ dealerId: id, dealerRole: "manager" }).where(eq(users.id, user.id));
  });
  return { id: user.id, dealerId: id, dealerRole: "manager" as const };
}

/** A whole stock is planned and applied twice, first new and then with other prices, while visitors search. */
async function imports(given: Given): Promise<Figure[]> {
  return withSite(given, async (deps) => {
    const app = createApp(deps);
    const member = await plantManager(deps);
    let asked = 0;
    const search = async () => {
      const begun = processorMs();
      const socketAddress = `198.18.${(asked >> 8) & 255}.${asked++ & 255}`;
      // Each asks for something else, so that none is answered from the page cache.
      const query = `q=camry+${2008 + (asked % 15)}&maxPrice=${90_000 - asked}`;
      const answer = await app.request(`/api/cars?${query}`, {}, { socketAddress });
      await answer.text();
      return processorMs() - begun;
    };
    for (let i = 0; i < 500; i++) await search();
    const aloneMs = quantile(await repeatUntil(Bun.sleep(ALONE_MS), PAUSE_MS, search), 0.99);

    /** The figures of one step, in processor time, which includes what runs between a search and its answer. */
    const measure = async (what: string, maxMs: number, work: () => Promise<unknown>) => {
      Bun.gc(true);
      const before = process.memoryUsage.rss();
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
      let tookMs = 0;
      let searches: number[] = [];
      const turnMs = await longestTurn(async () => {
        const begun = processorMs();
        const step = work().then(() => (tookMs = processorMs() - begun));
        searches = await repeatUntil(step, PAUSE_MS, search);
      }, processorMs);
      clearInterval(watch);
      const memory = (most - before) / 1e6;
      const searchMs = quantile(searches, 0.99);
      return [
        { what, ...below(tookMs, maxMs), reference: `p99 of a search alone ${ms(aloneMs)}` },
        { what: `${what}: longest turn`, ...below(turnMs, MAX_TURN_MS) },
        {
          what: `${what}: p99 of a search meanwhile`,
          ...below(searchMs, aloneMs * MAX_SEARCH_RATIO),
          ratio: times(searchMs / aloneMs),
        },
        {
          what: `${what}: memory`,
          measured: `+ ${memory.toFixed(0)} MB`,
          wanted: `< ${MAX_MEMORY_MB} MB`,
          holds: memory < MAX_MEMORY_MB,
        },
      ];
    };

    const figures: Figure[] = [];
    for (const [what, more] of [
      ["new", 0],
      ["changed", 100],
    ] as const) {
      const file = { name: "stock.csv", bytes: fileOf(more) };
      let id = "";
      const plan = async () => (id = await planImport(deps, member, file, {}));
      figures.push(...(await measure(`plan of ${many(CARS)} ${what} cars`, MAX_PLAN_MS, plan)));
      const { hash, counts } = await getImport(deps.db.read, member.dealerId, id);
      if (counts[what] !== CARS) throw new Error(JSON.stringify(counts));
      await startApplying(deps, member, id, { hash });
      const apply = async () => {
        const isDone = async () => (await getImport(deps.db.read, member.dealerId, id)).status === "done";
        while (!(await isDone())) await runImports(deps);
      };
      figures.push(...(await measure(`${many(CARS)} ${what} cars applied`, MAX_APPLY_MS, apply)));
    }
    return figures;
  });
}

await report(imports);
