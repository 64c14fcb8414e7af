import { createApp } from "#src/app.ts";
import { access } from "#src/auth/access.ts";
import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";

const FIXED_BYTES = 16_000;

/** As a process of its own: the site, and `/fixed`, which answers 16 kB as they are, told to be in ENCODING. */
const { deps } = await openDeps(readConfig({ ...process.env, TRUSTED_PROXIES: "127.0.0.1,::1" }));
const app = createApp(deps);
const [path = "/search", encoding = "identity"] = process.argv.slice(2);
const fixed = new ArrayBuffer(FIXED_BYTES);
app.get("/fixed", access("gate"), (c) =>
  c.body(fixed, 200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": encoding }),
);

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request, server) => app.fetch(request, { socketAddress: server.requestIP(request)?.address }),
});
const as = { headers: { "Accept-Encoding": encoding }, decompress: false };
const page = await (await fetch(new URL(path, server.url), as)).arrayBuffer();
console.log(server.url.origin, page.byteLength);
