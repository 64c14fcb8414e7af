import { expect, test } from "bun:test";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { readConfig } from "#src/config.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { openDatabase } from "#src/db/open.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { findSubscriber } from "#src/features/newsletter/queries.ts";
import { sealTokens } from "#src/features/saved-searches/actions.ts";
import { findByToken } from "#src/features/saved-searches/queries.ts";
import { savedSearches } from "#src/features/saved-searches/tables.ts";
import { openDeps } from "#src/open-deps.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { findSecondFactor } from "./second-factor.ts";
import { rotateSecret, secretsForgotten } from "./secret.ts";
import { siteKey } from "./site-key.ts";
import { repeatableRequests, users } from "./tables.ts";

const SECRET = "JBSWY3DPEHPK3PXP";
const LINK = "https://cars.example.com/reset-password?token=a-token-in-a-mail";
const GIVEN = "a key of at least thirty-two characters";
const OTHER = "another key of thirty-two characters";

const newFolder = (): string => mkdtempSync(join(tmpdir(), "markaba-secret-"));
const configOf = (DATA_DIR: string, more = {}) =>
  readConfig({ NODE_ENV: "test", LOG_LEVEL: "error", DATA_DIR, ...more });
const open = (dir: string, more = {}) => openDeps(configOf(dir, more), noAssets);
const keyIn = (dir: string) => readFileSync(join(dir, "secret.key"), "utf8");

/** The text of all database files, as a thief could read them. */
const bytesIn = (dir: string): string =>
  ["markaba.sqlite", "markaba.sqlite-wal"]
    .map((name) => join(dir, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "latin1"))
    .join("");

/** A site with one account's two-step verification, an email with a link and an answer that may be asked for again. */
async function plant(dir: string, more = {}): Promise<void> {
  const { deps, close } = await open(dir, more);
  await deps.db.withTx(async (tx) => {
    const user = { id: "u", email: "a@example.com", emailKey: "a@example.com", passwordHash: "-", name: "A" };
    await tx.insert(users).values({ ...user, totpSecret: SECRET, createdAt: 1, updatedAt: 1 });
    const answered = { subject: "u", key: "k", requestHash: "-", status: 201, createdAt: 1 };
    await tx.insert(repeatableRequests).values({ id: "r", answer: "answered before", ...answered });
    await queueMail(tx, deps, {
      kind: "test",
      to: { userId: "u", email: "a@example.com", language: "en" },
      write: () => ({ subject: "Your link", paragraphs: ["Hello"], action: { label: "Open", url: LINK } }),
      unsubscribeUrl: LINK,
    });
  });
  await close();
}

async function read(dir: string, more = {}) {
  const { deps, close } = await open(dir, more);
  const [user] = await deps.db.read.select().from(users).where(eq(users.id, "u"));
  const [mail] = await deps.db.read.select().from(outbox);
  const [request] = await deps.db.read.select().from(repeatableRequests);
  await close();
  const link = mail?.text.includes(LINK);
  return { secret: user?.totpSecret, subject: mail?.subject, link, mail, answer: request?.answer };
}

const WHOLE = { secret: SECRET, subject: "Your link", link: true, answer: "answered before" };

async function rotate(dir: string, more = {}): Promise<string> {
  const { deps, close } = await open(dir, more);
  try {
    return await rotateSecret(deps.config, deps.db);
  } finally {
    await close();
  }
}

test("a command next to a running server keeps the new key of an unfinished rotation", async () => {
  const dir = newFolder();
  const server = await open(dir);
  const next = join(dir, "secret.key.next");
  writeFileSync(next, GIVEN);
  await (await openDeps(configOf(dir), noAssets, { isBesideServer: true })).close();
  expect(existsSync(next)).toBe(true);
  await server.close();
  await (await open(dir)).close();
  expect(existsSync(next)).toBe(false);
});

test("two-step secrets and emails cannot be read in the database's files; the key is in its own file", async () => {
  const dir = newFolder();
  await plant(dir);
  const bytes = bytesIn(dir);
  expect(bytes).toContain("a@example.com");
  for (const text of [SECRET, LINK, "a-token-in-a-mail", "Your link", "answered before"])
    expect(bytes).not.toContain(text);
  expect(keyIn(dir).length).toBeGreaterThanOrEqual(43);
  expect(statSync(join(dir, "secret.key")).mode & 0o777).toBe(0o600);
  expect(await read(dir)).toMatchObject(WHOLE);
});

test("rows with the same text differ, and a changed one is refused", async () => {
  const dir = newFolder();
  await plant(dir);
  const { deps, close } = await open(dir);
  const { writer } = deps.db.sqlite;
  const before = String(writer.query("SELECT totp_secret FROM users").values()[0]?.[0]);
  await deps.db.withTx((tx) => tx.update(users).set({ totpSecret: SECRET }));
  expect(String(writer.query("SELECT totp_secret FROM users").values()[0]?.[0])).not.toBe(before);
  // Not the last character: some of its bits are padding.
  const changed = before.replace(/.(?=.$)/, (one) => (one === "A" ? "B" : "A"));
  for (const stored of [changed, SECRET]) {
    await deps.db.withTx(async () => void writer.run("UPDATE users SET totp_secret = ?", [stored]));
    await expect((async () => deps.db.read.select().from(users))()).rejects.toThrow();
  }
  await close();
});

