import { mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "#src/testing/outside/postgres-server.ts";
import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, report } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, runCommand, siteSettings, startServer } from "./processes.ts";
import { PHOTOS, writePhotos } from "./write-photos.ts";

const MAX_MB = 400;

/** Moves from SQLite to PostgreSQL and back; all four hashes must be equal. */
async function moving({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  const postgres = await startPostgres({ isSynced: true });
  return withCopy(cache, size, async (folder) => {
    const gigabytes = (await writePhotos(folder)) / 1e9;
    const place = mkdtempSync(`${folder}-moved-`);
    const archive = join(place, "markaba.tar");
    const first = siteSettings(folder);
    const beside = { ...siteSettings(join(place, "beside")), DATABASE_URL: `${postgres.address}/postgres` };
    const last = siteSettings(join(place, "last"));
    // The first start creates the rows that every site has.
    const server = startServer([site], first);
    await firstAnswer(`${server.origin}/healthz`);
    await server.stop();
    const copied = await runCommand("cp", first, "-r", join(folder, "photos"), join(place, "copy"));
    rmSync(join(place, "copy"), { recursive: true });
    const runs = [
      ["export from SQLite", await runCommand(site, first, "export", archive)],
      ["import into PostgreSQL", await runCommand(site, beside, "import", archive)],
      ["export from PostgreSQL", await againInto(archive, () => runCommand(site, beside, "export", archive))],
      ["import into SQLite", await runCommand(site, last, "import", archive)],
    ] as const;
    const archiveGb = statSync(archive).size / 1e9;
    await postgres.remove();
    rmSync(place, { recursive: true });
    const hashes = new Set(runs.map(([, { lastLine }]) => lastLine));
    const isSame = hashes.size === 1 && [...hashes].every((line) => line.startsWith("sha256 "));
    return [
      ...runs.map(([what, { seconds, maxMb }]) => ({
        what,
        measured: `${seconds.toFixed(1)} s, ${many(maxMb)} MB`,
        wanted: `< ${MAX_MB} MB`,
        holds: maxMb < MAX_MB,
        reference: `${copied.seconds.toFixed(1)} s to copy ${many(PHOTOS)} photos of ${gigabytes.toFixed(1)} GB with cp`,
        ratio: `${(seconds / copied.seconds).toFixed(1)} ×`,
      })),
      {
        what: "hashes of the four",
        measured: isSame ? "the same" : [...hashes].join(", "),
        wanted: "the same",
        holds: isSame,
        reference: `an archive of ${archiveGb.toFixed(1)} GB`,
      },
    ];
  });
}

/** Removes the archive first, because an export does not overwrite files. */
function againInto<T>(archive: string, work: () => Promise<T>): Promise<T> {
  rmSync(archive);
  return work();
}

await report(moving);
