import { expect, test } from "bun:test";
import { type Config } from "#src/config.ts";
import { users } from "#src/auth/tables.ts";
import { verifyPassword } from "#src/auth/passwords.ts";
import { counters, listings } from "#src/features/listings/tables.ts";
import { photos } from "#src/features/photos/tables.ts";
import { type TestApp, testApp } from "#src/testing/test-app.ts";
import { isNewDatabase, plantDemo } from "./plant.ts";
import { readPictures } from "./pictures.ts";
import { DEMO_PASSWORD } from "./story-people.ts";

/** A site that has the demo's pictures already, since encoding them takes 15 seconds. */
async function siteWithPictures(config: Partial<Config> = {}): Promise<TestApp> {
  const app = testApp({ config });
  const rows = [...(await readPictures()).values()].map(async (file) => {
    const hash = new Bun.CryptoHasher("sha256").update(await file.bytes());
    return { id: hash.digest("hex").slice(0, 32), width: 1600, height: 1200, placeholder: "", createdAt: 0 };
  });
  const known = await Promise.all(rows);
  await app.deps.db.withTx((tx) => tx.insert(photos).values(known));
  return app;
}

test("in production the demo has no admin and a random password", async () => {
  const app = await siteWithPictures({ NODE_ENV: "production" });
  const report = await plantDemo(app.deps);
  const everybody = await app.deps.db.read.select().from(users);
  expect(everybody.filter(({ role }) => role === "admin")).toEqual([]);
  expect(report).not.toContain("admin@");
  const [, password = ""] = /seller@markaba\.test {2}(\w{24})/.exec(report) ?? [];
  const hash = everybody[0]?.passwordHash ?? "";
  expect(await Promise.all([DEMO_PASSWORD, password].map((tried) => verifyPassword(tried, hash)))).toEqual([
    false,
    true,
  ]);
});

test("an interrupted planting starts again", async () => {
  const { deps } = await siteWithPictures();
  // Makes the last insert fail.
  await deps.db.withTx((tx) => tx.insert(counters).values({ name: "rev", value: 1 }));
  await expect(plantDemo(deps)).rejects.toThrow();
  expect(await isNewDatabase(deps)).toBe(true);
  await deps.db.withTx((tx) => tx.delete(counters));
  expect(await plantDemo(deps)).toContain(`admin@markaba.test  ${DEMO_PASSWORD}`);
  expect(await deps.db.read.$count(listings)).toBeGreaterThan(200);
  await expect(plantDemo(deps)).rejects.toThrow("has users already");
});
