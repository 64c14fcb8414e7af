import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import {
  addressOf,
  type Ids,
  isRight,
  outcomeOf,
  routes,
  NO_CONVERSATIONS,
} from "#src/testing/whole/access-table.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { type HostileServer, type Member, startHostile } from "./server.ts";

// Calls every declared route with another user's ids. access-table.ts has the expected outcomes.

const CALLERS = ["guest", "user", "admin", "owner"] as const;
type Caller = (typeof CALLERS)[number];

/** Fields that the server must ignore. */
const FIELDS = {
  price: 1,
  status: "closed",
  reason: "other",
  note: "Taken over",
  verdict: "rejected",
  text: "Hello",
  answer: "available",
  amount: 1,
  name: "Mallory",
  isActive: false,
  verified: true,
  featured: true,
  listingLimit: 999_999,
  limit: "999999",
  role: "admin",
};

let server: HostileServer;
let people: Record<Caller, Member | undefined>;
let dealer: Pick<Ids, "dealer" | "dealerSlug">;
let bystander: Member;

beforeAll(async () => {
  server = await startHostile();
  const [owner, user, admin] = [await server.signUp(), await server.signUp(), await server.signUpAdmin()];
  await server.signUpAdmin();
  bystander = await server.signUp();
  people = { guest: undefined, user, admin, owner };
  const names = { nameEn: "Citadel", nameAr: "القلعة", legalName: "Citadel LLC" };
  const json = { ...names, phone: "0791234567", location: "Amman" };
  const open = async (as: Member) => {
    const opened = await server.call("POST", "/api/dealers", { as, json });
    return (await opened.json()) as { id: string; slug: string };
  };
  const own = await open(owner);
  // Admins suspend another one, because the owner goes on listing cars.
  const { id, slug } = await open(bystander);
  dealer = { dealer: id, dealerSlug: slug };
  const unlimited = { as: admin, json: { listingLimit: "unlimited" } };
  expect((await server.call("PATCH", `/api/admin/dealers/${own.id}`, unlimited)).status).toBe(200);
  const path = `/api/admin/users/${owner.id}/listing-limit`;
  expect((await server.call("PATCH", path, { as: admin, json: { limit: "999999" } })).status).toBe(200);
});
afterAll(() => server.dispose());

const owner = () => people.owner as Member;

async function made(path: string, json: object, as?: Member): Promise<string> {
  const response = await server.call("POST", path, { ...(as && { as }), json });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}

/** The handle of one of the owner's sessions other than the current one. */
async function otherSession(): Promise<string | undefined> {
  const find = async () => {
    const settings = await (await server.call("GET", "/settings", { as: owner() })).text();
    return /\/settings\/sessions\/([\w-]+)\/end/.exec(settings)?.[1];
  };
  const found = await find();
  if (found) return found;
  await server.signIn(owner().email);
  return find();
}

/** One of the owner's things, created again if an earlier call deleted it. */
async function kept(path: string, json: object): Promise<string> {
  const all = (await (await server.call("GET", path, { as: owner() })).json()) as { id: string }[];
  return all[0]?.id ?? made(path, json, owner());
}

const DRAFT = "draft-of-the-owner";

async function draft(): Promise<string> {
  const json = { kind: "car", values: { title: "Kia" }, photos: [], editedMsAgo: 0 };
  await server.call("PUT", `/api/user/drafts/${DRAFT}`, { as: owner(), json });
  return DRAFT;
}

let plates = 0;

async function ask(carId: string): Promise<{ id: string; conversationId: string }> {
  const asked = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: `lina-${plates}@example.com` };
  const json = { ...asked, carId, message: `Is it still for sale? ${plates}` };
  const sent = await server.call("POST", "/api/inquiries", { json });
  expect(sent.status).toBe(201);
  return (await sent.json()) as { id: string; conversationId: string };
}

const ASKED = /inquiries|conversations/;

/** New things of the owner, because calls of the previous route may have deleted them. */
async function things(path: string): Promise<Ids> {
  const car = await made("/api/cars", typedCar, owner());
  const plate = { ...typedPlate, plateNumber: String(20_000 + plates++), title: "Plate" };
  // Only for routes about conversations, because a seller takes 60 inquiries of guests an hour.
  const inquiry = ASKED.test(path) ? await ask(car) : { id: "nothing", conversationId: "nothing" };
  return {
    car,
    device: await kept("/api/push-subscriptions", pushDevice().subscription),
    search: await kept("/api/saved-searches", { kind: "car", query: "make=Toyota" }),
    draft: await draft(),
    plate: await made("/api/number-plates", plate, owner()),
    seller: owner().id,
    buyer: bystander.id,
    inquiry: inquiry.id,
    ...NO_CONVERSATIONS,
    conversation: inquiry.conversationId,
    session: (await otherSession()) ?? "",
    stock: "A-17",
    stockImport: "nothing",
    feed: "nothing",
    siteFeed: "nothing",
    feedToken: "nothing",
    phoneCheck: "nothing",
    dataExport: "nothing",
    token: await kept("/api/tokens", {
      name: "Showroom",
      scopes: ["listings:read"],
      password: owner().password,
    }),
    ...dealer,
    // As the last owner, the owner stays.
    colleague: owner().id,
  };
}

