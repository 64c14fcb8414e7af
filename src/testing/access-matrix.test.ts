import { expect, test } from "bun:test";
import { type Access, accessOf } from "#src/auth/access.ts";
import type { Config } from "#src/config.ts";
import { setUserActive } from "#src/features/listings/actions/sellers.ts";
import { plantCar } from "./plant-car.ts";
import { plantPlate } from "./plant-plate.ts";
import { type TestUser, testApp } from "./test-app.ts";

interface Ids {
  car: string;
  plate: string;
  seller: string;
  buyer: string;
  inquiry: string;
}

/** Of another's these say nothing and change nothing, as their own tests see. */
const QUIET = /\/sessions\/:handle/;

/** What stands for a path's parameter, by what comes before it. A route with another parameter has to be added here. */
const SAMPLES: [RegExp, (ids: Ids) => string][] = [
  [/\/cars\/:id/, ({ car }) => car],
  [/\/number-plates\/:id/, ({ plate }) => plate],
  [/\/admin\/users\/:id/, ({ buyer }) => buyer],
  [/\/(users|sellers)\/:id/, ({ seller }) => seller],
  [/\/inquiries\/:id/, ({ inquiry }) => inquiry],
  [/\/(dashboard\/listings|admin\/reviews)\/:id/, ({ car }) => car],
  [/\/favorites\/:listingId/, ({ car }) => car],
  [/\/(messages|admin\/reports)\/:id/, () => "nothing"],
  [/\/dashboard\/site\/:name/, () => "announcement"],
  [/\/admin\/export\/:file/, () => "users.csv"],
  [QUIET, () => "nothing"],
  [/\/photos\/:name\{/, () => `${"0".repeat(32)}-share.jpg`],
  [/\/photos\/:name/, () => "nothing.webp"],
  [/\/sitemaps\/(listings|sellers)\/:part/, () => "1.xml"],
];

type Outcome = "in" | "login" | "denied" | "missing";

const CALLERS = ["guest", "suspended", "user", "admin", "owner"] as const;
type Caller = (typeof CALLERS)[number];

/** Who gets how far, by what a route declares. What is not there is as good as in where anybody may look. */
const MATRIX: Record<Access, Record<Caller, Outcome[]>> = {
  gate: row(["in", "missing"], ["in", "missing"], ["in", "missing"], ["in", "missing"], ["in", "missing"]),
  guest: row(["in", "missing"], ["in", "missing"], ["in", "missing"], ["in", "missing"], ["in", "missing"]),
  user: row(["login"], ["login"], ["in", "missing"], ["in", "missing"], ["in", "missing"]),
  owner: row(["login"], ["login"], ["missing"], ["missing"], ["in"]),
  admin: row(["login"], ["login"], ["denied"], ["in", "missing"], ["denied"]),
};

function row(guest: Outcome[], suspended: Outcome[], user: Outcome[], admin: Outcome[], owner: Outcome[]) {
  return { guest, suspended, user, admin, owner };
}

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
  const ids: Ids = {
    car,
    plate: await plantPlate(app, owner),
    seller: owner.id,
    buyer: user.id,
    inquiry: body.inquiries.items[0].id,
  };
  const people: Record<Caller, TestUser | undefined> = { guest: undefined, suspended, user, admin, owner };
  return { app, ids, people };
}

type Market = Awaited<ReturnType<typeof market>>;

function addressOf(path: string, ids: Ids): string {
  const [known, sample] = SAMPLES.find(([before]) => before.test(path)) ?? [];
  if (known && sample) return path.replace(/:\w+(\{.*\})?/, sample(ids));
  if (path.includes(":")) throw new Error(`Add a sample for ${path}`);
  return path;
}

async function call(
  { app, ids, people }: Market,
  method: string,
  path: string,
  caller: Caller,
): Promise<Response> {
  const address = addressOf(path, ids);
  const isApi = path.startsWith("/api/");
  // Whose inquiry it is is asked only of a change that can be made.
  const fields: Record<string, string> = path.includes("inquiries/:id") ? { status: "read" } : {};
  const body = method === "GET" ? undefined : isApi ? JSON.stringify(fields) : new URLSearchParams(fields);
  const headers: Record<string, string> =
    isApi && body !== undefined ? { "Content-Type": "application/json" } : {};
  return app.request(
    address,
    { method, body, headers },
    { as: people[caller], address: `192.0.2.${CALLERS.indexOf(caller)}` },
  );
}

function outcomeOf(response: Response): Outcome {
  const { status } = response;
  const location = response.headers.get("Location") ?? "";
  if (status === 401 || (status === 302 && /^(\/ar)?\/login\?/.test(location))) return "login";
  if (status === 403) return "denied";
  return status === 404 || status === 410 ? "missing" : "in";
}

const declared = new Map<string, { method: string; path: string; access: Access }>();
for (const { method, path, handler } of testApp().app.routes) {
  const access = accessOf(handler);
  if (method !== "ALL" && access) declared.set(`${method} ${path}`, { method, path, access });
}
const routes = [...declared.values()].filter(({ path }) => !path.startsWith("/ar/") && path !== "/ar");

test("the Arabic pages ask for the same as the English ones", () => {
  const different = routes.filter(({ method, path, access }) => {
    const twin = declared.get(`${method} ${path === "/" ? "/ar" : `/ar${path}`}`);
    return twin !== undefined && twin.access !== access;
  });
  expect(different).toEqual([]);
});

const onlyRead = await market();

for (const { method, path, access } of routes)
  test(`${method} ${path} (${access}): who gets how far`, async () => {
    const here = method === "GET" ? onlyRead : await market();
    const got: Record<string, Outcome> = {};
    const wrong: string[] = [];
    for (const caller of CALLERS) {
      // oxlint-disable-next-line no-await-in-loop -- the rightful owner comes last, since what they do may delete
      got[caller] = outcomeOf(await call(here, method, path, caller));
      const may = QUIET.test(path) && access === "owner" ? MATRIX.user[caller] : MATRIX[access][caller];
      if (!may.includes(got[caller])) wrong.push(`${caller}: ${got[caller]}`);
    }
    expect(wrong).toEqual([]);
  });

test("without the beta password everything but the gate itself is closed, to everybody", async () => {
  const here = await market({});
  here.app.deps.config.BETA_PASSWORD = "sesame";
  const open: string[] = [];
  for (const { method, path, access } of routes.filter((route) => route.access !== "gate"))
    for (const caller of ["guest", "user", "admin"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one market for all of them
      const { status } = await call(here, method, path, caller);
      if (status !== 401) open.push(`${caller} ${access} ${method} ${path}: ${status}`);
    }
  expect(open).toEqual([]);
});
