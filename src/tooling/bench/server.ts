import { createApp } from "#src/app.ts";
import { access } from "#src/auth/access.ts";
import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";
import { readBuiltAssets } from "../assets-build.ts";
import { processorMs } from "./processor-time.ts";

const FIXED_BYTES = 16_000;
const TICK_MS = 2;

/**
 * As a process of its own: the site, `/fixed`, which answers 16 kB as they are, told to be in ENCODING, and `/blocked`,
 * which answers for how many milliseconds at most nobody was answered since it was last asked.
 */
const config = readConfig({ ...process.env, TRUSTED_PROXIES: "127.0.0.1,::1" });
const { deps } = await openDeps(config, await readBuiltAssets());
const app = createApp(deps);
const [path = "/search", encoding = "identity"] = process.argv.slice(2);
const fixed = new ArrayBuffer(FIXED_BYTES);
app.get("/fixed", access("gate"), (c) =>
  c.body(fixed, 200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": encoding }),
);

let [ticked, blockedMs] = [processorMs(), 0];
setInterval(() => {
  blockedMs = Math.max(blockedMs, processorMs() - ticked);
  ticked = processorMs();
}, TICK_MS);
app.get("/blocked", access("gate"), (c) => {
  const most = blockedMs;
  blockedMs = 0;
  return c.text(String(most));
});

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request, server) => app.fetch(request, { socketAddress: server.requestIP(request)?.address }),
});
const as = { headers: { "Accept-Encoding": encoding }, decompress: false };
const page = await (await fetch(new URL(path, server.url), as)).arrayBuffer();
console.log(server.url.origin, page.byteLength);
