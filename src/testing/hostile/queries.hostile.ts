import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { MAX_SAVED_SEARCHES } from "#src/features/saved-searches/schema.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { type HostileServer, type Member, startHostile } from "./server.ts";

// Searches whose words or parameters once took a second of processor time, even on an empty site.

const MOST_MS = 30;
const TIMES = 10;

let server: HostileServer;
let member: Member;
beforeAll(async () => {
  server = await startHostile();
  member = await server.signUp();
});
afterAll(() => server.dispose());

const numbers = (from: number, to: number, joint: string) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).join(joint);

const QUERIES: [about: string, path: string, query: Record<string, string>][] = [
  ["many starts", "/api/search/number-plates", { q: `starts with ${numbers(10, 59, " or ")}` }],
  ["many ends in Arabic", "/api/search/number-plates", { q: `ينتهي ب ${numbers(10, 59, " او ")}` }],
  ["many parts", "/api/search/number-plates", { q: numbers(10, 59, " او فيه ") }],
  ["many patterns", "/api/search/number-plates", { pattern: "*A*A*B*B*,".repeat(20).slice(0, -1) }],
  ["many lists", "/api/search/number-plates", { pattern: "*A*B*A*&".repeat(25).slice(0, -1) }],
  [
    "letters and words",
    "/api/search/number-plates",
    { q: "AABB ABAB 1?2?3 *1*2*3* zzzz ?77? kkkk A?A?A xx".repeat(4) },
  ],
  [
    "starts, ends and parts",
    "/api/search/number-plates",
    { startsWith: numbers(11, 20, ","), endsWith: numbers(21, 30, ","), includes: numbers(1, 9, ",") },
  ],
  [
    "many makes and no car",
    "/api/search/cars",
    { q: "kia bmw audi rio x5 a4 camry golf 2018 هايبرد white red blue".repeat(4) },
  ],
  [
    "misspelled words",
    "/api/search/cars",
    { q: "toyotta camrry hyundaii elantrra mercedees classs automatik gasolin unknownn".repeat(3) },
  ],
  [
    "refusals",
    "/api/search/cars",
    { q: "not kia nor bmw without audi except camry غير كيا بدون حوادث مش بي ام ولا مرسيدس ".repeat(4) },
  ],
  [
    "bounds",
    "/api/search/cars",
    { q: "under 5000 over 6000 between 7 and 8 thousand from 2010 to 2020 تحت 12 الف ".repeat(4) },
  ],
  ["suggestions", "/api/suggestions", { q: "kia bmw not audi under 5000 toyotta camrry ".repeat(5) }],
];

/** The processor time of all threads of the server, in steps of 10 ms. */
function processorMs(): number {
  const [, fields = ""] = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
}

async function msEach(times: number, ask: () => Promise<Response>): Promise<number> {
  const begun = processorMs();
  for (let i = 0; i < times; i++) {
    const response = await ask();
    await response.arrayBuffer();
    expect(response.status).toBe(200);
  }
  return (processorMs() - begun) / times;
}

const onLinux = test.skipIf(process.platform !== "linux");

for (const [about, path, query] of QUERIES)
  onLinux(`${about}: a search takes at most ${MOST_MS} ms of processor time`, async () => {
    // Other prices, so that no page is kept.
    let price = 1000;
    const ask = () =>
      server.call("GET", `${path}?${new URLSearchParams({ ...query, maxPrice: String(price++) })}`);
    await msEach(TIMES, ask);
    expect(await msEach(TIMES, ask)).toBeLessThanOrEqual(MOST_MS);
  });

onLinux("many bad saved searches hold up neither their list nor a new listing", async () => {
  const [, , { q = "" }] = QUERIES[5] ?? ["", "", {}];
  for (let i = 0; i < MAX_SAVED_SEARCHES; i++) {
    const query = String(new URLSearchParams({ q: `${i} ${q}`, maxPrice: String(1000 + i) }));
    const json = { kind: "number-plate", query };
    const saved = await server.call("POST", "/api/saved-searches", { as: member, json });
    if (saved.status === 429) break;
    expect(saved.status).toBe(201);
  }
  const saved = (await (await server.call("GET", "/api/saved-searches", { as: member })).json()) as object[];
  expect(saved.length).toBeGreaterThan(0);
  const list = await msEach(3, () => server.call("GET", "/api/saved-searches", { as: member }));
  expect(list / saved.length).toBeLessThanOrEqual(MOST_MS);
  const begun = processorMs();
  const posted = await server.call("POST", "/api/number-plates", { as: member, json: typedPlate });
  expect(posted.status).toBe(201);
  // The job looks every second.
  await Bun.sleep(3000);
  expect((processorMs() - begun) / saved.length).toBeLessThanOrEqual(2 * MOST_MS);
});