test("each purpose has its own key, which is the same at the next start", async () => {
  const dir = newFolder();
  const keys = async () => {
    await (await open(dir)).close();
    return [siteKey("device-cookie").toString("hex"), siteKey("other").toString("hex")];
  };
  const first = await keys();
  expect(first[0]).not.toBe(first[1]);
  expect(await keys()).toEqual(first);
});

test("older plain text is encrypted at the start, and links in old emails still work", async () => {
  const dir = newFolder();
  const old = openDatabase(join(dir, "markaba.sqlite"));
  const { writer } = old.sqlite;
  migrate(writer, migrations.slice(0, 2), null);
  writer.run(
    "INSERT INTO users (id, email, email_key, password_hash, name, totp_secret, created_at, updated_at) VALUES ('u', 'a@example.com', 'a@example.com', '-', 'A', ?, 1, 1)",
    [SECRET],
  );
  writer.run(
    "INSERT INTO outbox (id, kind, recipient, language, subject, text, html, next_try_at, created_at) VALUES ('m', 'test', 'a@example.com', 'en', 'Your link', ?, ?, 1, 1)",
    [LINK, LINK],
  );
  writer.run(
    "INSERT INTO subscribers (id, email, email_key, language, token, created_at) VALUES ('s', 'a@example.com', 'a@example.com', 'en', 'a-plain-token', 1)",
  );
  await old.close();
  expect(bytesIn(dir)).toContain(SECRET);
  expect(await read(dir)).toMatchObject({ ...WHOLE, answer: undefined });
  for (const text of [SECRET, "a-token-in-a-mail", "a-plain-token"]) expect(bytesIn(dir)).not.toContain(text);
  const { deps, close } = await open(dir);
  expect(await findSubscriber(deps.db.read, "a-plain-token")).toMatchObject({
    id: "s",
    token: "a-plain-token",
  });
  await close();
});

test("a new key replaces the old one everywhere", async () => {
  const dir = newFolder();
  await plant(dir);
  const old = keyIn(dir);
  expect(await rotate(dir)).toContain("secret.key");
  expect(keyIn(dir)).not.toBe(old);
  expect(await read(dir)).toMatchObject({ ...WHOLE, mail: { unsubscribeUrl: LINK } });
  writeFileSync(join(dir, "secret.key"), old);
  await expect(open(dir)).rejects.toThrow("secret.key is not the key");
});

test("the stop links of alerts are encrypted, older ones too, and work with a new key until it is lost", async () => {
  const dir = newFolder();
  await plant(dir);
  const site = await open(dir);
  const { writer } = site.deps.db.sqlite;
  writer.run(
    "INSERT INTO saved_searches (id, user_id, kind, query, name, rhythm, by_mail, by_push, stop_token, looked_at, created_at) VALUES ('s', 'u', 'car', '', 'Cars', 'now', 1, 0, 'a-plain-token', 1, 1)",
  );
  const stored = () => String(writer.query("SELECT stop_token FROM saved_searches").values()[0]?.[0]);
  const found = async ({ deps }: typeof site, token: string) => (await findByToken(deps.db.read, token))?.id;
  expect([stored(), await found(site, "a-plain-token")]).toEqual(["a-plain-token", "s"]);
  await sealTokens(site.deps);
  const sealed = stored();
  expect(sealed).toStartWith("v1.");
  await sealTokens(site.deps);
  expect(stored()).toBe(sealed);
  expect([await found(site, "a-plain-token"), await found(site, sealed)]).toEqual(["s", undefined]);
  await site.close();
  await rotate(dir);
  const rotated = await open(dir);
  expect(await found(rotated, "a-plain-token")).toBe("s");
  await rotated.close();
  rmSync(join(dir, "secret.key"));
  await (await forget(dir)).close();
  const forgotten = await open(dir);
  await sealTokens(forgotten.deps);
  const [search] = await forgotten.deps.db.read.select().from(savedSearches);
  expect(await found(forgotten, "a-plain-token")).toBeUndefined();
  expect(await found(forgotten, search?.stopToken ?? "")).toBe("s");
  await forgotten.close();
});

test("after a crash during a rotation, everything uses either the old or the new key", async () => {
  const before = newFolder();
  await plant(before);
  const after = newFolder();
  cpSync(before, after, { recursive: true });
  await rotate(after);
  // Only the new key is written.
  cpSync(join(after, "secret.key"), join(before, "secret.key.next"));
  // As after a crash before the last step, which renames secret.key.next to secret.key.
  cpSync(join(after, "secret.key"), join(after, "secret.key.next"));
  cpSync(join(before, "secret.key"), join(after, "secret.key"));
  for (const dir of [before, after]) {
    expect(await read(dir)).toMatchObject(WHOLE);
    expect(existsSync(join(dir, "secret.key.next"))).toBe(false);
  }
});

