import { expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { dialect } from "#src/config.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { tableName } from "#src/db/all-rows.ts";
import { recordOwnAction } from "#src/features/accounts/actions/notices.ts";
import { mailUnread } from "#src/features/conversations/threads/actions/mail-unread.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { markSent, PARTING_MAIL } from "#src/features/mail/actions/outbox.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { allTables } from "#src/operation/moving/all-tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { plantToken } from "#src/testing/site/plant-token.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";
import { deleteUser } from "#src/features/admin/actions.ts";
import { eraseAccount } from "./actions.ts";
import { dataExports } from "./tables.ts";

/** Fewer on PostgreSQL, where each takes a tenth of a second and the rows are the same. */
const PEOPLE = dialect === "postgres" ? 40 : 200;
/** Of those in a dealer's team, every fourth owns one. */
const DEALERS_EVERY = 10;

/** The same numbers in every run. */
function randomly(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(97 + below(26))).join("");
  return { below, letters, often: (percent: number) => below(100) < percent };
}
const { below, letters, often } = randomly(41);

interface Person extends TestUser {
  /** What was written without an account from an unconfirmed address may be another person's, so it stays. */
  isConfirmed: boolean;
  phone: string;
  /** In every form in which it may be stored. */
  digits: string;
}

async function register(app: TestApp): Promise<Person> {
  const digits = `79${1_000_000 + below(8_999_999)}`;
  const name = `Q${letters(6)} Z${letters(7)}`;
  const given = { name, email: `${letters(9).toUpperCase()}@example.net`, phone: `+962${digits}` };
  const isConfirmed = often(80);
  const user = await app.signUp({ ...given, emailVerifiedAt: isConfirmed ? 1 : null });
  return { ...user, isConfirmed, phone: given.phone, digits };
}

/** What a person does on the site, with name, address and number wherever they can be typed. */
async function live(app: TestApp, me: Person, others: Person[], admin: TestUser): Promise<void> {
  const { name, email, phone, isConfirmed } = me;
  const call = (method: string, path: string, body?: object, as: TestUser | undefined = me) =>
    app.json(method, path, body, { as, address: `198.51.100.${below(250)}` });
  const all = `${name}, ${phone}, ${email}`;
  const other = others[below(others.length)] ?? me;
  const car = await plantCar(app, me, { description: `Call ${all}` });
  if (often(50)) return;
  if (often(18)) await plantPlate(app, me, { description: `Call ${all}` });
  const draft = { kind: "car", values: { title: "Kia", description: all }, photos: [], editedMsAgo: 0 };
  if (often(18)) await call("PUT", `/api/user/drafts/${crypto.randomUUID()}`, draft);
  const theirs = await plantCar(app, other);
  const asked = { buyerName: name, buyerPhone: phone, buyerEmail: email, message: `I am ${all}. For sale?` };
  if (often(40)) {
    const { body } = await call("POST", "/api/inquiries", { ...asked, carId: theirs });
    const thread = `/api/conversations/${body.conversationId}`;
    await call("POST", `${thread}/messages`, { text: `Reach me: ${all}` });
    if (often(40)) await call("POST", `${thread}/offers`, { amount: 9000 + below(3000) });
    if (often(40)) await call("POST", `${thread}/report`, { reason: "scam", note: `By ${all}` });
    if (often(40)) await call("POST", `${thread}/block`, {}, other);
  }
  if (isConfirmed && often(18)) await app.json("POST", "/api/inquiries", { ...asked, carId: theirs });
  if (often(18))
    await call("POST", "/api/reports", { listingId: theirs, reason: "other", text: `From ${all}` });
  if (often(20))
    await call("POST", "/api/reports", { sellerId: me.id, reason: "scam", text: "He never came" }, other);
  if (often(18)) await call("POST", "/api/saved-searches", { kind: "car", query: "make=Toyota", name });
  if (often(15)) await call("PUT", `/api/favorites/${theirs}`);
  if (isConfirmed && often(18)) await app.json("POST", "/api/newsletter", { email });
  if (often(20)) await app.form("/settings/newsletter", { wanted: "yes" }, { as: me });
  if (often(18))
    await app.form("/contact", { name, email, subject: `From ${name}`, message: all }, { as: me });
  if (isConfirmed && often(18))
    await app.form("/privacy/request", { name, email, asks: "access", message: all });
  if (often(15)) await call("POST", "/api/push-subscriptions", pushDevice().subscription);
  if (often(15)) await plantToken(app, me, [], { name });
  if (often(2)) await app.json("POST", "/api/auth/login", { email, password: "wrong" });
  if (often(15))
    await call("PATCH", `/api/admin/users/${me.id}`, { adminNote: `${all} called`, verified: true }, admin);
  if (often(15))
    await call(
      "POST",
      `/api/admin/reviews/${car}`,
      { verdict: "rejected", reason: "other", note: `Dear ${name}, call us` },
      admin,
    );
  await app.deps.db.withTx(async (tx) => {
    const user = await findUser(tx, me.id);
    if (user) await recordOwnAction(tx, app.deps, user, "second-factor.on");
    const row = { id: crypto.randomUUID(), userId: me.id, key: "k", createdAt: 1, expiresAt: 2 };
    await tx.insert(dataExports).values(row);
  });
}

