import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "#src/core/time.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { listingPhotos } from "#src/features/listings/tables.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { mailOf } from "#src/testing/outside/mails.ts";
import { PASSWORD, passwordHash } from "#src/testing/site/lived-in.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";
import { deleteAccount } from "./actions.ts";
import { prepareExports, removeOldExports } from "./jobs.ts";

async function site() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "markaba-exports-"));
  const app = testApp({ config: { DATA_DIR } });
  const me = await app.signUp({ name: "رانيا", emailVerifiedAt: 1, passwordHash });
  const photo = await storePhoto(app.deps, me.id, await plainPhoto(400, 300, 1));
  const car = await plantCar(app, me, { title: "My Camry" });
  await app.deps.db.withTx((tx) =>
    tx.insert(listingPhotos).values({ listingId: car, photoId: photo.id, position: 0 }),
  );
  const files = () =>
    readdirSync(join(DATA_DIR, "photos/.exports"), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
  return { app, me, photo, files };
}

const ask = (app: TestApp, as: TestUser, password = PASSWORD) =>
  app.json("POST", "/api/user/data-exports", { password }, { as });
const fetchFile = (app: TestApp, as: TestUser, id: string) =>
  app.request(`/api/user/data-exports/${id}`, {}, { as });

/** The files of an archive without compression, by its directory. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf("PK\x05\x06", zip.length, "latin1");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, size, named, offset] = [16, 20, 0, 42].map((by) => zip.readUInt32LE(at + by)) as [
      number,
      number,
      number,
      number,
    ];
    expect(named).toBe(0x02014b50);
    const length = zip.readUInt16LE(at + 28);
    const start = offset + 30 + length;
    const bytes = zip.subarray(start, start + size);
    expect(Bun.hash.crc32(bytes)).toBe(crc);
    files.set(zip.toString("utf8", at + 46, at + 46 + length), bytes);
    at += 46 + length;
  }
  return files;
}

test("a file with all data and photos is prepared, announced by email, and downloaded by its owner only", async () => {
  const { app, me, photo } = await site();
  const asked = await ask(app, me);
  expect(asked.status).toBe(202);
  const { id } = asked.body;
  expect((await fetchFile(app, me, id)).status).toBe(409);
  expect(await (await app.request("/settings", {}, { as: me })).text()).toContain("preparing your file");
  await prepareExports(app.deps);
  const mail = await mailOf(app, "data-export");
  expect(mail).toMatchObject({ userId: me.id });
  const link = new URL(/http\S+\/settings\/data\/\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
  const opened = async (as?: TestUser) => {
    const { status, headers } = await app.request(link, {}, { as });
    return [status, headers.get("Location")];
  };
  const other = await app.signUp();
  expect(await opened(me)).toEqual([302, "/settings#data"]);
  expect(await opened(other)).toEqual([404, null]);
  expect(await opened()).toEqual([302, `/login?next=${encodeURIComponent(link)}`]);
  expect((await fetchFile(app, other, id)).status).toBe(404);
  expect(await (await app.request("/settings", {}, { as: me })).text()).toContain(
    `/api/user/data-exports/${id}`,
  );

  const file = await fetchFile(app, me, id);
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="markaba-data-2026-06-15.zip"');
  const zip = Buffer.from(await file.arrayBuffer());
  expect(file.headers.get("Content-Length")).toBe(String(zip.length));
  const files = unzip(zip);
  const path = `photos/${photo.id}.webp`;
  expect([...files.keys()]).toEqual(["data.json", path]);
  const data = JSON.parse(String(files.get("data.json")));
  expect(data.account.name).toBe("رانيا");
  expect(data.cars).toMatchObject([{ title: "My Camry", images: [path] }]);
  expect(data.consents).toHaveLength(2);
  expect((await new Bun.Image(files.get(path) ?? Buffer.alloc(0)).metadata()).format).toBe("webp");
});

test("it takes the right password, and once a day", async () => {
  const { app, me } = await site();
  expect((await ask(app, me, "wrong")).body).toMatchObject({ fields: { password: "Incorrect password." } });
  const page = await app.form("/settings/data-exports", { password: "wrong" }, { as: me });
  expect([page.status, (await page.text()).includes("Incorrect password.")]).toEqual([400, true]);
  const form = await app.form("/ar/settings/data-exports", { password: PASSWORD }, { as: me });
  expect([form.status, form.headers.get("Location")]).toEqual([303, "/ar/settings#data"]);
  const again = await ask(app, me);
  expect([again.status, again.headers.get("Retry-After")]).toEqual([429, String(DAY_MS / 1000)]);
  app.clock.advance(DAY_MS);
  expect((await ask(app, me)).status).toBe(202);
});

test("the file is encrypted, and gone after a day or with the account", async () => {
  const { app, me, files } = await site();
  const { body } = await ask(app, me);
  await prepareExports(app.deps);
  expect(files()).toHaveLength(1);
  const [stored] = files();
  expect(readFileSync(join(stored?.parentPath ?? "", stored?.name ?? "")).includes("data.json")).toBe(false);
  await removeOldExports(app.deps);
  expect(files()).toHaveLength(1);
  app.clock.advance(DAY_MS);
  expect((await fetchFile(app, me, body.id)).status).toBe(404);
  await removeOldExports(app.deps);
  expect(files()).toEqual([]);
  await ask(app, me);
  await prepareExports(app.deps);
  await deleteAccount(app.deps, me.id, PASSWORD);
  await removeOldExports(app.deps);
  expect(files()).toEqual([]);
});

test("a large file is stored and sent in parts", async () => {
  const { app, me, files } = await site();
  const { get } = app.deps.photos;
  app.deps.photos.get = async (name) => ((await get(name)) ? new Uint8Array(9_000_000).fill(1) : null);
  const { body } = await ask(app, me);
  await prepareExports(app.deps);
  expect(files().length).toBeGreaterThan(1);
  const zip = unzip(Buffer.from(await (await fetchFile(app, me, body.id)).arrayBuffer()));
  expect([...zip.values()].map((file) => file.length)).toContain(9_000_000);
});
