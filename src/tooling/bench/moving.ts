import { mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildExecutable } from "../build.ts";
import { type Figure, type Given, many, report } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, runCommand, siteSettings, startServer } from "./processes.ts";
import { PHOTOS, writePhotos } from "./write-photos.ts";

const MAX_MB = 400;

async function moving({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  return withCopy(cache, size, async (folder) => {
    const gigabytes = (await writePhotos(folder)) / 1e9;
    const place = mkdtempSync(`${folder}-moved-`);
    const archive = join(place, "markaba.tar");
    const settings = siteSettings(folder);
    // The first start makes what a site needs besides its rows.
    const server = startServer([site], settings);
    await firstAnswer(`${server.origin}/healthz`);
    await server.stop();
    const copied = await runCommand("cp", settings, "-r", join(folder, "photos"), join(place, "copy"));
    const written = await runCommand(site, settings, "export", archive);
    const filled = await runCommand(site, { ...settings, DATA_DIR: join(place, "site") }, "import", archive);
    const archiveGb = statSync(archive).size / 1e9;
    rmSync(place, { recursive: true });
    const reference = `${copied.seconds.toFixed(1)} s to copy ${many(PHOTOS)} photos of ${gigabytes.toFixed(1)} GB with cp`;
    const figureOf = (what: string, { seconds, maxMb }: typeof written): Figure => ({
      what,
      measured: `${seconds.toFixed(1)} s, ${many(maxMb)} MB`,
      wanted: `< ${MAX_MB} MB`,
      holds: maxMb < MAX_MB,
      reference,
      ratio: `${(seconds / copied.seconds).toFixed(1)} ×`,
    });
    return [
      figureOf(`export into one file of ${archiveGb.toFixed(1)} GB`, written),
      figureOf("import into an empty site", filled),
    ];
  });
}

await report(moving);
