import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { photos } from "#src/features/photos/tables.ts";
import { setAsideUnusedPhotos } from "#src/features/photos/jobs.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { removeOldDrafts } from "./jobs/tidying.ts";
import { listDrafts } from "../forms/list-drafts.ts";
import { photosInUse } from "../listings.ts";

interface Sent {
  kind?: string;
  values?: object;
  photos?: string[];
  editedMsAgo?: number;
}

const put = (app: TestApp, as: TestUser, id: string, sent: Sent = {}) =>
  app.json(
    "PUT",
    `/api/user/drafts/${id}`,
    { kind: "car", values: { title: "Kia" }, photos: [], editedMsAgo: 0, ...sent },
    { as },
  );
const drafts = (app: TestApp, { id }: TestUser) => listDrafts(app.deps.db.read, id);
const titles = async (app: TestApp, as: TestUser) => (await drafts(app, as)).map(({ typed }) => typed.title);
const form = async (app: TestApp, as: TestUser, query = "") => {
  const response = await app.request(`/list-car${query}`, {}, { as });
  return { status: response.status, html: await response.text() };
};

test("a draft is one row, replaced by later input, and opens filled in on any device", async () => {
  const app = testApp();
  const me = await app.signUp();
  const [id, older] = [newId(), newId()];
  await put(app, me, older, { values: { title: "An older one" }, editedMsAgo: HOUR_MS });
  expect((await put(app, me, id)).status).toBe(204);
  await put(app, me, id, { values: { title: "Kia <2019>", features: ["Sunroof"] } });
  expect(await titles(app, me)).toEqual(["Kia <2019>", "An older one"]);
  const opened = async (query = "") => {
    const { html } = await form(app, me, query);
    const [, title] = /name="title" value="([^"]*)"/.exec(html) ?? [];
    const [, key] = /name="submissionKey" value="([^"]*)"/.exec(html) ?? [];
    const isTicked = /<input[^>]*checked=""[^>]* value="Sunroof"/.test(html);
    return { title, key, isTicked, canStartNew: html.includes('href="/list-car?draft=new"') };
  };
  expect(await opened()).toEqual({ title: "Kia &lt;2019&gt;", key: id, isTicked: true, canStartNew: true });
  expect(await opened(`?draft=${older}`)).toMatchObject({ title: "An older one", key: older });
  expect(await opened("?draft=new")).toMatchObject({ title: undefined, canStartNew: false });
  const plates = await app.request("/list-number-plate", {}, { as: me });
  expect((await plates.text()).includes(id)).toBe(false);
});

test("a draft edited later on another device is kept; a slow connection's delay does not count", async () => {
  const app = testApp();
  const me = await app.signUp();
  const id = newId();
  await put(app, me, id, { values: { title: "The newer" }, editedMsAgo: MINUTE_MS });
  await put(app, me, id, { values: { title: "The older" }, editedMsAgo: 2 * MINUTE_MS });
  expect(await titles(app, me)).toEqual(["The newer"]);
  await put(app, me, id, { values: { title: "Arrived faster" }, editedMsAgo: MINUTE_MS + 5_000 });
  expect(await titles(app, me)).toEqual(["Arrived faster"]);
});

test("another seller's draft is not found and cannot be changed", async () => {
  const app = testApp();
  const [me, other] = [await app.signUp(), await app.signUp()];
  const id = newId();
  await put(app, me, id);
  for (const each of [id, newId()]) {
    expect((await app.json("DELETE", `/api/user/drafts/${each}`, undefined, { as: other })).status).toBe(404);
    expect((await form(app, other, `?draft=${each}`)).status).toBe(404);
  }
  expect((await put(app, other, id, { values: { title: "Mine now" } })).status).toBe(404);
  expect((await put(app, me, id, { kind: "number-plate" })).status).toBe(404);
  expect((await app.request(`/list-number-plate?draft=${id}`, {}, { as: me })).status).toBe(404);
  expect(await titles(app, me)).toEqual(["Kia"]);
  expect((await app.json("PUT", `/api/user/drafts/${newId()}`, {})).status).toBe(401);
});

