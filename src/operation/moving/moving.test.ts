import { afterEach, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isNotNull } from "drizzle-orm";
import { keysOf } from "#src/auth/site-key.ts";
import { users } from "#src/auth/tables.ts";
import type { Config } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { tarPadding } from "#src/core/tar.ts";
import { offerSetUp } from "#src/features/accounts/actions/admins.ts";
import { cars } from "#src/features/cars/tables.ts";
import { ALL_WIDTHS, photoFileName } from "#src/features/photos/schema.ts";
import { betweenTries } from "#src/runtime/bucket.ts";
import { photoPath } from "#src/runtime/photo-reader.ts";
import { openDeps } from "#src/open-deps.ts";
import { backupSite, filesIn, hasPhoto, siteFolder } from "#src/testing/site/backup-site.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { putRowsEverywhere } from "#src/testing/listings/rows-everywhere.ts";
import { startS3 } from "#src/testing/outside/s3-server.ts";
import { allTables } from "./all-tables.ts";
import { type ExportOptions, archiveWriter, exportSite } from "./export.ts";
import { importSite } from "./import.ts";
import { openArchive } from "./open-archive.ts";
import { newManifest, partOfTable } from "./manifest.ts";
import { fileSink } from "./sink.ts";

const ALL: ExportOptions = { hasPhotos: true, hasSessions: true };

setDefaultTimeout(60_000);

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function filledSite(more: Record<string, string> = {}) {
  const site = await backupSite(more);
  ends.push(site.dispose);
  const photos = [...site.photos, await site.addPhoto(3)];
  await site.withDeps(({ db }) => putRowsEverywhere(db, photos));
  return { ...site, photos, file: join(site.folder, "site.markaba") };
}

function emptyFolder() {
  const empty = siteFolder();
  ends.push(empty.dispose);
  return { ...empty, file: join(empty.folder, "site.markaba") };
}

const exportTo = async (config: Config, file: string, options = ALL) =>
  exportSite(config, await fileSink(file), options);

async function importFrom(file: string, config: Config): Promise<string> {
  const archive = await openArchive(file);
  try {
    const { deps, close } = await openDeps(config, noAssets);
    try {
      return await importSite(deps, archive);
    } finally {
      await close();
    }
  } finally {
    await archive.close();
  }
}

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => "nothing was refused", reasonOf);

