import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { users } from "#src/auth/tables.ts";
import { addRows } from "#src/db/all-rows.ts";
import { photos } from "#src/features/photos/tables.ts";
import { rateLimits } from "#src/http/tables.ts";
import { openDeps } from "#src/open-deps.ts";
import { backupSite, filesIn } from "#src/testing/site/backup-site.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { putRowsEverywhere } from "#src/testing/listings/rows-everywhere.ts";
import { runMarkaba, startMarkaba } from "#src/testing/outside/run-markaba.ts";
import { endImport } from "./import-photos.ts";

/** Enough rows for the import to be killed halfway. */
const ROWS = 10_000;

let site: Awaited<ReturnType<typeof backupSite>>;
let file = "";
const said: string[] = [];

const settings = (name: string) => ({
  NODE_ENV: "test",
  LOG_LEVEL: "error",
  DATA_DIR: site.configOf(name).DATA_DIR,
});
const lastLine = (text: string): string => text.trim().split("\n").at(-1) ?? "";

beforeAll(async () => {
  site = await backupSite();
  file = join(site.folder, "site.tar");
  const ids = [...site.photos, await site.addPhoto(3)];
  await site.withDeps(async ({ db }) => {
    await putRowsEverywhere(db, ids);
    const limits = Array.from({ length: ROWS }, (_, i) => ({ key: `key ${i}`, count: i, endsAt: i }));
    await db.withTx((tx) => addRows(tx, rateLimits, limits));
  });
  const { code, output, text } = await runMarkaba(["export", file], settings("site"));
  said.push(new TextDecoder().decode(output));
  expect([code, text]).toEqual([0, ""]);
}, 300_000);
afterAll(() => site.dispose());

test("an export prints its hash at the end, and an import prints the same", async () => {
  expect(said[0]).toMatch(
    /^3 users, 3 listings, 3 photos; exported at \S+ by version \S+\nThe key .*\nsha256 [0-9a-f]{64}\n$/,
  );
  const { code, output } = await runMarkaba(["import", file], settings("moved"));
  expect(code).toBe(0);
  expect(lastLine(new TextDecoder().decode(output))).toBe(lastLine(said[0] ?? ""));
}, 300_000);

test("standard output receives only the archive", async () => {
  const { code, output, text } = await runMarkaba(["export", "-"], settings("site"));
  expect([code, lastLine(text)]).toEqual([0, lastLine(said[0] ?? "")]);
  const piped = join(site.folder, "piped.tar");
  writeFileSync(piped, output);
  const { code: imported } = await runMarkaba(["import", piped], settings("piped"));
  expect(imported).toBe(0);
}, 300_000);

test("an export whose reader disconnects fails and leaves no file", async () => {
  const run = startMarkaba(["export", "-"], settings("site"));
  await run.stdout.cancel();
  expect(await run.exited).toBe(1);
  expect(existsSync(join(site.config.DATA_DIR, "export-work"))).toBe(false);
}, 300_000);

test("wrong usage exits with 2, a refusal with 1 and its reason", async () => {
  for (const args of [["export"], ["import", "a", "b"], ["import", "a", "--no-photos"]])
    expect([args, (await runMarkaba(args, settings("site"))).code]).toEqual([args, 2]);
  const refused = await runMarkaba(["import", file], settings("site"));
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining("This site is not empty")]);
  const unwritten = await runMarkaba(["export", join(site.folder, "no-folder", "a.tar")], settings("site"));
  expect([unwritten.code, unwritten.text]).toEqual([
    1,
    expect.stringMatching(/cannot be written.*Name a file/),
  ]);
  const folder = await runMarkaba(["import", site.folder], settings("mistyped"));
  expect([folder.code, folder.text]).toEqual([1, expect.stringContaining("It is a folder")]);
  const nowhere = await runMarkaba(["export", join(site.folder, "none")], settings("mistyped"));
  expect([nowhere.code, nowhere.text]).toEqual([1, expect.stringContaining("There is no database")]);
  expect(existsSync(settings("mistyped").DATA_DIR)).toBe(false);
}, 300_000);

test("a killed import leaves an empty or a complete site, and can be repeated", async () => {
  const config = site.configOf("killed");
  let cuts = 0;
  for (let waitMs = 0; waitMs <= 180; waitMs += 60) {
    const run = startMarkaba(["import", file], settings("killed"));
    while (!existsSync(join(config.DATA_DIR, "import-unfinished")) && run.exitCode === null)
      await Bun.sleep(1);
    await Bun.sleep(waitMs);
    run.kill(9);
    if ((await run.exited) !== 0) cuts++;
    const { deps, close } = await openDeps(config, noAssets);
    await endImport(deps);
    const rows = [users, photos, rateLimits].map((table) => deps.db.read.$count(table));
    const isWhole = existsSync(config.DATA_DIR) && (await rows[0]) === 3;
    expect(await Promise.all(rows)).toEqual(isWhole ? [3, 3, ROWS + 3] : [0, 0, 0]);
    await close();
    expect(filesIn(join(config.DATA_DIR, "photos")).length > 0).toBe(isWhole);
    expect(readdirSync(config.DATA_DIR).filter((name) => /unfinished|\.next$/.test(name))).toEqual([]);
    if (!isWhole) continue;
    const key = readFileSync(join(config.DATA_DIR, "secret.key"), "utf8");
    expect(key).toBe(readFileSync(join(site.config.DATA_DIR, "secret.key"), "utf8"));
    rmSync(config.DATA_DIR, { recursive: true });
  }
  expect(cuts).toBeGreaterThan(1);
  rmSync(config.DATA_DIR, { recursive: true, force: true });
  expect((await runMarkaba(["import", file], settings("killed"))).code).toBe(0);
}, 600_000);