async function work(app: TestApp, owner: Person, colleague: Person): Promise<void> {
  const call = (method: string, path: string, body?: object, as: TestUser = owner) =>
    app.json(method, path, body, { as });
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, colleague.id)),
  );
  const trade = `Motors ${letters(6)}`;
  const dealer = {
    nameEn: trade,
    nameAr: `معرض ${letters(3)}`,
    legalName: `${owner.name} Establishment`,
    phone: owner.phone,
    location: "Amman",
  };
  await call("POST", "/api/dealers", dealer);
  await call("PATCH", "/api/dealer", {
    legalName: `${owner.name} and sons`,
    phone: owner.phone.replace(/.$/, "0"),
  });
  await call("POST", "/api/dealer/people", { email: colleague.email, role: "sales" });
  const mails = await app.deps.db.read.select().from(outbox).where(eq(outbox.recipient, colleague.email));
  const mail = mails.find(({ kind }) => kind === "dealer-invitation");
  const invitation = /invitations\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  await app.form(`/dealers/invitations/${invitation}`, {}, { as: colleague });
  const file = new FormData();
  file.set("file", new File([`stockId,price\r\n${owner.name},9000`], `${owner.name}.csv`));
  await app.request("/api/dealer/imports", { method: "POST", body: file }, { as: colleague });
  await call("POST", "/api/dealer/feeds", { kind: "meta" });
  await call("POST", "/api/dealer/people", { email: `${letters(5)}@example.org`, role: "sales" });
}

async function settleReports(app: TestApp, admin: TestUser): Promise<void> {
  const { body } = await app.json("GET", "/api/admin/reports?pageSize=100", undefined, { as: admin });
  const settled = (body.items as { id: string; conversationId: string | null }[]).map(
    async ({ id, conversationId }, i) => {
      if (conversationId)
        await app.json("GET", `/api/admin/conversations/${conversationId}`, undefined, { as: admin });
      if (i % 3 > 0)
        await app.json("PATCH", `/api/admin/reports/${id}`, { status: "dismissed" }, { as: admin });
    },
  );
  await Promise.all(settled);
}

/** Everything in the database as text, by table and column: also what is encrypted, and the search indexes. */
async function textOf({ deps }: TestApp): Promise<Map<string, string>> {
  const texts = new Map<string, string[]>();
  const add = (table: string, rows: Record<string, unknown>[]) => {
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const text =
          value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : JSON.stringify(value);
        const readable = column === "content" ? `${text} ${Buffer.from(String(value), "base64")}` : text;
        texts.getOrInsertComputed(`${table}.${column}`, () => []).push(readable?.toLowerCase() ?? "");
      }
  };
  for (const table of allTables) add(tableName(table), await deps.db.read.select().from(table));
  if (dialect === "sqlite") {
    const { reader } = deps.db.sqlite;
    const tables = reader.query("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as {
      name: string;
    }[];
    for (const { name } of tables)
      add(name, reader.query(`SELECT * FROM "${name}"`).all() as Record<string, unknown>[]);
  } else {
    const names = await deps.db.read
      .select({ name: sql<string>`table_name` })
      .from(sql.raw("information_schema.tables"))
      .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
    for (const { name } of names)
      add(
        name,
        await deps.db.read.select({ row: sql<string>`to_json(t)::text` }).from(sql.raw(`"${name}" t`)),
      );
  }
  return new Map([...texts].map(([place, all]) => [place, all.join("\n")]));
}

const tracesOf = async (app: TestApp, people: Person[]): Promise<string[]> => {
  const words = people
    .flatMap(({ name, email, digits }) => [name, email, digits])
    .map((word) => word.toLowerCase());
  return [...(await textOf(app))].flatMap(([place, text]) =>
    words.some((word) => text.includes(word)) ? [place] : [],
  );
};

/** What people wrote to others stays with these; the privacy policy says so. */
const KEPT = ["messages.text", "messages.row"];

test("deleted accounts leave no name, address or number but what the policy names", async () => {
  const app = testApp();
  const admin = await app.signUp({ role: "admin" });
  const keepers = await Promise.all(Array.from({ length: 5 }, () => register(app)));
  const people: Person[] = [];
  for (let i = 0; i < PEOPLE; i++) people.push(await register(app));
  for (const me of people) await live(app, me, often(50) ? keepers : people, admin);
  for (let i = 0; i < PEOPLE; i += DEALERS_EVERY) {
    const [owner, colleague] = people.slice(i, i + 2);
    if (owner && colleague) await work(app, owner, colleague);
  }
  await settleReports(app, admin);
  app.clock.advance(HOUR_MS);
  await mailUnread(app.deps);
  for (const mail of await app.deps.db.read.select().from(outbox))
    if (often(70)) await markSent(app.deps, mail);
  const before = await tracesOf(app, people);
  expect(new Set(before.map((place) => place.split(".")[0])).size).toBeGreaterThan(12);

  // Colleagues first: an owner cannot leave others without an owner.
  for (const me of people.toReversed()) {
    if (often(15)) await deleteUser(app.deps, admin, me.id, me.email);
    else
      await app.deps.db.withTx(async (tx) => {
        const user = await findUser(tx, me.id);
        if (user) await eraseAccount(tx, app.deps, user);
      });
    const parting = app.deps.db.read.select().from(outbox).where(eq(outbox.kind, PARTING_MAIL));
    for (const mail of await parting) await markSent(app.deps, mail);
  }
  const { read } = app.deps.db;
  expect(await read.$count(users)).toBe(6);
  expect((await tracesOf(app, people)).filter((place) => !KEPT.includes(place))).toEqual([]);
}, 60_000);