test("every declared table is exported", async () => {
  const cwd = join(import.meta.dir, "../..");
  const paths = [...new Bun.Glob("{auth,db,http,features}/**/tables.ts").scanSync({ cwd, absolute: true })];
  const declared = new Set<unknown>();
  for (const path of paths)
    for (const value of Object.values((await import(path)) as Record<string, unknown>)) declared.add(value);
  expect(allTables.filter((table) => !declared.has(table))).toEqual([]);
  const texts = await Promise.all(paths.map((path) => Bun.file(path).text()));
  expect(allTables).toHaveLength(texts.join().match(/ = table\(/g)?.length ?? 0);
});

test("a site arrives with every row, photo and its key, and its next export is identical", async () => {
  const { config, configOf, file, folder, photos } = await filledSite();
  const exported = await exportTo(config, file);
  expect(Object.entries(exported.manifest.tables).filter(([, rows]) => rows === 0)).toEqual([]);
  expect(exported.hasSecret).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const moved = configOf("moved");
  expect(await importFrom(file, moved)).toBe(exported.sha256);
  const again = await exportTo(moved, join(folder, "again"));
  expect(again.sha256).toBe(exported.sha256);
  expect(photos.map((id) => hasPhoto(moved.DATA_DIR, id))).toEqual([true, true, true]);
  const keyIn = ({ DATA_DIR }: Config) => readFileSync(join(DATA_DIR, "secret.key"), "utf8");
  expect(keyIn(moved)).toBe(keyIn(config));
  const left = readdirSync(moved.DATA_DIR).filter((name) => /import|export-work|\.next/.test(name));
  expect(left).toEqual([]);
});

test("the hash changes with any change of the content, and only then", async () => {
  const { config, withDeps, file, folder, addPhoto } = await filledSite();
  const first = await exportTo(config, file);
  const hashOf = async (name: string, options = ALL) =>
    (await exportTo(config, join(folder, name), options)).sha256;
  expect(await hashOf("later")).toBe(first.sha256);
  const seen = new Set([
    first.sha256,
    await hashOf("without photos", { ...ALL, hasPhotos: false }),
    await hashOf("without sessions", { ...ALL, hasSessions: false }),
  ]);
  await withDeps(({ db }) => db.withTx(async (tx) => void (await tx.update(users).set({ name: "Renamed" }))));
  seen.add(await hashOf("renamed"));
  await addPhoto(4);
  seen.add(await hashOf("photo"));
  expect(seen.size).toBe(5);
});

test("GNU tar unpacks an archive, and sha256sum confirms it", async () => {
  const { config, file, folder } = await filledSite();
  await exportTo(config, file);
  const to = join(folder, "unpacked");
  mkdirSync(to);
  const unpacked = Bun.spawnSync(["tar", "-xf", file, "-C", to]);
  expect(unpacked.stderr.toString()).toBe("");
  for (const sums of ["SHA256SUMS.sha256", "SHA256SUMS"])
    expect(Bun.spawnSync(["sha256sum", "--quiet", "-c", sums], { cwd: to }).exitCode).toBe(0);
});

test("an export can leave out photos and sessions", async () => {
  const { config, configOf, file, photos } = await filledSite();
  const { manifest } = await exportTo(config, file, { hasPhotos: false, hasSessions: false });
  expect(manifest.tables).toMatchObject({ users: 3, photos: 3 });
  expect(manifest.tables).not.toHaveProperty("sessions");
  const moved = configOf("moved");
  await importFrom(file, moved);
  expect(photos.map((id) => hasPhoto(moved.DATA_DIR, id))).toEqual([false, false, false]);
});

test("an export shows one moment while others write", async () => {
  const { config, configOf, withDeps, file } = await filledSite();
  const state = { isDone: false };
  const renaming = withDeps(async ({ db }) => {
    for (let i = 0; !state.isDone; i++, await Bun.sleep(0))
      await db.withTx(async (tx) => {
        await tx.update(users).set({ name: `Number ${i}` });
        await tx.update(cars).set({ model: `Number ${i}` });
      });
  });
  for (let i = 0; i < 3; i++) await exportTo(config, `${file}${i}`);
  state.isDone = true;
  await renaming;
  for (let i = 0; i < 3; i++) {
    const moved = configOf(`moved${i}`);
    await importFrom(`${file}${i}`, moved);
    const { deps, close } = await openDeps(moved, noAssets);
    const found = await deps.db.read
      .select({ name: users.name, model: cars.model })
      .from(users)
      .leftJoin(cars, isNotNull(cars.model));
    const names = new Set(found.flatMap(({ name, model }) => [name, model]));
    expect([...names]).toEqual([expect.stringMatching(/^Number \d+$/)]);
    await close();
  }
});

test("a flipped byte in any part is refused, with the name of the part", async () => {
  const { config, configOf, file, folder } = await filledSite();
  await exportTo(config, file);
  const whole = readFileSync(file);
  const refusalAt = async (at: number): Promise<string> => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    const flipped = join(folder, "flipped");
    writeFileSync(flipped, bytes);
    return refusalOf(openArchive(flipped));
  };
  const archive = await openArchive(file);
  const parts = await Array.fromAsync(archive.parts());
  await archive.close();
  for (const [i, { path, start, size }] of parts.entries()) {
    const name = path.startsWith("SHA256SUMS") ? "SHA256SUMS" : path;
    const before = parts[i - 1]?.path ?? "its beginning";
    // One byte of each header: each reading of the archive takes time.
    const inHeader = [0, 130, 150, 511][i % 4] ?? 0;
    expect([path, await refusalAt(start - 512 + inHeader)]).toEqual([
      path,
      expect.stringContaining(`${before} is damaged`),
    ]);
    const bytesOfPart = [0, Math.floor(size / 2), size - 1].filter((at) => at >= 0 && at < size);
    const padding = tarPadding(size) > 0 ? [size, size + tarPadding(size) - 1] : [];
    for (const at of [...bytesOfPart, ...padding])
      expect([path, await refusalAt(start + at)]).toEqual([path, expect.stringContaining(name)]);
  }
  for (const at of [1, 1024]) expect(await refusalAt(whole.length - at)).toContain("The end of the archive");
  expect(existsSync(configOf("moved").DATA_DIR)).toBe(false);
});

test("a truncated archive and one with extra bytes are refused", async () => {
  const { config, file, folder } = await filledSite();
  await exportTo(config, file);
  const whole = readFileSync(file);
  const cut = join(folder, "cut");
  for (const bytes of [0, 100, 512, 3000, whole.length / 2, whole.length - 1024, whole.length - 1]) {
    writeFileSync(cut, whole.subarray(0, bytes));
    expect([bytes, await refusalOf(openArchive(cut))]).toEqual([
      bytes,
      expect.stringContaining("is cut off"),
    ]);
  }
  writeFileSync(cut, Buffer.concat([whole, Buffer.from("more")]));
  expect(await refusalOf(openArchive(cut))).toContain("The end of the archive");
  writeFileSync(cut, "Dear diary".repeat(100));
  expect(await refusalOf(openArchive(cut))).toContain("not made by markaba export");
  expect(await refusalOf(openArchive(join(folder, "nothing")))).toContain("cannot be read");
});