test("with SECRET_KEY nothing is written to a file, and NEW_SECRET_KEY replaces it", async () => {
  const dir = newFolder();
  await plant(dir, { SECRET_KEY: GIVEN });
  expect(existsSync(join(dir, "secret.key"))).toBe(false);
  await expect(rotate(dir, { SECRET_KEY: GIVEN })).rejects.toThrow("set NEW_SECRET_KEY");
  expect(await rotate(dir, { SECRET_KEY: GIVEN, NEW_SECRET_KEY: OTHER })).toContain("Set SECRET_KEY to it");
  expect(await read(dir, { SECRET_KEY: OTHER })).toMatchObject(WHOLE);
  await expect(open(dir, { SECRET_KEY: GIVEN })).rejects.toThrow("SECRET_KEY is not the key");
});

test("a missing, damaged or short key is reported, and no new one is created", async () => {
  const dir = newFolder();
  await plant(dir);
  const key = keyIn(dir);
  rmSync(join(dir, "secret.key"));
  await expect(open(dir)).rejects.toThrow(/secret\.key back from a backup, or set SECRET_KEY/);
  expect(existsSync(join(dir, "secret.key"))).toBe(false);
  expect(await read(dir, { SECRET_KEY: key })).toMatchObject(WHOLE);
  writeFileSync(join(dir, "secret.key"), "");
  await expect(open(dir)).rejects.toThrow(
    /secret\.key is damaged.*from a backup.*lost, run: markaba secret forget/,
  );
  expect(() => configOf(dir, { SECRET_KEY: "short" })).toThrow("SECRET_KEY: ");
});

const forget = (dir: string, more = {}) => openDeps(configOf(dir, more), noAssets, { isKeyLost: true });

test("without the lost key the site continues without its secrets; an existing key is not deleted", async () => {
  const dir = newFolder();
  await plant(dir);
  await expect(forget(dir)).rejects.toThrow("nothing is lost. To change it, run: markaba secret rotate");
  await expect(forget(dir, { SECRET_KEY: GIVEN })).rejects.toThrow("remove SECRET_KEY from the settings");
  expect(await read(dir)).toMatchObject(WHOLE);
  rmSync(join(dir, "secret.key"));
  await (await forget(dir)).close();
  const { deps, close } = await open(dir);
  expect(await findSecondFactor(deps.db.read, "u")).toEqual({ state: "off" });
  expect(await deps.db.read.$count(outbox)).toBe(0);
  expect(await deps.db.read.$count(repeatableRequests)).toBe(0);
  expect(await deps.db.read.$count(users)).toBe(1);
  await close();
});

test("forgetting a damaged key creates a new one; a wrong but valid key is used from then on", async () => {
  for (const [found, isReplaced] of [
    ["", true],
    ["cut off", true],
    [GIVEN, false],
  ] as const) {
    const dir = newFolder();
    await plant(dir);
    writeFileSync(join(dir, "secret.key"), found);
    await expect(open(dir)).rejects.toThrow("lost, run: markaba secret forget");
    await (await forget(dir)).close();
    expect(keyIn(dir) !== found).toBe(isReplaced);
    expect(keyIn(dir).length).toBeGreaterThanOrEqual(32);
    expect(await read(dir)).toMatchObject({ secret: null });
  }
});

test("the command names the key used from then on and all that is lost", async () => {
  const dir = newFolder();
  expect(secretsForgotten(configOf(dir))).toContain(`with the key in ${dir}/secret.key.`);
  expect(secretsForgotten(configOf(dir, { SECRET_KEY: GIVEN }))).toContain("with the key in SECRET_KEY.");
  expect(secretsForgotten(configOf(dir))).toMatch(
    /Two-step verification .* unsent emails .* notifications .* links in newsletters and alerts already sent/,
  );
});

test("a new key left under its temporary name by a crash is not forgotten", async () => {
  const dir = newFolder();
  await plant(dir);
  const old = keyIn(dir);
  await rotate(dir);
  cpSync(join(dir, "secret.key"), join(dir, "secret.key.next"));
  writeFileSync(join(dir, "secret.key"), old);
  await expect(forget(dir)).rejects.toThrow("nothing is lost");
  expect(await read(dir)).toMatchObject(WHOLE);
});

test("a new site's damaged key can be deleted; otherwise there is nothing to forget", async () => {
  const dir = newFolder();
  writeFileSync(join(dir, "secret.key"), "short");
  await expect(open(dir)).rejects.toThrow("Delete it, and the next start makes a new one");
  await expect(forget(dir)).rejects.toThrow("nothing is lost");
});

test("a different SECRET_KEY is refused, with instructions for changing it", async () => {
  const dir = newFolder();
  await plant(dir, { SECRET_KEY: GIVEN });
  await expect(open(dir, { SECRET_KEY: OTHER })).rejects.toThrow(
    "set SECRET_KEY to the old key and NEW_SECRET_KEY to the new one, then run: markaba secret rotate",
  );
  await rotate(dir, { SECRET_KEY: GIVEN, NEW_SECRET_KEY: OTHER });
  expect(await read(dir, { SECRET_KEY: OTHER })).toMatchObject(WHOLE);
});
