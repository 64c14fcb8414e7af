import { Database } from "bun:sqlite";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { makeDataDir, runMarkaba, startServer } from "./server.ts";

const ROUNDS = 6;
const WRITERS = 8;
const STORM_MS = 500;
const EMAIL = "storm@example.com";
const PASSWORD = "a stormy night in May";

test("every acknowledged car survives a kill during many writes", async () => {
  const dataDir = makeDataDir({ demo: false });
  await runMarkaba(["admin", "create", EMAIL], { DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD });
  const acknowledged: string[] = [];
  let cookie = "";
  let killedWhileBusy = 0;

  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(dataDir);
    cookie ||= await signIn(server.origin);
    let cutOff = 0;
    const writers = Array.from({ length: WRITERS }, async () => {
      for (;;) {
        const response = await post(server.origin, cookie, acknowledged.length).catch(() => null);
        if (!response) return void cutOff++;
        expect(response.status).toBe(201);
        const car = (await response.json().catch(() => null)) as { id: string } | null;
        if (!car) return void cutOff++;
        acknowledged.push(car.id);
      }
    });
    // Each round ends at a different moment of the writes.
    await new Promise((resolve) => setTimeout(resolve, STORM_MS + round * 23));
    await server.kill();
    await Promise.all(writers);
    if (cutOff > 0) killedWhileBusy++;
  }

  const db = new Database(join(dataDir, "markaba.sqlite"));
  const kept = new Set(
    db
      .query("SELECT listing_id FROM cars")
      .values()
      .map(([id]) => String(id)),
  );
  const one = (sql: string) => db.query(sql).values();
  expect(killedWhileBusy).toBe(ROUNDS);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(one("PRAGMA integrity_check")).toEqual([["ok"]]);
  expect(one("PRAGMA foreign_key_check")).toEqual([]);
  // Nothing is incomplete: every car has a listing and its texts, and every listing has a car.
  const ids = "SELECT listing_id FROM cars INTERSECT SELECT listing_id FROM listing_texts";
  expect(one(`SELECT count(*) FROM listings WHERE id NOT IN (${ids})`)).toEqual([[0]]);
  expect(one(`SELECT count(*) FROM listings`)).toEqual([[kept.size]]);
  db.close();
  rmSync(dataDir, { recursive: true });
});

const post = (origin: string, cookie: string, number: number) =>
  fetch(`${origin}/api/cars`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Cookie: cookie,
      Origin: origin,
      "X-Forwarded-For": `10.9.0.${number % 200}`,
    },
    body: JSON.stringify({ ...typedCar, title: `Storm car ${number}` }),
  });

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
