import { expect, test } from "bun:test";
import { type Config } from "#src/config.ts";
import { users } from "#src/auth/tables.ts";
import { verifyPassword } from "#src/auth/passwords.ts";
import { counters, listings } from "#src/features/listings/tables.ts";
import { photoFilesOf } from "#src/features/photos/actions.ts";
import { photos } from "#src/features/photos/tables.ts";
import { getSetting } from "#src/features/site/queries.ts";
import { type TestApp, testApp } from "#src/testing/test-app.ts";
import { isNewDatabase, plantDemo } from "./plant.ts";
import { readPictures } from "./pictures.ts";
import { DEMO_PASSWORD } from "./story-people.ts";

/** A site that has the demo's pictures already, since encoding them takes 15 seconds. */
async function siteWithPictures(config: Partial<Config> = {}): Promise<TestApp> {
  const app = testApp({ config });
  const { db, photos: store } = app.deps;
  const contents = await Promise.all([...(await readPictures()).values()].map((file) => file.bytes()));
  const ids = contents.map((bytes) => new Bun.SHA256().update(bytes).digest("hex").slice(0, 32));
  const known = ids.map((id) => ({ id, width: 1600, height: 1200, placeholder: "", createdAt: 0 }));
  await db.withTx((tx) => tx.insert(photos).values(known));
  await store.put(ids.flatMap(photoFilesOf).map((name) => ({ name, bytes: new Uint8Array() })));
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
  const testimonials = await getSetting(deps.db.read, "testimonials");
  expect(testimonials).toHaveLength(3);
  for (const { name, comment } of testimonials) {
    expect(name.ar + comment.ar).not.toMatch(/[a-z]/i);
    expect(name.en + comment.en).not.toMatch(/\p{Script=Arabic}/u);
  }
  await expect(plantDemo(deps)).rejects.toThrow("already has users");
});
