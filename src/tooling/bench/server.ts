import { createApp } from "#src/app.ts";
import { access } from "#src/auth/access.ts";
import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";

/** As a process of its own: the site, and `/fixed`, which answers the page at PATH in ENCODING as it was. */
const { deps } = await openDeps(readConfig({ ...process.env, TRUSTED_PROXIES: "127.0.0.1,::1" }));
const app = createApp(deps);
const [path = "/search", encoding = "identity"] = process.argv.slice(2);
let fixed = new ArrayBuffer(0);
app.get("/fixed", access("gate"), (c) =>
  c.body(fixed, 200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": encoding }),
);

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request, server) => app.fetch(request, { socketAddress: server.requestIP(request)?.address }),
});
const as = { headers: { "Accept-Encoding": encoding }, decompress: false };
fixed = await (await fetch(new URL(path, server.url), as)).arrayBuffer();
console.log(server.url.origin, fixed.byteLength);
