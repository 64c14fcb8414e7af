import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { notifyBreach } from "./breach.ts";

const TEXT = `# English
On 3 March somebody copied **your address**.

Choose a new password.

# العربية
نسخ أحدهم عنوانك في 3 آذار.
`;

async function breachedSite(text = TEXT) {
  const folder = mkdtempSync(join(tmpdir(), "markaba-breach-"));
  const app = testApp({ config: { SMTP_URL: "smtp://mail.example.com", DATA_DIR: folder } });
  const file = join(folder, "text.md");
  await Bun.write(file, text);
  const notify = (to: string, answer = true) =>
    notifyBreach(app.deps, { file, to, confirm: () => Promise.resolve(answer) });
  const queued = async () =>
    (await app.deps.db.read.select().from(outbox)).filter(({ kind }) => kind === "breach");
  const records = () => readdirSync(folder).filter((name) => name.startsWith("breach-"));
  return { app, folder, notify, queued, records };
}

test("everybody with an address is told once, in their language, and it is recorded", async () => {
  const { app, folder, notify, queued, records } = await breachedSite();
  const reader = await app.signUp({ email: "Reader@example.com" });
  await app.deps.db.withTx((tx) => tx.update(users).set({ language: "ar" }).where(eq(users.id, reader.id)));
  await app.signUp({ email: "other@example.com" });
  await app.json("POST", "/api/newsletter", { email: "reader@example.com" });
  expect(await notify("all")).toStartWith("2 emails are queued.");
  const mails = await queued();
  expect(mails.map(({ recipient, language }) => [recipient, language]).sort()).toEqual([
    ["Reader@example.com", "ar"],
    ["other@example.com", "en"],
  ]);
  const texts = mails.map(({ text }) => text).join();
  expect(texts).toContain("Choose a new password.");
  expect(texts).toContain("نسخ أحدهم عنوانك");
  const record = await Bun.file(join(folder, records()[0] ?? "")).json();
  expect(record).toMatchObject({ to: "all", count: 2, hashes: { file: expect.stringMatching(/^\w{64}$/) } });

  await notify("all");
  expect(await queued()).toHaveLength(2);
});

test("a list may hold addresses that are not stored", async () => {
  const { folder, notify, queued } = await breachedSite();
  const list = join(folder, "list.txt");
  await Bun.write(list, "guest@example.com\n\nGUEST@example.com \n");
  await notify(list);
  expect((await queued()).map(({ recipient, language }) => [recipient, language])).toEqual([
    ["GUEST@example.com", "ar"],
  ]);
  await Bun.write(list, "no address");
  await expect(notify(list)).rejects.toThrow('"no address" is not an email address');
});

test("without a yes, a text in both languages or a file, nothing is sent", async () => {
  const { app, notify, queued, records } = await breachedSite();
  await app.signUp({});
  expect(await notify("all", false)).toBe("Nothing was sent");
  await expect(notify("missing.txt")).rejects.toThrow("There is no file missing.txt");
  const half = await breachedSite("# English\nHello");
  await half.app.signUp({});
  await expect(half.notify("all")).rejects.toThrow("العربية");
  expect([...(await queued()), ...(await half.queued()), ...records()]).toEqual([]);
});
