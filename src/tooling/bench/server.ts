import { createApp } from "#src/app.ts";
import { access } from "#src/auth/access.ts";
import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";
import { ownMs } from "./time.ts";
import { readBuiltAssets } from "../assets-build.ts";

/**
 * Runs as its own process: the site from source; `/fixed`, which sends 16 kB declared as ENCODING; and `/blocked`, which
 * returns the longest time in milliseconds that the event loop was blocked since the last call, by work or the disk.
 */
const FIXED_BYTES = 16_000;
const TICK_MS = 2;

const config = readConfig();
const { deps } = await openDeps(config, await readBuiltAssets());
const app = createApp(deps);
const [encoding = "identity"] = process.argv.slice(2);
const fixed = new ArrayBuffer(FIXED_BYTES);
app.get("/fixed", access("gate"), (c) =>
  c.body(fixed, 200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": encoding }),
);

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
