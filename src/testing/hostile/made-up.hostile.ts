import { expect, test } from "bun:test";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { keysOf } from "#src/auth/site-key.ts";
import { newManifest, partOfTable } from "#src/operation/moving/manifest.ts";
import { fileSink } from "#src/operation/moving/sink.ts";
import { archiveWriter } from "#src/operation/moving/export.ts";
import { ROOT } from "#src/tooling/root.ts";

// Archives and settings that nobody's export or hand wrote.

const SECRET_KEY = "a key that is long enough for this site";
const PIECE = Buffer.alloc(1 << 20, "x");

/** Runs the executable; returns its exit code, output and largest memory. */
async function run(args: string[], env: Record<string, string>) {
  const command = Bun.spawn([join(ROOT, "dist/markaba"), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  const said = await Promise.all([new Response(command.stdout).text(), new Response(command.stderr).text()]);
  const code = await command.exited;
  return { code, said: said.join(""), maxBytes: command.resourceUsage()?.maxRSS ?? 0 };
}

/** The result of importing an archive with this manifest and, for one table, lines of so many MB. */
async function imported(manifest: string, megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "markaba-made-up-"));
  try {
    const file = join(folder, "site.tar");
    const archive = await archiveWriter(await fileSink(file), folder, 0);
    await archive.addBytes("manifest.json", Buffer.from(manifest));
    const table = join(folder, "counters");
    await pipeline(
      function* () {
        for (let i = 0; i < megabytes; i++) yield PIECE;
      },
      createZstdCompress(),
      createWriteStream(table),
    );
    await archive.addFile(partOfTable("counters"), table);
    await archive.end();
    await archive.close();
    const { said, ...result } = await run(["import", file], { DATA_DIR: join(folder, "site"), SECRET_KEY });
    return { ...result, said: said.replaceAll(file, "site.tar") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("a line of 1 GB is refused without filling the memory", async () => {
  const { id: keyId } = keysOf(SECRET_KEY);
  const manifest = newManifest({ keyId, tables: { counters: 1 }, hasPhotos: false }, 0);
  const { code, said, maxBytes } = await imported(JSON.stringify(manifest), 1024);
  expect([code, said]).toEqual([
    1,
    expect.stringContaining("counters.jsonl.zst has a line of more than 4 MB"),
  ]);
  expect(maxBytes).toBeLessThan(400e6);
});

test.each(["null", "[]", "{}", "no JSON"])(
  "a manifest of %s is refused with a sentence",
  async (manifest) => {
    const { code, said } = await imported(manifest, 1);
    expect([code, said.trim()]).toEqual([
      1,
      "site.tar was not imported: manifest.json is not what markaba export writes.",
    ]);
  },
);

test("a push service that is not encrypted is refused at the start, with the fix", async () => {
  const folder = mkdtempSync(join(tmpdir(), "markaba-made-up-"));
  const env = { DATA_DIR: folder, HOST: "127.0.0.1", PORT: "0", PUSH_ALSO_TO: "http://push.example:8080" };
  const { code, said } = await run(["serve"], env);
  rmSync(folder, { recursive: true, force: true });
  expect(code).not.toBe(0);
  expect(said).toContain('PUSH_ALSO_TO: "http://push.example:8080" is not encrypted');
  expect(said).toContain("write https://push.example:8080");
});