test.each([
  ["a newer format", { format: 2 }, "made by the newer version 9.0.0"],
  ["a newer database", { migrations: ["0999_later"] }, "made by the newer version 9.0.0"],
  ["an older database", { migrations: ["0000_initial"] }, "made by the older version 9.0.0"],
])("%s is refused", async (_, change, reason) => {
  const { folder, file } = emptyFolder();
  const archive = await archiveWriter(await fileSink(file), folder, 0);
  const manifest = {
    ...newManifest({ keyId: "", tables: {}, hasPhotos: false }, 0),
    version: "9.0.0",
    ...change,
  };
  await archive.addBytes("manifest.json", Buffer.from(JSON.stringify(manifest)));
  await archive.end();
  await archive.close();
  expect(await refusalOf(openArchive(file))).toContain(reason);
});

test.each([
  "null",
  "5",
  "[]",
  "{}",
  "not json",
  '{"format":1}',
  JSON.stringify({ ...newManifest({ keyId: "", tables: {}, hasPhotos: false }, 0), tables: null }),
])("a manifest of %s is refused with a sentence", async (text) => {
  const { folder, file } = emptyFolder();
  const archive = await archiveWriter(await fileSink(file), folder, 0);
  await archive.addBytes("manifest.json", Buffer.from(text));
  await archive.end();
  await archive.close();
  expect(await refusalOf(openArchive(file))).toEndWith("manifest.json is not what markaba export writes.");
});

