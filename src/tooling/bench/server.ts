import { createApp } from "#src/app.ts";
import { access } from "#src/auth/access.ts";
import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";
import { ownMs } from "./time.ts";
import { readBuiltAssets } from "../assets-build.ts";

/**
 * Runs as its own process: the site from source, and `/blocked`, which returns the longest time in milliseconds that the
 * event loop was blocked since the last call, by work or the disk.
 */
const TICK_MS = 2;

const config = readConfig();
const { deps } = await openDeps(config, await readBuiltAssets());
const app = createApp(deps);

let [tickedMs, blockedMs] = [ownMs(), 0];
setInterval(() => {
  blockedMs = Math.max(blockedMs, ownMs() - tickedMs - TICK_MS);
  tickedMs = ownMs();
}, TICK_MS);
app.get("/blocked", access("gate"), (c) => {
  const longestMs = blockedMs;
  blockedMs = 0;
  return c.text(String(longestMs));
});

Bun.serve({
  port: config.PORT,
  fetch: (request, server) => app.fetch(request, { socketAddress: server.requestIP(request)?.address }),
});