/** All data of the owner, except counts that any visit increases. */
function belongings(): string {
  const db = new Database(join(server.dataDir, "markaba.sqlite"), { readonly: true });
  const rows = (sql: string) => db.query(sql).all(owner().id);
  const all = [
    rows("SELECT * FROM users WHERE id = ?"),
    rows("SELECT * FROM listings WHERE seller_id = ?").map((row) => ({
      ...(row as object),
      view_count: 0,
      contact_count: 0,
    })),
    rows("SELECT * FROM conversation_sides WHERE user_id = ?"),
    rows("SELECT m.* FROM messages m JOIN conversation_sides s USING (conversation_id) WHERE s.user_id = ?"),
    rows("SELECT * FROM blocks WHERE owner_key = ?"),
    rows("SELECT token_hash FROM sessions WHERE user_id = ?"),
    rows("SELECT id, scopes FROM api_tokens WHERE user_id = ?"),
    rows("SELECT id, typed FROM listing_drafts WHERE seller_id = ?"),
    rows("SELECT * FROM saved_searches WHERE user_id = ?"),
    rows("SELECT id, status, message FROM inquiries WHERE seller_id = ?"),
    rows("SELECT id, password_hash, role, is_active FROM users WHERE ? <> '' AND role = 'admin'"),
    rows("SELECT * FROM site_settings WHERE ? <> ''"),
  ];
  db.close();
  return JSON.stringify(all);
}

async function call(method: string, path: string, caller: Caller, ids: Ids): Promise<Response> {
  const as = people[caller];
  const isApi = path.startsWith("/api/");
  // Who may change a person is checked only once the role is one of a dealer.
  const fields = {
    ...FIELDS,
    upTo: ids.inquiry,
    ...(path.includes("people/:id") && { role: "owner" }),
    ...(path.includes("phone-checks") && { code: "000000" }),
  };
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const sent = method === "GET" ? {} : isApi ? { json: fields } : { body: form };
  return server.call(method, addressOf(path, ids), { ...(as && { as }), ...sent });
}

/** Errors in the route's response or in the data that it changed. */
async function faultsOf({
  method,
  path,
  access,
}: Pick<(typeof routes)[number], "method" | "path" | "access">): Promise<string[]> {
  const ids = await things(path);
  const faults: string[] = [];
  for (const caller of CALLERS) {
    const before = belongings();
    const response = await call(method, path, caller, ids);
    const outcome = outcomeOf(response);
    // A stream of events would not end by itself.
    await response.body?.cancel();
    const isUnknown = /missing|login/.test(outcome) && addressOf(path, ids).includes("/nothing");
    if (response.status >= 500 || !(isRight(path, access, caller, outcome) || isUnknown))
      faults.push(`${caller}: ${response.status} ${outcome}`);
    const mayChange = caller === "owner" || (caller === "admin" && access === "admin");
    // Any visitor may send an inquiry about a car, or report it, which raises its revision.
    const isOpen = access === "guest" && /inquir|report/.test(path);
    if (!mayChange && !isOpen && belongings() !== before) faults.push(`${caller} changed something`);
    const as = people[caller];
    if (as && (await server.call("GET", "/api/auth/me", { as })).status === 401)
      people[caller] = await server.signIn(as.email);
  }
  return faults;
}

for (const route of routes.filter(({ path }) => !path.startsWith("/dev/")))
  test(`${route.method} ${route.path} (${route.access})`, async () => {
    expect(await faultsOf(route)).toEqual([]);
  });

test("the test fails for a route that is open to the wrong users or changes forbidden data", async () => {
  const declared = { method: "PATCH", path: "/api/cars/:id", access: "owner" } as const;
  expect(await faultsOf({ ...declared, access: "admin" })).not.toEqual([]);
  const { user } = people;
  people.user = owner();
  expect(await faultsOf(declared)).toEqual(["user: 200 in", "user changed something"]);
  people.user = user;
});

test("no user gains rights by sending fields", async () => {
  const user = people.user as Member;
  for (const path of ["/api/user/profile", "/api/user/preferences"])
    await server.call("PATCH", path, { as: user, json: { ...FIELDS, id: owner().id, email: owner().email } });
  const email = "mallory@example.com";
  const account = { ...FIELDS, name: "Mallory", email, password: "wadi rum at dusk", emailVerifiedAt: 1 };
  expect((await server.call("POST", "/api/auth/register", { json: account })).status).toBe(201);
  for (const as of [user, await server.signIn(email)]) {
    const me = (await (await server.call("GET", "/api/auth/me", { as })).json()) as { user: object };
    expect(me.user).toMatchObject({ role: "user", listingLimit: 5, isActive: true, email: as.email });
  }
});

test("a listing's seller comes from the session, and its photos must be the seller's uploads", async () => {
  const user = people.user as Member;
  const stolen = { sellerId: owner().id, featured: true, verified: true, status: "sold", expiresAt: 1 };
  const id = await made("/api/cars", { ...typedCar, ...stolen }, user);
  const car = await (await server.call("GET", `/api/cars/${id}`)).json();
  expect(car).toMatchObject({ sellerId: user.id, featured: false, verified: false, status: "active" });

  const body = new FormData();
  body.set("files", new File([await plainPhoto(400, 300)], "car.jpg"));
  const upload = await server.call("POST", "/api/photos", { as: owner(), body });
  const { photos } = (await upload.json()) as { photos: { url: string }[] };
  const json = { ...typedCar, images: [photos[0]?.url] };
  expect((await server.call("POST", "/api/cars", { as: user, json })).status).toBe(400);
  expect((await server.call("POST", "/api/cars", { as: owner(), json })).status).toBe(201);
});

test("none of these requests caused a server error", () => {
  expect(server.logs()).not.toContain('"level":"error"');
});
