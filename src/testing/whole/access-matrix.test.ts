import { expect, test } from "bun:test";
import { dialect } from "#src/config.ts";
import type { TestApp } from "../site/test-app.ts";
import { type AccessMarket, accessMarket } from "./access-market.ts";
import {
  addressOf,
  type Caller,
  CALLERS,
  declared,
  isRight,
  isRightForToken,
  outcomeOf,
  routes,
  TOKEN_CALLERS,
} from "./access-table.ts";

/** Valid bodies, by a part of the path. */
const FIELDS = ({ ids }: Pick<AccessMarket, "ids">): [string, Record<string, string>][] => [
  ["inquiries/:id", { status: "read" }],
  ["phone-checks/:id", { code: "123456" }],
  ["people/:id", { role: "manager" }],
  ["api/reviews/:id/answer", { text: "Thank you." }],
  ["conversations/:id/messages", { text: "Hello" }],
  ["conversations/:id/read", { upTo: ids.message }],
  ["conversations/:id/answer", { answer: "available" }],
  ["conversations/:id/report", { reason: "scam" }],
  ["conversations/:id/offers", { amount: "14000" }],
];

async function call(
  { app, ids }: AccessMarket,
  method: string,
  path: string,
  caller: Parameters<TestApp["request"]>[2],
): Promise<Response> {
  const address = addressOf(path, ids);
  const isApi = path.startsWith("/api/");
  // The owner is checked only once the body is valid.
  const [, fields = {}] = FIELDS({ ids }).find(([part]) => path.includes(part)) ?? [];
  const body = method === "GET" ? undefined : isApi ? JSON.stringify(fields) : new URLSearchParams(fields);
  const headers: Record<string, string> =
    isApi && body !== undefined ? { "Content-Type": "application/json" } : {};
  return app.request(address, { method, body, headers }, caller);
}

const personIn = ({ people }: AccessMarket, caller: Caller) => ({
  as: people[caller],
  address: `192.0.2.${CALLERS.indexOf(caller)}`,
});

test("Arabic pages require the same access as English ones", () => {
  const different = routes.filter(({ method, path, access }) => {
    const twin = declared.get(`${method} ${path === "/" ? "/ar" : `/ar${path}`}`);
    return twin !== undefined && twin.access !== access;
  });
  expect(different).toEqual([]);
});

/** Used for route after route, until a call succeeds and may have changed it. */
let shared = accessMarket();
// On PostgreSQL only the last two, admin and owner: who is refused does not depend on the database.
const callers = dialect === "postgres" ? CALLERS.slice(-2) : CALLERS;

for (const route of routes) {
  const { method, path, access, scope } = route;
  test(`${method} ${path} (${access}): who gets how far`, async () => {
    const wrong: string[] = [];
    let isChanged = false;
    for (const caller of callers) {
      // oxlint-disable-next-line no-await-in-loop -- the owner comes last, whose call may delete the thing
      const here = await shared;
      const response = await call(here, method, path, personIn(here, caller));
      if (method !== "GET" && response.status < 400) isChanged = true;
      const outcome = outcomeOf(response);
      if (!isRight(path, access, caller, outcome)) wrong.push(`${caller}: ${outcome}`);
    }
    if (isChanged) shared = accessMarket();
    expect(wrong).toEqual([]);
  });

  test.skipIf(dialect === "postgres")(
    `${method} ${path} (${scope ?? "no token"}): with a token`,
    async () => {
      const wrong: string[] = [];
      // Pages do not read tokens, so one is enough.
      const programs = path.startsWith("/api/") ? TOKEN_CALLERS : TOKEN_CALLERS.slice(0, 1);
      for (const [i, caller] of programs.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- a call may change the market for the next one
        const here = await shared;
        const headers = { Authorization: `Bearer ${here.tokens[i]}` };
        const response = await call(here, method, path, { headers, address: `198.51.100.${i}` });
        if (method !== "GET" && response.status < 400) shared = accessMarket();
        const outcome = outcomeOf(response);
        if (!isRightForToken(route, caller, outcome))
          wrong.push(`${caller.person} ${caller.scope}: ${outcome}`);
      }
      expect(wrong).toEqual([]);
    },
  );
}

test("without the beta password only the gate itself is open", async () => {
  const here = await accessMarket();
  here.app.deps.config.BETA_PASSWORD = "sesame";
  const open: string[] = [];
  for (const { method, path, access } of routes.filter((route) => route.access !== "gate"))
    for (const caller of ["guest", "user", "admin"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one market for all of them
      const { status } = await call(here, method, path, personIn(here, caller));
      if (status !== 401) open.push(`${caller} ${access} ${method} ${path}: ${status}`);
    }
  expect(open).toEqual([]);
});
