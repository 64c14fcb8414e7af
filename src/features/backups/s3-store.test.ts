import { afterAll, expect, test } from "bun:test";
import { readConfig } from "#src/config.ts";
import { DAY_MS } from "#src/core/time.ts";
import { backupSite, filesIn, hasPhoto } from "#src/testing/site/backup-site.ts";
import { startS3 } from "#src/testing/outside/s3-server.ts";
import { backUp } from "./back-up.ts";
import { writeManifest } from "./repository.ts";
import { listBackups, openBackup, restore } from "./restore.ts";
import { betweenTries } from "#src/runtime/bucket.ts";
import { openStore } from "./store.ts";

betweenTries.ms = 1;
const site = await backupSite();
afterAll(() => site.dispose());

test("backups in a bucket are made, listed in pages, restored, and removed", async () => {
  const s3 = startS3();
  const config = { ...site.config, ...s3.keys, BACKUPS_KEEP: "1d" };
  await backUp(config, s3.place(), Date.now() - 2 * DAY_MS);
  expect([...s3.objects.keys()].every((key) => key.startsWith("site/"))).toBe(true);
  await site.addPhoto(3);
  expect(await backUp(config, s3.place())).toMatchObject({ pruned: 1, photos: 3 });
  const { backups } = await listBackups(config, s3.place());
  expect(backups).toMatchObject([{ photos: 3 }]);
  const restored = { ...site.configOf("restored"), ...s3.keys };
  await restore(restored, s3.place(), { at: null });
  expect(site.photos.map((id) => hasPhoto(restored.DATA_DIR, id))).toEqual([true, true]);
  s3.stop();
});

test("photos in a bucket are backed up and restored", async () => {
  const photos = startS3();
  const moved = await backupSite({ PHOTOS_URL: photos.place("photos"), ...photos.keys });
  await backUp(moved.config, moved.place);
  const kept = new Map(photos.objects);
  expect(kept.size).toBe(12);
  photos.objects.clear();
  await restore(moved.configOf("restored"), moved.place, { at: null });
  expect(photos.objects).toEqual(kept);
  expect(filesIn(moved.configOf("restored").DATA_DIR).some((path) => path.endsWith(".webp"))).toBe(false);
  moved.dispose();
  photos.stop();
});

test("a restore needs room on the disk for photos, but not for those in a bucket", async () => {
  const photos = startS3();
  const large = await backupSite();
  await backUp(large.config, large.place);
  const { repository, manifest } = await openBackup(large.config, large.place, { at: null });
  const sized = { ...manifest.photos, bytes: 1e15 };
  await writeManifest(repository, { ...manifest, time: manifest.time + 1, photos: sized });
  await expect(restore(large.configOf("local"), large.place, { at: null })).rejects.toThrow(
    /needs 1000000\d{3} MB, but the disk of .* has only/,
  );
  await restore(
    large.configOf("moved", { PHOTOS_URL: photos.place("photos"), ...photos.keys }),
    large.place,
    { at: null },
  );
  expect(photos.objects.size).toBe(12);
  large.dispose();
  photos.stop();
});

test("a flipped byte in a bucket is refused with the object's name", async () => {
  const s3 = startS3();
  const config = { ...site.config, ...s3.keys };
  await backUp(config, s3.place());
  const [name = "", bytes = new Uint8Array()] =
    [...s3.objects].find(([key]) => key.includes("objects")) ?? [];
  s3.objects.set(name, bytes.with(0, (bytes[0] ?? 0) ^ 1) as Uint8Array);
  const refusal = restore({ ...site.configOf("flipped"), ...s3.keys }, s3.place(), { at: null });
  await expect(refusal).rejects.toThrow(`${name.slice("site/".length)} in`);
  s3.stop();
});

test("a wrong key, a missing bucket and missing keys are reported clearly right away", async () => {
  const s3 = startS3();
  const wrong = { ...site.config, ...s3.keys, S3_SECRET_ACCESS_KEY: "guessed" };
  await expect(backUp(wrong, s3.place())).rejects.toThrow(
    /refused or did not answer \(SignatureDoesNotMatch/,
  );
  const other = s3.place().replace("s3://cars", "s3://boats");
  await expect(backUp({ ...site.config, ...s3.keys }, other)).rejects.toThrow("NoSuchBucket");
  expect(s3.calls).toHaveLength(2);
  expect(() => openStore(s3.place(), readConfig({}))).toThrow("needs the keys S3_ACCESS_KEY_ID and");
  s3.stop();
});

test("a place is refused if it is neither a folder nor a bucket, or if its timeout is no number", () => {
  const open = (place: string) => () => openStore(place, {});
  expect(open("ftp://nas/cars")).toThrow('"ftp://nas/cars" is neither a folder');
  expect(open("s3://cars?timeout=5m")).toThrow("timeout must be a number of seconds");
  expect(open("/mnt/cars?timeout=5m")).not.toThrow();
});

test("requests to an unreliable bucket are repeated; those to a bucket that hangs end", async () => {
  let calls = 0;
  const shaky = startS3(() => (calls++ % 5 === 0 ? new Response("", { status: 503 }) : null));
  const config = { ...site.config, ...shaky.keys };
  await backUp(config, shaky.place());
  expect((await listBackups(config, shaky.place())).backups).toHaveLength(1);
  shaky.stop();
  const hanging = startS3(() => new Promise(() => {}));
  await expect(backUp(config, hanging.place("site", 0.05))).rejects.toThrow("no answer within 0.05 seconds");
  hanging.stop();
  await expect(backUp(config, hanging.place("site", 1))).rejects.toThrow("refused or did not answer");
});
