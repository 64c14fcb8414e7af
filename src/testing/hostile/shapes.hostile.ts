import { afterAll, beforeAll, expect, test } from "bun:test";
import { addressOf, type Ids, routes, NO_CONVERSATIONS } from "#src/testing/whole/access-table.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { type HostileServer, type Member, startHostile } from "./server.ts";

// Sends bodies of wrong types and shapes to every route with a body, and other sites' addresses to every redirect.

let server: HostileServer;
let member: Member;
let admin: Member;
let ids: Ids;

beforeAll(async () => {
  server = await startHostile();
  member = await server.signUp();
  admin = await server.signUpAdmin();
  const made = async (path: string, json: object) =>
    ((await (await server.call("POST", path, { as: member, json })).json()) as { id: string }).id;
  const [car, plate] = [await made("/api/cars", typedCar), await made("/api/number-plates", typedPlate)];
  const search = await made("/api/saved-searches", { kind: "car", query: "make=Toyota" });
  ids = {
    car,
    plate,
    search,
    draft: "nothing",
    device: "nothing",
    seller: member.id,
    buyer: "nobody",
    inquiry: "nothing",
    ...NO_CONVERSATIONS,
    session: "nothing",
    token: "nothing",
    dealer: "nothing",
    dealerSlug: "nothing",
    colleague: "nothing",
    stock: "A-17",
    stockImport: "nothing",
    feed: "nothing",
    siteFeed: "nothing",
    feedToken: "nothing",
    phoneCheck: "nothing",
    dataExport: "nothing",
  };
});
afterAll(() => server.dispose());

/** Field names of all inputs. */
const NAMES = [
  ...Object.keys({ ...typedCar, ...typedPlate }),
  ..."images features name email phone password confirmPassword currentPassword code ids items language".split(
    " ",
  ),
  ..."buyerName buyerPhone buyerEmail message subject carId plateId listingId sellerId theme token url".split(
    " ",
  ),
  ..."kind query rhythm channels reason text note verdict status limit role isActive verified featured rev decision updatedAt website".split(
    " ",
  ),
];
const filled = (value: unknown) => JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, value])));