test("a part whose size is no octal number is refused", async () => {
  const { folder, file } = emptyFolder();
  const archive = await archiveWriter(await fileSink(file), folder, 0);
  const manifest = newManifest({ keyId: "", tables: {}, hasPhotos: false }, 0);
  await archive.addBytes("manifest.json", Buffer.from(JSON.stringify(manifest)));
  await archive.addBytes("photos/one.webp", Buffer.alloc(512));
  await archive.end();
  await archive.close();
  const whole = readFileSync(file);
  const header = whole.indexOf("one.webp\0");
  for (const size of ["-0000001000", "00000001e00", "0x000001000", "00000000800", "           "]) {
    const sums = (text: Buffer) => text.fill(" ", 148, 156).reduce((sum, byte) => sum + byte, 0);
    const block = Buffer.from(whole.subarray(header, header + 512));
    block.write(size, 124, "latin1");
    block.write(`${sums(block).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
    writeFileSync(file, Buffer.concat([whole.subarray(0, header), block, whole.subarray(header + 512)]));
    expect(await refusalOf(openArchive(file))).toEndWith(
      "The header of the part after manifest.json is damaged.",
    );
  }
});

const packed = (lines: string | Uint8Array) => Bun.zstdCompressSync(lines);
/** The header of a frame that needs a window of 2 GB. */
const HUGE_WINDOW = Buffer.from("28b52ffd00a8", "hex");

test.each([
  ["a line that never ends", packed(Buffer.alloc(64 << 20, "x")), "has a line of more than 4 MB."],
  ["null", packed("null\n"), "has a line that is no row: null"],
  ["a list", packed("[1]\n"), "has a line that is no row: [1]"],
  ["unknown columns", packed('{"nothing":1}\n'), "has a row that does not fit into its table ("],
  ["half a row", packed('{"name":\n'), 'has a line that is no row: {"name":'],
  ["no compression", Buffer.from('{"name":"rev","value":7}\n'), "cannot be unpacked ("],
  ["a frame for more memory than any", HUGE_WINDOW, "cannot be unpacked ("],
  ["half a frame", packed('{"name":"rev","value":7}\n').subarray(0, -9), "has 0 rows instead of 1."],
  ["a row too many", packed('{"name":"a","value":7}\n{"name":"b","value":7}\n'), "has 2 rows instead of 1."],
  ["no part", null, "has 0 rows instead of 1."],
])("a table with %s is refused", async (_, part, reason) => {
  const { folder, file, configOf } = emptyFolder();
  const SECRET_KEY = "a key that is long enough for this site";
  const archive = await archiveWriter(await fileSink(file), folder, 0);
  const { id: keyId } = keysOf(SECRET_KEY);
  const manifest = newManifest({ keyId, tables: { counters: 1 }, hasPhotos: false }, 0);
  await archive.addBytes("manifest.json", Buffer.from(JSON.stringify(manifest)));
  if (part) await archive.addBytes(partOfTable("counters"), part);
  await archive.end();
  await archive.close();
  const refusal = await refusalOf(importFrom(file, configOf("moved", { SECRET_KEY })));
  expect(refusal).toContain(`tables/counters.jsonl.zst ${reason}`);
});

test("a photo larger than any is refused before it is read", async () => {
  const { folder, file, configOf } = emptyFolder();
  const SECRET_KEY = "a key that is long enough for this site";
  const archive = await archiveWriter(await fileSink(file), folder, 0);
  const { id: keyId } = keysOf(SECRET_KEY);
  const manifest = newManifest({ keyId, tables: {}, hasPhotos: true }, 0);
  await archive.addBytes("manifest.json", Buffer.from(JSON.stringify(manifest)));
  await archive.addBytes("photos/large.webp", Buffer.alloc(9 << 20));
  await archive.end();
  await archive.close();
  const refusal = await refusalOf(importFrom(file, configOf("moved", { SECRET_KEY })));
  expect(refusal).toContain("photos/large.webp has more than 8 MB");
});

test("a value that the database would store differently is refused", async () => {
  const { folder, file, configOf } = emptyFolder();
  const SECRET_KEY = "a key that is long enough for this site";
  const { id: keyId } = keysOf(SECRET_KEY);
  const archive = await archiveWriter(await fileSink(file), folder, 0);
  const manifest = newManifest({ keyId, tables: { counters: 1 }, hasPhotos: false }, 0);
  await archive.addBytes("manifest.json", Buffer.from(JSON.stringify(manifest)));
  const line = Buffer.from('{"name":"rev","value":"7"}\n');
  await archive.addBytes(partOfTable("counters"), Bun.zstdCompressSync(line));
  await archive.end();
  await archive.close();
  const refusal = refusalOf(importFrom(file, configOf("moved", { SECRET_KEY })));
  expect(await refusal).toContain("differs between this database and the archive");
});

test("a site that is not empty stays unchanged", async () => {
  const { config, configOf, file } = await filledSite();
  await exportTo(config, file);
  const other = await filledSite();
  const before = await exportTo(other.config, other.file);
  const files = filesIn(join(other.config.DATA_DIR, "photos"));
  expect(await refusalOf(importFrom(file, other.config))).toMatch(/not empty: it has \w+/);
  expect(filesIn(join(other.config.DATA_DIR, "photos"))).toEqual(files);
  expect((await exportTo(other.config, `${other.file}2`)).sha256).toBe(before.sha256);
  expect(await refusalOf(exportTo(config, file))).toContain("already exists");

  const started = configOf("started");
  const { deps, close } = await openDeps(started, noAssets);
  await offerSetUp(deps);
  await close();
  await importFrom(file, started);
});

test("the key comes from the archive, or is the same SECRET_KEY", async () => {
  const SECRET_KEY = "a key that is long enough for this site";
  const { config, configOf, file } = await filledSite({ SECRET_KEY });
  expect((await exportTo(config, file)).hasSecret).toBe(false);
  expect(await refusalOf(importFrom(file, configOf("none", {})))).toContain("key in SECRET_KEY");
  const wrong = configOf("wrong", { SECRET_KEY: SECRET_KEY.toUpperCase() });
  expect(await refusalOf(importFrom(file, wrong))).toContain("SECRET_KEY is not the key");
  await importFrom(file, configOf("right"));
});

test("photos move from a folder into a bucket and back", async () => {
  const s3 = startS3();
  ends.push(s3.stop);
  const { config, configOf, file, folder, photos } = await filledSite();
  const { sha256 } = await exportTo(config, file);
  const inBucket = configOf("bucket", { PHOTOS_URL: s3.place("photos"), ...s3.keys });
  expect(await importFrom(file, inBucket)).toBe(sha256);
  expect([...s3.objects.keys()].filter((key) => key.endsWith(".webp"))).toHaveLength(3 * ALL_WIDTHS.length);
  const back = join(folder, "back");
  expect((await exportTo(inBucket, back)).sha256).toBe(sha256);
  const moved = configOf("moved");
  expect(await importFrom(back, moved)).toBe(sha256);
  expect(photos.every((id) => hasPhoto(moved.DATA_DIR, id))).toBe(true);
});

test("a failed import removes its own photos from the bucket and keeps older ones", async () => {
  betweenTries.ms = 1;
  let puts = 0;
  const s3 = startS3((request) =>
    request.method === "PUT" && !request.url.includes("probe") && ++puts > 5
      ? new Response(null, { status: 503 })
      : null,
  );
  ends.push(s3.stop);
  const { config, configOf, file, photos } = await filledSite();
  const { sha256 } = await exportTo(config, file);
  const there = `photos/${photoFileName(photos[0] ?? "", ALL_WIDTHS[0])}`;
  s3.objects.set(
    there,
    new Uint8Array(readFileSync(photoPath(join(config.DATA_DIR, "photos"), there.slice(7)))),
  );
  const inBucket = configOf("bucket", { PHOTOS_URL: s3.place("photos"), ...s3.keys });
  expect(await refusalOf(importFrom(file, inBucket))).not.toBe("nothing was refused");
  expect([...s3.objects.keys()]).toEqual([there]);
  puts = -1000;
  expect(await importFrom(file, inBucket)).toBe(sha256);
});
