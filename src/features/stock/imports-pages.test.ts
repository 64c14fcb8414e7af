import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { PASSWORD, passwordHash } from "#src/testing/site/lived-in.ts";
import { pageOf } from "#src/testing/site/settled.ts";
import { car, stockDesk } from "#src/testing/site/stock-desk.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const pathOf = ({ id }: { id: string }) => `/dealer/imports/${id}`;
const many = (count: number) => Array.from({ length: count }, (_, i) => car(`A${i}`));

test("what was typed stays when a form of the import page is refused", async () => {
  const { app, manager, plan, importAll } = await stockDesk();
  const one = await plan([{ ...car("A1"), Ton: "White" }]);
  const twice = { mode: "full", field0: "stockId", field1: "make", field2: "make", field9: "trim" };
  const mapped = await app.form(`${pathOf(one)}/plan`, twice, { as: manager });
  const page = await mapped.text();
  expect([mapped.status, wordsIn(page).includes("Two columns are set")]).toEqual([400, true]);
  expect(page).toMatch(/<select[^>]*name="field2"[^>]*>.*?<option value="make" selected=""/s);
  expect(page).toMatch(/<select[^>]*name="mode"[^>]*>.*?<option value="full" selected=""/s);
  expect(page).toMatch(/<details[^>]* open=""/);
  await importAll(many(7));
  const full = await plan(many(1), { mode: "full" });
  const applied = await app.form(
    `${pathOf(full)}/apply`,
    { hash: full.hash, withdraw: "5" },
    { as: manager },
  );
  expect([applied.status, /<input[^>]*name="withdraw"[^>]*value="5"/.test(await applied.text())]).toEqual([
    409,
    true,
  ]);
});

test("a column that the file lacks is named once, and not at every row", async () => {
  const { app, manager, plan } = await stockDesk();
  const rows = many(3).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== "price")),
  );
  const one = await plan(rows);
  expect(one.counts).toMatchObject({ errors: 3 });
  const words = wordsIn(await pageOf(app, manager, pathOf(one)));
  expect(words).toContain("The file has no column for Price");
  expect(words).not.toContain("Price is required");
  const complete = await plan([car("A1", { price: "" })]);
  const told = wordsIn(await pageOf(app, manager, pathOf(complete)));
  expect([told.includes("has no column"), told.includes("Price is required")]).toEqual([false, true]);
});

test("the page says who imported and when, and shows the prices of new cars and links to known ones", async () => {
  const { app, manager, plan, importAll } = await stockDesk();
  const one = await plan([car("A1")]);
  const page = await pageOf(app, manager, pathOf(one));
  for (const text of [manager.name, "12,500 JD"]) expect(wordsIn(page)).toContain(text);
  expect(page).toContain("2026");
  const done = await importAll([car("A1")]);
  expect(await pageOf(app, manager, pathOf(done))).toMatch(/<td[^>]*><a href="\/cars\/[\w-]+"/);
});

test("a whole stock opens on the cars that it lacks, until it is applied", async () => {
  const { app, manager, plan, importAll, apply } = await stockDesk();
  await importAll([car("A1"), car("A2")]);
  const full = await plan([car("A1"), car("B1")], { mode: "full" });
  const tab = async () => /tab=(\w+)"[^>]*aria-current/.exec(await pageOf(app, manager, pathOf(full)))?.[1];
  expect(await tab()).toBe("missing");
  await apply(full);
  expect(await tab()).toBe("new");
});

test("an import stays with the dealer when the account of its maker is deleted", async () => {
  const { app, owner, manager, plan } = await stockDesk(testApp());
  const one = await plan([car("A1")]);
  await app.form("/dealer/imports/feed", { address: "https://dms.example/cars.csv" }, { as: manager });
  await app.deps.db.withTx((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, manager.id)));
  const deleted = await app.form("/settings/delete", { password: PASSWORD, confirm: "yes" }, { as: manager });
  expect(deleted.status).toBeLessThan(400);
  const page = wordsIn(await pageOf(app, owner, pathOf(one)));
  expect([page.includes("A member who left"), page.includes(manager.name)]).toEqual([true, false]);
  expect(await pageOf(app, owner, "/dealer/imports")).toContain("https://dms.example/cars.csv");
  expect(wordsIn(await pageOf(app, owner, "/ar/dealer/imports"))).toContain("عضو سابق");
});
