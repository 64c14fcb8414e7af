import { afterAll, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filePhotoStore, type PhotoStore, removeUnfinished } from "./photo-files.ts";

const dir = mkdtempSync(join(tmpdir(), "photo-files-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const name = `ab${"0".repeat(30)}-320.webp`;
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (found: Blob | Uint8Array<ArrayBuffer> | null) => found && new Response(found).text();

async function namesIn(store: PhotoStore): Promise<string[]> {
  return (await Array.fromAsync(store.list())).flat().map(({ name }) => name);
}

test("files are set aside by day, put back and removed", async () => {
  const store = filePhotoStore(dir);
  const missing = name.replace("320", "640");
  await store.put([{ name, bytes: bytes("one") }]);
  await store.setAside([name, missing], "2026-11-22");
  expect(await store.get(name)).toBeNull();
  expect(await namesIn(filePhotoStore(dir))).toEqual([]);
  mkdirSync(join(dir, ".removed", "lost+found"));
  writeFileSync(join(dir, ".removed", "2026-11-22", ".DS_Store"), "");
  expect(await Array.fromAsync(store.listSetAside())).toEqual([{ day: "2026-11-22", names: [name] }]);
  await store.putBack([name], "2026-11-22");
  expect(await read(await store.get(name))).toBe("one");
  await store.setAside([name], "2026-11-22");
  await store.removeSetAside("2026-11-22");
  expect(await Array.fromAsync(store.listSetAside())).toEqual([]);
});

test("a folder that is missing or was replaced takes no photos and is not created again", async () => {
  const photos = join(dir, "disk");
  const store = filePhotoStore(photos);
  await store.put([{ name, bytes: bytes("one") }]);
  renameSync(photos, `${photos}-away`);
  expect(store.isReplaced()).toBe(true);
  const other = name.replace("ab", "cd");
  await expect(store.put([{ name: other, bytes: bytes("two") }])).rejects.toThrow("storageBroken");
  await expect(store.get(name)).rejects.toThrow("storageBroken");
  expect(existsSync(photos)).toBe(false);

  mkdirSync(photos);
  expect(store.isReplaced()).toBe(true);
  await expect(store.put([{ name: other, bytes: bytes("two") }])).rejects.toThrow("storageBroken");
  expect(readdirSync(photos)).toEqual([]);

  rmSync(photos, { recursive: true });
  renameSync(`${photos}-away`, photos);
  expect(store.isReplaced()).toBe(false);
  expect(await read(await store.get(name))).toBe("one");
});

test("files are stored, replaced, served and removed in folders named by their first two characters", async () => {
  const store = filePhotoStore(dir);
  expect(await store.get(name)).toBeNull();
  await store.put([{ name, bytes: bytes("one") }]);
  await store.put([{ name, bytes: bytes("two") }]);
  expect(await read(await filePhotoStore(dir).get(name))).toBe("two");
  const shared = name.replace("320.webp", "share.jpg");
  await store.put([{ name: shared, bytes: bytes("shared") }]);
  expect((await namesIn(store)).toSorted()).toEqual([name, shared]);
  await store.remove([shared]);
  expect(readdirSync(join(dir, "ab"))).toEqual([name]);
  expect(await namesIn(store)).toEqual([name]);
  await store.remove([name, name]);
  expect(await store.get(name)).toBeNull();
});

test("other files in the folders are not listed as photos", async () => {
  const store = filePhotoStore(dir);
  await store.put([{ name, bytes: bytes("one") }]);
  const other = join(dir, "ab", ".DS_Store");
  writeFileSync(other, "of a file manager");
  expect(await namesIn(store)).toEqual([name]);
  rmSync(other);
  await store.remove([name]);
});

test("no unfinished file stays after a failed write or a killed server", async () => {
  const store = filePhotoStore(dir);
  mkdirSync(join(dir, "ab", name, "in the way"), { recursive: true });
  const failed = await store.put([{ name, bytes: bytes("lost") }]).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(Error);
  expect(readdirSync(join(dir, "incoming"))).toEqual([]);
  writeFileSync(join(dir, "incoming", "left-behind"), "half");
  removeUnfinished(dir);
  filePhotoStore(dir);
  expect(readdirSync(join(dir, "incoming"))).toEqual([]);
});

test("a command that opens the folder of a running server does not remove its uploads", () => {
  filePhotoStore(dir);
  writeFileSync(join(dir, "incoming", "on-its-way"), "half");
  filePhotoStore(dir);
  expect(readdirSync(join(dir, "incoming"))).toEqual(["on-its-way"]);
});

test.each([
  "../../etc/passwd",
  `${"a".repeat(32)}-320.webp/../x`,
  "a-320.webp",
  `${"a".repeat(32)}-share.jpeg`,
  `${"A".repeat(32)}-320.webp`,
  "",
])("%p is not a photo name", async (wrong) => {
  const store = filePhotoStore(dir);
  const failures = await Promise.allSettled([
    store.put([{ name: wrong, bytes: bytes("x") }]),
    store.get(wrong),
    store.remove([wrong]),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(existsSync(join(dir, "etc"))).toBe(false);
});
