import { mkdtempSync, rmSync } from "node:fs";
import { buildExecutable } from "../build.ts";
import { below, type Figure, type Given, many, ms, quantile, report, times } from "./figure.ts";
import { withCopy } from "./market.ts";
import { firstAnswer, runCommand, siteSettings, startSource } from "./processes.ts";
import { repeatUntil, wallMs } from "./time.ts";
import { PHOTOS, writePhotos } from "./write-photos.ts";

const MAX_AGAIN_S = 5;
const MAX_RESTORE_S = 60;
const MAX_MB = 400;
const MAX_BLOCKED_MS = 50;
const QUIET_MS = 10_000;
const SEARCH_PAUSE_MS = 10;

let asked = 0;
/** Runs different searches until `end`; returns the duration of each. */
const searchUntil = (origin: string, end: Promise<unknown>): Promise<number[]> =>
  repeatUntil(end, SEARCH_PAUSE_MS, () =>
    wallMs(async () => {
      const headers = { "X-Forwarded-For": `198.18.${(asked >> 8) & 255}.${asked & 255}` };
      await (await fetch(`${origin}/search?minPrice=${asked++}`, { headers })).arrayBuffer();
    }),
  );

/** The longest time the event loop was blocked since the last call, in milliseconds. */
const blockedMsOf = async (origin: string): Promise<number> =>
  Number(await (await fetch(`${origin}/blocked`)).text());

async function backups({ cache, size }: Given): Promise<Figure[]> {
  const site = await buildExecutable();
  return withCopy(cache, size, async (folder) => {
    const gigabytes = (await writePhotos(folder)) / 1e9;
    const place = mkdtempSync(`${folder}-place-`);
    const settings = siteSettings(folder);
    const server = startSource(folder);
    await firstAnswer(`${server.origin}/search`);
    await searchUntil(server.origin, Bun.sleep(QUIET_MS / 2));
    await blockedMsOf(server.origin);
    const quietMs = quantile(await searchUntil(server.origin, Bun.sleep(QUIET_MS)), 0.99);
    const quietBlockedMs = await blockedMsOf(server.origin);
    const first = runCommand(site, settings, "backup", place);
    const busyMs = quantile(await searchUntil(server.origin, first), 0.99);
    const blockedMs = await blockedMsOf(server.origin);
    const again = await runCommand(site, settings, "backup", place);
    await server.stop();
    const restored = mkdtempSync(`${folder}-restored-`);
    const restore = await runCommand(site, { ...settings, DATA_DIR: restored }, "restore", place);
    for (const each of [place, restored]) rmSync(each, { recursive: true });
    const { seconds, maxMb } = await first;
    const restoreSeconds = restore.seconds / gigabytes;
    const reference = `${many(size)} listings, ${many(PHOTOS)} photos of ${gigabytes.toFixed(1)} GB`;
    return [
      {
        what: "the first backup",
        measured: `${seconds.toFixed(1)} s, ${many(maxMb)} MB`,
        wanted: `< ${MAX_MB} MB`,
        holds: maxMb < MAX_MB,
        reference,
      },
      {
        what: "another one right after",
        measured: `${again.seconds.toFixed(1)} s`,
        wanted: `< ${MAX_AGAIN_S} s`,
        holds: again.seconds < MAX_AGAIN_S,
        reference: `${seconds.toFixed(1)} s for the first`,
        ratio: times(again.seconds / seconds),
      },
      {
        what: "a restore, for each GB",
        measured: `${restoreSeconds.toFixed(1)} s`,
        wanted: `< ${MAX_RESTORE_S} s`,
        holds: restoreSeconds < MAX_RESTORE_S,
        reference,
      },
      {
        what: "search, p99, during the first backup",
        measured: ms(busyMs),
        wanted: "≤ 2 × quiet",
        holds: busyMs <= 2 * quietMs,
        reference: `${ms(quietMs)} when it is quiet`,
        ratio: times(busyMs / quietMs),
      },
      {
        what: "the longest that the server's event loop was blocked meanwhile",
        ...below(blockedMs, MAX_BLOCKED_MS),
        reference: `${ms(quietBlockedMs)} when it is quiet`,
        ratio: times(blockedMs / quietBlockedMs),
      },
    ];
  });
}

await report(backups);
