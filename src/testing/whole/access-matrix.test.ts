import { expect, test } from "bun:test";
import { type Config, dialect } from "#src/config.ts";
import { newId } from "#src/core/ids.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import {
  addressOf,
  type Caller,
  CALLERS,
  declared,
  type Ids,
  isRight,
  isRightForToken,
  outcomeOf,
  routes,
  TOKEN_CALLERS,
} from "./access-table.ts";
import { plantCar } from "../listings/plant-car.ts";
import { pushDevice } from "../outside/push-device.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { plantToken } from "../site/plant-token.ts";
import { type TestApp, type TestUser, testApp } from "../site/test-app.ts";

async function market(config: Partial<Config> = {}) {
  const app = testApp({ config });
  const owner = await app.signUp({ phone: "+962791234567" });
  const user = await app.signUp();
  const admin = await app.signUp({ role: "admin" });
  await app.signUp({ role: "admin" });
  const suspended = await app.signUp();
  await app.deps.db.withTx((tx) => setUserActive(tx, suspended.id, false, app.clock.now()));
  const car = await plantCar(app, owner);
  const asked = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
  await app.json("POST", "/api/inquiries", { ...asked, carId: car, message: "Is it still for sale?" });
  const { body } = await app.json("GET", "/api/user/listings/dashboard", undefined, { as: owner });
  const kept = { kind: "car", query: "make=Toyota" };
  const saved = await app.json("POST", "/api/saved-searches", kept, { as: owner });
  const draft = newId();
  const typed = { kind: "car", values: { title: "Kia" }, photos: [], editedMsAgo: 0 };
  await app.json("PUT", `/api/user/drafts/${draft}`, typed, { as: owner });
  const device = await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as: owner });
  const ids: Ids = {
    draft,
    car,
    device: device.body.id,
    search: saved.body.id,
    plate: await plantPlate(app, owner),
    seller: owner.id,
    buyer: user.id,
    inquiry: body.inquiries.items[0].id,
    session: "nothing",
    token: newId(),
  };
  await plantToken(app, owner, [], { id: ids.token });
  const tokens = await Promise.all(
    TOKEN_CALLERS.map(({ person, scope }) => plantToken(app, { owner, admin }[person], [scope])),
  );
  const people: Record<Caller, TestUser | undefined> = { guest: undefined, suspended, user, admin, owner };
  return { app, ids, people, tokens };
}

type Market = Awaited<ReturnType<typeof market>>;

async function call(
  { app, ids }: Market,
  method: string,
  path: string,
  caller: Parameters<TestApp["request"]>[2],
): Promise<Response> {
  const address = addressOf(path, ids);
  const isApi = path.startsWith("/api/");
  // The owner of an inquiry is checked only once the body is valid.
  const fields: Record<string, string> = path.includes("inquiries/:id") ? { status: "read" } : {};
  const body = method === "GET" ? undefined : isApi ? JSON.stringify(fields) : new URLSearchParams(fields);
  const headers: Record<string, string> =
    isApi && body !== undefined ? { "Content-Type": "application/json" } : {};
  return app.request(address, { method, body, headers }, caller);
}

const personIn = ({ people }: Market, caller: Caller) => ({
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
let shared = market();
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
    if (isChanged) shared = market();
    expect(wrong).toEqual([]);
  });

  test.skipIf(dialect === "postgres")(
    `${method} ${path} (${scope ?? "no token"}): with a token`,
    async () => {
      const wrong: string[] = [];
      for (const [i, caller] of TOKEN_CALLERS.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- a call may change the market for the next one
        const here = await shared;
        const headers = { Authorization: `Bearer ${here.tokens[i]}` };
        const response = await call(here, method, path, { headers, address: `198.51.100.${i}` });
        if (method !== "GET" && response.status < 400) shared = market();
        const outcome = outcomeOf(response);
        if (!isRightForToken(route, caller, outcome))
          wrong.push(`${caller.person} ${caller.scope}: ${outcome}`);
      }
      expect(wrong).toEqual([]);
    },
  );
}

test("without the beta password only the gate itself is open", async () => {
  const here = await market({});
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