const JSON_BODIES: [string, string | Uint8Array<ArrayBuffer>][] = [
  ["nothing", ""],
  ...["null", "[]", "0", '"text"', "true", "{", '{"a":', "{}", "[{}]"].map((body): [string, string] => [
    body,
    body,
  ]),
  ...[null, 0, -1, 1e308, 0.1, true, "", "x", [], [[]], [null], {}, { a: 1 }, "x".repeat(500)].map(
    (value): [string, string] => [`every field ${JSON.stringify(value).slice(0, 20)}`, filled(value)],
  ),
  ["numbers beyond all", `{"price":1e999,"year":-1e999,"rev":99999999999999999999,"limit":"1e999"}`],
  ["a nest of 20,000 lists", "[".repeat(20_000) + "]".repeat(20_000)],
  ["a nest of 8,000 objects", '{"a":'.repeat(8000) + "1" + "}".repeat(8000)],
  ["a prototype", '{"__proto__":{"role":"admin","isAdmin":true}}'],
  ["a constructor", '{"constructor":{"prototype":{"role":"admin"}}}'],
  ["a name twice", '{"email":"a@example.com","email":{"$ne":null}}'],
  ["operators", filled({ $ne: null, $gt: "" })],
  ["half a surrogate", `{"name":"\\ud800","title":"\\udfff\\u0000"}`],
  ["a byte order mark", "\ufeff{}"],
  ["no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["more than may be sent", JSON.stringify({ name: "x".repeat(70_000) })],
];

const FORM_BODIES = [
  "",
  "&&&===",
  "%",
  "%zz=%ff%00",
  "__proto__=1&__proto__[role]=admin&constructor.prototype=1",
  "name=a&name=b&name=c",
  "name[]=a&name[a][b]=c",
  `${"a=1&".repeat(10_000)}`,
  NAMES.map((name) => `${name}=%00`).join("&"),
  NAMES.map((name) => `${name}=${"x".repeat(300)}`).join("&"),
  NAMES.map((name) => `${name}=-1`).join("&"),
  NAMES.map((name) => `${name}=__proto__`).join("&"),
];

const taking = routes.filter(({ method, path }) => method !== "GET" && !path.endsWith("/logout"));

async function signedIn(as: Member): Promise<Member> {
  const { status } = await server.call("GET", "/api/auth/me", { as });
  return status === 401 ? server.signIn(as.email) : as;
}

for (const { method, path } of taking)
  test(`${method} ${path}: no body causes a server error`, async () => {
    const isApi = path.startsWith("/api/");
    const bodies = isApi
      ? JSON_BODIES.map(([, body]) => [body, "application/json"] as const)
      : FORM_BODIES.map((body) => [body, "application/x-www-form-urlencoded"] as const);
    const wrong: string[] = [];
    for (const [body, type] of bodies)
      for (const as of [member, admin]) {
        const headers = { "Content-Type": type };
        const response = await server.call(method, addressOf(path, ids), {
          as,
          headers,
          body: new Blob([body]),
        });
        await response.arrayBuffer();
        if (response.status >= 500) wrong.push(`${response.status} ${String(body).slice(0, 100)}`);
      }
    expect(wrong).toEqual([]);
    [member, admin] = [await signedIn(member), await signedIn(admin)];
  });

test("no user became an admin, and a new account has no extra rights", async () => {
  for (const as of [member, await server.signUp()]) {
    const me = (await (await server.call("GET", "/api/auth/me", { as })).json()) as { user: object };
    expect(me.user).toMatchObject({ role: "user", listingLimit: 5 });
    expect(me.user).not.toHaveProperty("isAdmin");
  }
});

const ELSEWHERE = [
  "https://evil.example/",
  "//evil.example/",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2f%2fevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/@evil.example",
  "http://localhost@evil.example/",
  "/login?next=//evil.example",
];

const isElsewhere = (location: string | null) =>
  location !== null && new URL(location, server.origin).origin !== server.origin;

test("no address redirects to another site", async () => {
  expect(ELSEWHERE.filter(isElsewhere).length).toBeGreaterThan(5);
  const wrong: string[] = [];
  // These redirect to WhatsApp intentionally.
  const leading = routes.filter(({ path }) => !/whatsapp|phone/.test(path));
  for (const evil of ELSEWHERE) {
    const query = new URLSearchParams({ next: evil, back: evil, return: evil, url: evil, to: evil });
    for (const { method, path } of leading.filter(({ path }) => !path.startsWith("/api/")))
      for (const as of [undefined, member]) {
        const body = method === "GET" ? {} : { body: query };
        const headers = { Referer: evil.replaceAll(/\s/g, "") };
        const address = `${addressOf(path, ids)}?${query}`;
        const response = await server.call(method, address, { ...(as && { as }), ...body, headers });
        await response.arrayBuffer();
        const location = response.headers.get("Location");
        if (isElsewhere(location)) wrong.push(`${method} ${address} → ${location}`);
      }
    [member, admin] = [await signedIn(member), await signedIn(admin)];
    const { email, password } = member;
    const login = await server.call("POST", "/login", {
      body: new URLSearchParams({ email, password, next: evil }),
    });
    expect([evil, login.status, isElsewhere(login.headers.get("Location"))]).toEqual([evil, 303, false]);
    for (const path of [evil, `${evil}/`].filter((text) => text.startsWith("/"))) {
      const { headers } = await server.call("GET", path.replaceAll(/\s/g, ""));
      expect([path, isElsewhere(headers.get("Location"))]).toEqual([path, false]);
    }
  }
  expect(wrong).toEqual([]);
});

test("none of these requests caused a server error", () => {
  const errors = server
    .logs()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  expect(errors).toEqual([]);
});
