import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { codeAt } from "#src/testing/site/code-at.ts";
import { type SmtpSink, startSmtpSink } from "#src/testing/outside/smtp-sink.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { type HostileServer, type Member, startHostile } from "./server.ts";
import { turnOnTwoSteps } from "./two-steps.ts";

// Sends the same request many times at once: what may happen once must happen once.

const AT_ONCE = 20;
const PASSWORD = "petra in the morning";

let server: HostileServer;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startHostile({ SMTP_URL: sink.url });
});
afterAll(async () => {
  await server.dispose();
  await sink.die();
});

/** The number of calls by status. */
async function tally(call: (i: number) => Promise<Response>, times = AT_ONCE) {
  const responses = await Promise.all(Array.from({ length: times }, (_, i) => call(i)));
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function rows(sql: string, ...values: string[]): unknown[] {
  const db = new Database(join(server.dataDir, "markaba.sqlite"), { readonly: true });
  try {
    return db.query(sql).all(...values);
  } finally {
    db.close();
  }
}

const publish = (as: Member, fields: object = {}, path = "/api/cars") =>
  server.call("POST", path, { as, json: { ...typedCar, ...fields } });

async function publishedBy(as: Member): Promise<string> {
  const response = await publish(as);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const form = (as: Member | undefined, path: string, fields: Record<string, string>) =>
  server.call("POST", path, { ...(as && { as }), body: new URLSearchParams(fields) });

/** Which of the competing passwords can sign in; tried one by one, because many at once are refused. */
async function passwordsOf(email: string): Promise<number[]> {
  const right: number[] = [];
  for (let i = 0; i < 8; i++) {
    const json = { email, password: `${PASSWORD} ${i}` };
    if ((await server.call("POST", "/api/auth/login", { json })).status === 200) right.push(i);
  }
  return right;
}

const hiddenIn = (page: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ??
  new RegExp(`value="([^"]*)"[^>]*name="${name}"`).exec(page)?.[1] ??
  "";

const formFields = Object.fromEntries(Object.entries(typedCar).map(([name, value]) => [name, String(value)]));

test("edits of a form opened once: the first is saved, the others get a conflict", async () => {
  const seller = await server.signUp();
  const id = await publishedBy(seller);
  const page = await (await server.call("GET", `/cars/${id}/edit`, { as: seller })).text();
  const rev = hiddenIn(page, "rev");
  expect(rev).toMatch(/^\d+$/);
  const edit = (i: number) => form(seller, `/cars/${id}/edit`, { ...formFields, title: `Edit ${i}`, rev });
  expect(await tally(edit)).toEqual({ 303: 1, 409: AT_ONCE - 1 });
});

test("API edits with one rev: the first is saved, the others get a conflict", async () => {
  const seller = await server.signUp();
  const id = await publishedBy(seller);
  const { rev } = (await (await server.call("GET", `/api/cars/${id}`)).json()) as { rev: number };
  const json = (i: number) => ({ price: 10_000 + i, rev });
  const edit = (i: number) => server.call("PATCH", `/api/cars/${id}`, { as: seller, json: json(i) });
  expect(await tally(edit)).toEqual({ 200: 1, 409: AT_ONCE - 1 });
  // Without a rev, the last edit is saved.
  const careless = (i: number) =>
    server.call("PATCH", `/api/cars/${id}`, { as: seller, json: { price: 10_000 + i } });
  expect(await tally(careless)).toEqual({ 200: AT_ONCE });
});

test("admins' edits of a listing with one rev: the first is saved, the others get a conflict", async () => {
  const admin = await server.signUpAdmin();
  const id = await publishedBy(await server.signUp());
  const [row] = rows("SELECT rev FROM listings WHERE id = ?", id) as { rev: number }[];
  const patch = (i: number) =>
    server.call("PATCH", `/api/admin/cars/${id}`, {
      as: admin,
      json: { featured: true, verified: i % 2 === 0, rev: row?.rev },
    });
  expect(await tally(patch)).toEqual({ 200: 1, 409: AT_ONCE - 1 });
});

test("publishing at the listing limit: exactly as many as are left succeed", async () => {
  const seller = await server.signUp();
  for (let i = 0; i < 3; i++) await publishedBy(seller);
  const counts = await tally((i) => publish(seller, { title: `Race ${i}` }));
  expect(counts).toEqual({ 201: 2, 403: AT_ONCE - 2 });
  expect(rows("SELECT id FROM listings WHERE seller_id = ?", seller.id)).toHaveLength(5);
});

test("publishing the same number plate: one succeeds", async () => {
  const sellers = await Promise.all([server.signUp(), server.signUp()]);
  const counts = await tally((i) =>
    publish(sellers[i % 2] as Member, { ...typedPlate }, "/api/number-plates"),
  );
  expect(counts[201]).toBe(1);
  expect(rows("SELECT 1 FROM listings WHERE kind = 'number-plate'")).toHaveLength(1);
});

test("a form sent several times creates one listing and always redirects to it", async () => {
  const seller = await server.signUp();
  const page = await (await server.call("GET", "/list-car", { as: seller })).text();
  const submissionKey = hiddenIn(page, "submissionKey");
  expect(submissionKey).not.toBe("");
  expect(await tally(() => form(seller, "/list-car", { ...formFields, submissionKey }))).toEqual({
    303: AT_ONCE,
  });
  expect(rows("SELECT id FROM listings WHERE seller_id = ?", seller.id)).toHaveLength(1);
});

test("an inquiry sent several times is stored once", async () => {
  const carId = await publishedBy(await server.signUp());
  const asked = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
  const json = { ...asked, carId, message: "Is it still for sale?" };
  const counts = await tally(() => server.call("POST", "/api/inquiries", { json, address: "192.0.2.7" }), 8);
  expect(Object.keys(counts).every((status) => status === "200" || status === "201")).toBe(true);
  expect(rows("SELECT id FROM inquiries WHERE listing_id = ?", carId)).toHaveLength(1);
});

test("registering an email several times creates one account, with only its password", async () => {
  const json = { name: "Omar", email: "omar@example.com", phone: "0791234567", location: "Irbid" };
  const counts = await tally(
    (i) => server.call("POST", "/api/auth/register", { json: { ...json, password: `${PASSWORD} ${i}` } }),
    8,
  );
  // On a busy machine some wait too long for the password queue.
  expect([counts[201], (counts[409] ?? 0) + (counts[503] ?? 0)]).toEqual([1, 7]);
  expect(await passwordsOf(json.email)).toHaveLength(1);
});

test("a reset link sets one password, and only that one signs in", async () => {
  const { email } = await server.signUp();
  await form(undefined, "/forgot-password", { email });
  const mail = await sink.mailTo(email, "Choose a new password");
  const token = /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
  expect(token).not.toBe("");
  const password = (i: number) => `${PASSWORD} ${i}`;
  const counts = await tally(
    (i) => form(undefined, "/reset-password", { token, password: password(i), confirmPassword: password(i) }),
    8,
  );
  expect(counts[303]).toBe(1);
  expect(await passwordsOf(email)).toHaveLength(1);
});

test("a new password sent twice during other logins: all get a response, and only the new one signs in", async () => {
  const as = await server.signUp();
  const password = `${PASSWORD} 0`;
  const change = { currentPassword: as.password, password, confirmPassword: password };
  const twice = tally(() => server.call("POST", "/api/user/password", { as, json: change }), 2);
  const others = tally(async (i) => {
    // Staggered, so that some of them are in the queue while the second change waits.
    await Bun.sleep(i * 40);
    const json = { email: `nobody${i}@example.com`, password };
    return server.call("POST", "/api/auth/login", { json });
  }, 10);
  expect(await twice).toEqual({ 204: 2 });
  expect(Object.keys(await others).every((status) => status === "401" || status === "503")).toBe(true);
  expect(await passwordsOf(as.email)).toEqual([0]);
});

test("a two-step verification code admits one of many logins", async () => {
  const user = await server.signUp();
  const { email } = user;
  const now = Date.now();
  const { secret } = await turnOnTwoSteps(server, user);
  const waiting: Member[] = [];
  for (let i = 0; i < 5; i++) waiting.push(await server.signIn(email));
  const code = await codeAt(secret, now + 30_000);
  const counts = await tally(
    (i) => server.call("POST", "/api/auth/login/code", { as: waiting[i] as Member, json: { code } }),
    waiting.length,
  );
  expect(counts).toEqual({ 200: 1, 400: waiting.length - 1 });
});

test("favorites saved and removed at once leave one row or none, without an error", async () => {
  const id = await publishedBy(await server.signUp());
  const member = await server.signUp();
  const favorite = (method: string) => server.call(method, `/api/favorites/${id}`, { as: member });
  const count = () => rows("SELECT 1 FROM favorites WHERE listing_id = ?", id).length;
  expect(Object.keys(await tally(() => favorite("PUT")))).toEqual(["204"]);
  expect(count()).toBe(1);
  const mixed = await tally((i) => favorite(i % 2 === 0 ? "PUT" : "DELETE"));
  expect(Object.keys(mixed)).toEqual(["204"]);
  expect(count()).toBeLessThanOrEqual(1);
});

test("edits during a deletion: the listing stays deleted, with nothing left of it", async () => {
  const seller = await server.signUp();
  const id = await publishedBy(seller);
  const counts = await tally((i) =>
    i === AT_ONCE / 2
      ? server.call("DELETE", `/api/cars/${id}`, { as: seller })
      : server.call("PATCH", `/api/cars/${id}`, { as: seller, json: { price: 10_000 + i } }),
  );
  expect(Object.keys(counts).filter((status) => !["200", "204", "404", "410"].includes(status))).toEqual([]);
  expect((await server.call("GET", `/cars/${id}`)).status).toBe(410);
  expect(rows("SELECT status FROM listings WHERE id = ?", id)).toEqual([{ status: "removed" }]);
  expect(rows("SELECT 1 FROM listing_texts WHERE listing_id = ?", id)).toEqual([]);
});

test("a listing sold, unsold, deleted and edited at once by seller and admin: no error, and an intact database", async () => {
  const [seller, admin] = [await server.signUp(), await server.signUpAdmin()];
  const id = await publishedBy(seller);
  const calls = [
    () => server.call("POST", `/api/cars/${id}/sale`, { as: seller }),
    () => server.call("DELETE", `/api/cars/${id}/sale`, { as: seller }),
    () => server.call("PATCH", `/api/cars/${id}`, { as: seller, json: { price: 9000 } }),
    () => server.call("PATCH", `/api/admin/cars/${id}`, { as: admin, json: { featured: true } }),
    () => server.call("GET", `/cars/${id}`),
  ];
  const counts = await tally((i) => (calls[i % calls.length] as (typeof calls)[0])(), 50);
  expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(rows("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(rows("PRAGMA foreign_key_check")).toEqual([]);
});

test("the link for the first admin creates one admin", async () => {
  const fresh = await startHostile();
  const token = /set-up\?token=([\w-]+)/.exec(fresh.logs())?.[1] ?? "";
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const fields = { token, name: "Owner", email: `owner${i}@example.com`, password: PASSWORD };
      const body = new URLSearchParams({ ...fields, confirmPassword: PASSWORD });
      return (await fresh.call("POST", "/set-up", { body })).status;
    }),
  );
  const db = new Database(join(fresh.dataDir, "markaba.sqlite"), { readonly: true });
  expect(db.query("SELECT count(*) AS n FROM users WHERE role = 'admin'").all()).toEqual([{ n: 1 }]);
  db.close();
  await fresh.dispose();
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
});

test("none of these requests caused a server error", () => {
  const errors = server
    .logs()
    .split("\n")
    .filter((line) => line.includes('"level":"error"') && !line.includes("passwordsBusy"));
  expect(errors).toEqual([]);
});