test("publishing deletes the draft with the same key, and a late save does not restore it", async () => {
  const app = testApp();
  const [me, other] = [await app.signUp(), await app.signUp()];
  const [id, theirs] = [newId(), newId()];
  await put(app, me, id);
  await put(app, other, theirs);
  const publish = (key: string) =>
    app.json("POST", "/api/cars", typedCar, { as: me, headers: { "Idempotency-Key": key } });
  expect((await publish(id)).status).toBe(201);
  await publish(theirs);
  expect([await titles(app, me), await titles(app, other)]).toEqual([[], ["Kia"]]);
  expect((await put(app, me, id)).status).toBe(410);
  expect(await titles(app, me)).toEqual([]);
});

test("an account has at most 20 drafts of both kinds together; existing ones can still be changed", async () => {
  const app = testApp();
  const me = await app.signUp();
  const ids = Array.from({ length: 20 }, () => newId());
  for (const [i, id] of ids.entries()) await put(app, me, id, { kind: i % 2 ? "number-plate" : "car" });
  const refused = await put(app, me, newId());
  expect([refused.status, refused.body.code]).toEqual([409, "draftsFull"]);
  expect((await put(app, me, ids[0] ?? "", { values: { title: "Changed" } })).status).toBe(204);
  await app.json("DELETE", `/api/user/drafts/${ids[1]}`, undefined, { as: me });
  expect((await put(app, me, newId())).status).toBe(204);
});

test.each([
  ["too long", { values: { description: "x".repeat(20_000) } }],
  ["too many fields", { values: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [i, ""])) }],
  ["an object in a field", { values: { title: {} } }],
  ["from the future", { editedMsAgo: -1 }],
  ["of no kind", { kind: "boat" }],
])("a draft that is %s is refused", async (_, sent) => {
  const app = testApp();
  const me = await app.signUp();
  expect((await put(app, me, newId(), sent)).status).toBe(400);
  expect(await drafts(app, me)).toEqual([]);
});

test("a list in a text field, and the other way round, is left out of the form", async () => {
  const app = testApp();
  const me = await app.signUp();
  await put(app, me, newId(), {
    values: { title: ["Kia"], features: "Sunroof", areaCode: ["1"], model: "Rio" },
  });
  const { status, html } = await form(app, me);
  expect([status, html.includes('value="Rio"')]).toEqual([200, true]);
  expect((await app.request("/dashboard", {}, { as: me })).status).toBe(200);
});

test("a draft keeps the seller's own photos, not those of others; both are deleted after 30 days", async () => {
  const app = testApp();
  const { deps, clock } = app;
  const [me, other] = [await app.signUp(), await app.signUp()];
  const mine = await storePhoto(deps, me.id, await plainPhoto(400, 300, 1));
  const theirs = await storePhoto(deps, other.id, await plainPhoto(400, 300, 2));
  const id = newId();
  await put(app, me, id, { photos: [theirs.id, mine.id, "nothing"] });
  expect((await drafts(app, me))[0]?.photos).toEqual([mine]);
  expect((await form(app, me)).html.includes(`/photos/${mine.id}-`)).toBe(true);
  const hasPhoto = async () => (await deps.db.read.$count(photos, eq(photos.id, mine.id))) === 1;
  clock.advance(29 * DAY_MS);
  await removeOldDrafts(deps);
  await setAsideUnusedPhotos(deps, photosInUse);
  expect([await titles(app, me), await hasPhoto()]).toEqual([["Kia"], true]);
  clock.advance(DAY_MS + 1);
  await removeOldDrafts(deps);
  await setAsideUnusedPhotos(deps, photosInUse);
  expect([await titles(app, me), await hasPhoto()]).toEqual([[], false]);
});

test("editing a draft keeps it for another 30 days", async () => {
  const app = testApp();
  const me = await app.signUp();
  const id = newId();
  await put(app, me, id);
  app.clock.advance(10 * DAY_MS);
  await put(app, me, id, { values: { title: "Kia Rio" } });
  app.clock.advance(25 * DAY_MS);
  await removeOldDrafts(app.deps);
  expect(await titles(app, me)).toEqual(["Kia Rio"]);
});
