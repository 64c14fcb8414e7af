import { createApp } from "#src/app.ts";
import { access } from "#src/auth/access.ts";
import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";

/** As a process of its own: the site, and `/fixed?like=PATH`, which answers that page's text without making it. */
const { deps } = await openDeps(readConfig({ ...process.env, TRUSTED_PROXIES: "127.0.0.1,::1" }));
const app = createApp(deps);
let fixed = "";
app.get("/fixed", access("gate"), (c) => c.html(fixed));

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request, server) => app.fetch(request, { socketAddress: server.requestIP(request)?.address }),
});
fixed = await (await fetch(new URL(process.argv[2] ?? "/search", server.url))).text();
console.log(server.url.origin, fixed.length);
