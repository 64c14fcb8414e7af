import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { type SmtpSink, startSmtpSink } from "#src/testing/outside/smtp-sink.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { type Call, type HostileServer, type Member, startHostile } from "./server.ts";
import { turnOnTwoSteps } from "./two-steps.ts";

// What strangers do with names, numbers, listings and counts to deceive or annoy others.

const NUMBERS = 70;
const asked = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };

let server: HostileServer;
let sink: SmtpSink;
let admin: Member;

beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startHostile({ SMTP_URL: sink.url, ALERTS_AFTER_SECONDS: "0", REVIEW_FIRST: "nobody" });
  admin = await server.signUpAdmin("root@example.com");
});
afterAll(async () => {
  await server.dispose();
  await sink.die();
});

const rows = <T>(sql: string, ...values: string[]): T[] => {
  const db = new Database(join(server.dataDir, "markaba.sqlite"), { readonly: true });
  try {
    return db.query(sql).all(...values) as T[];
  } finally {
    db.close();
  }
};
/** The emails to an address, once there are so many. */
async function mailsTo(address: string, count: number) {
  const sent = () => sink.mails.filter(({ to }) => to.includes(address));
  for (let tries = 0; sent().length < count && tries < 300; tries++) await Bun.sleep(100);
  return sent();
}
const statusOf = async (method: string, path: string, call: Call = {}) =>
  (await server.call(method, path, call)).status;
async function made(path: string, json: object, as: Member): Promise<{ id: string; listedAt: number }> {
  const answer = await server.call("POST", path, { as, json });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as { id: string; listedAt: number };
}
const dealer = async (): Promise<Member> => {
  const member = await server.signUp();
  await server.call("PATCH", `/api/admin/users/${member.id}/listing-limit`, {
    as: admin,
    json: { limit: "unlimited" },
  });
  return member;
};

test("texts of which nothing is seen, and odd names, are refused; a phone number loses them", async () => {
  const as = await server.signUp();
  const { id } = await made("/api/cars", typedCar, as);
  for (const letter of "\u3164\u2800\u115f\uffa0\u00ad\u200b\u2060\ufe0f\u0301\u{e0041}") {
    const text = letter.repeat(12);
    const json = { ...asked, carId: id, message: "Is it still for sale?" };
    const refused = [
      await statusOf("PATCH", "/api/user/profile", { as, json: { name: text } }),
      await statusOf("PATCH", `/api/cars/${id}`, { as, json: { title: text } }),
      await statusOf("POST", "/api/inquiries", { json: { ...json, buyerName: text } }),
      await statusOf("POST", "/api/inquiries", { json: { ...json, message: text } }),
    ];
    expect([text, ...refused]).toEqual([text, 400, 400, 400, 400]);
  }
  for (const name of ["12345", "You WON 5000 JOD www.prize.top", "ｐｒｉｚｅ．ｃｏｍ"])
    expect(await statusOf("PATCH", "/api/user/profile", { as, json: { name } })).toBe(400);
  const phone = "0\ufe0f\u20e379\u3164123\u28004567";
  expect(await statusOf("PATCH", "/api/user/profile", { as, json: { name: "Rami", phone } })).toBe(204);
  expect(rows("SELECT phone FROM users WHERE id = ?", as.id)).toEqual([{ phone: "+962791234567" }]);
});

test("no name is mailed to an address that nobody confirmed", async () => {
  const json = { name: "Unmistakable Prize", email: "victim@example.com", password: "wadi rum at dusk" };
  const answer = await server.call("POST", "/api/auth/register", { json });
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const victim = { id: user.id, email: json.email, password: json.password, cookie };
  const { id } = await made("/api/cars", { ...typedCar, title: "Unmistakable Prize for you" }, victim);
  const message = "Unmistakable Prize: click here and win";
  await statusOf("POST", "/api/inquiries", { json: { ...asked, carId: id, message } });
  await statusOf("POST", "/forgot-password", { body: new URLSearchParams({ email: json.email }) });
  // A welcome and a link for a new password. The inquiry follows after three minutes, without its words.
  const sent = await mailsTo(json.email, 2);
  expect(sent).toHaveLength(2);
  for (const mail of sent) expect(JSON.stringify(mail)).not.toMatch(/Unmistakable|Lina|click here/);
});

test("all accounts of a network see so many numbers and send so many inquiries; numbers end with the listings", async () => {
  const cars: { seller: Member; id: string }[] = [];
  for (let i = 0; i < NUMBERS; i++) {
    const seller = await server.signUp();
    cars.push({ seller, id: (await made("/api/cars", typedCar, seller)).id });
  }
  const networks: [addressOf: (account: number) => string, numbers: number, inquiries: number][] = [
    [() => "203.0.113.9", 60, 40],
    [(account) => `2001:db8:9:9::${account}`, 60, 40],
  ];
  for (const [addressOf, numbers, inquiries] of networks) {
    const seen = new Set<string>();
    let sent = 0;
    for (let account = 0; account < 5; account++) {
      const as = await server.signUp();
      const address = addressOf(account);
      for (const { seller, id } of cars.slice(account * 11, account * 11 + 26)) {
        if ((await statusOf("GET", `/api/users/${seller.id}`, { as, address })) === 200) seen.add(seller.id);
        const json = { ...asked, carId: id, message: `Is it still for sale? ${account} ${address}` };
        if ((await statusOf("POST", "/api/inquiries", { as, address, json })) === 201) sent++;
      }
    }
    expect([seen.size, sent]).toEqual([numbers, inquiries]);
  }
  const last = cars.at(-1) as (typeof cars)[number];
  await server.call("DELETE", `/api/cars/${last.id}`, { as: last.seller });
  expect(await statusOf("GET", `/api/users/${last.seller.id}`)).toBe(404);
});

test("a car that is published again twelve times stays in its place and alerts nobody; links are flagged", async () => {
  const buyer = await server.signUp("buyer@example.com");
  const outside = new Database(join(server.dataDir, "markaba.sqlite"));
  outside.run("PRAGMA busy_timeout = 5000");
  outside.run("UPDATE users SET email_verified_at = 1 WHERE email = 'buyer@example.com'");
  outside.close();
  const search = { kind: "car", query: "make=Suzuki", rhythm: "now", channels: ["mail"] };
  await made("/api/saved-searches", search, buyer);
  const seller = await dealer();
  const car = { ...typedCar, make: "Suzuki", model: "Swift" };
  const first = await made("/api/cars", car, seller);
  expect(await mailsTo(buyer.email, 2)).toHaveLength(2);
  let { id } = first;
  for (let i = 1; i <= 12; i++) {
    await server.call("DELETE", `/api/cars/${id}`, { as: seller });
    const again = await made(
      "/api/cars",
      { ...car, title: `Swift cheapcars.vip ${i}`, mileage: 84_000 + i, price: 16_500 - i },
      seller,
    );
    ({ id } = again);
    expect(again.listedAt).toBe(first.listedAt);
  }
  // A car after it is found, so the one before was looked at too.
  await made("/api/cars", { ...car, year: 2020 }, seller);
  const alerts = (await mailsTo(buyer.email, 3)).filter(({ subject }) => subject.includes("new listing"));
  expect(alerts).toHaveLength(2);
  expect(rows("SELECT rule FROM flags WHERE listing_id = ?", id)).toContainEqual({ rule: "contact-in-text" });

  const private_ = await server.signUp();
  const statuses: number[] = [];
  for (let i = 0; i < 18; i++) {
    const plate = { ...typedPlate, plateNumber: String(40_000 + i) };
    const answer = await server.call("POST", "/api/number-plates", { as: private_, json: plate });
    statuses.push(answer.status);
    const { id: plateId } = (await answer.json()) as { id?: string };
    if (plateId) await server.call("DELETE", `/api/number-plates/${plateId}`, { as: private_ });
  }
  expect(statuses).toEqual([...Array(15).fill(201), 429, 429, 429]);
});

test("one address is few views and contacts, and a price of a moment is no reduction", async () => {
  const seller = await dealer();
  const { id } = await made("/api/cars", { ...typedCar, price: 15_000 }, seller);
  expect(await statusOf("PATCH", `/api/cars/${id}`, { as: seller, json: { price: 10_000 } })).toBe(200);
  const path = `/cars/${id}`;
  const html = await (await server.call("GET", path)).text();
  expect(html).toContain("10,000");
  expect(html).not.toContain("Reduced by");
  for (let i = 0; i < 120; i++)
    await server.call("GET", path, {
      address: "203.0.113.20",
      headers: { "User-Agent": `Mozilla/5.0 (${i})` },
    });
  for (let i = 0; i < 50; i++)
    await server.call("GET", `/api/users/${seller.id}?listing=${id}`, { address: "203.0.113.20" });
  // Views are written every second.
  await Bun.sleep(2500);
  const counted = rows<{ views: number; contacts: number }>(
    "SELECT view_count AS views, contact_count AS contacts FROM listings WHERE id = ?",
    id,
  );
  // The first look came from another address.
  expect(counted).toEqual([{ views: 6, contacts: 3 }]);
});

test("turning on two-step verification is worth nothing to a copied cookie", async () => {
  const copy = await server.signUp();
  const elsewhere = await server.signIn(copy.email);
  const { begun, member, codes } = await turnOnTwoSteps(server, copy, async () => {
    for (const spy of [copy, elsewhere]) {
      const seen = await (await server.call("GET", "/second-factor", { as: spy })).text();
      expect(seen).not.toContain("otpauth:");
    }
  });
  expect(codes).toHaveLength(10);
  const me = (as: Member) => statusOf("GET", "/api/auth/me", { as });
  expect(await Promise.all([copy, elsewhere, begun, member].map(me))).toEqual([401, 401, 401, 200]);
});

test("saved searches are limited, and their links cannot be read in the database", async () => {
  const as = await server.signUp();
  const statuses = new Map<number, number>();
  for (let i = 0; i < 130; i++) {
    const json = { kind: "car", query: "make=Kia" };
    const answer = await server.call("POST", "/api/saved-searches", { as, json });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const { id } = (await answer.json()) as { id?: string };
    if (id) await server.call("DELETE", `/api/saved-searches/${id}`, { as });
  }
  expect([...statuses]).toEqual([
    [201, 100],
    [429, 30],
  ]);
  for (const { stop_token } of rows<{ stop_token: string }>("SELECT stop_token FROM saved_searches"))
    expect(stop_token).toStartWith("v1.");
});

test("users cannot be exported without a code", async () => {
  const post = (as: Member, code: string) =>
    server.call("POST", "/dashboard/export/users", { as, body: new URLSearchParams({ code }) });
  expect((await post(admin, "123456")).status).toBe(400);
  const other = await server.signUpAdmin();
  const { member, codes } = await turnOnTwoSteps(server, other);
  expect((await post(member, "")).status).toBe(400);
  const csv = await (await post(member, codes[0] ?? "")).text();
  expect(csv).toContain("root@example.com");
  expect(await statusOf("GET", "/api/admin/export/users.csv", { as: member })).toBe(404);
});
