import { MINUTE_MS } from "#src/core/time.ts";
import type { Log } from "#src/runtime/log.ts";
import { middleware } from "./env.ts";

/** Answers 400 if `Host` is missing, malformed or there twice, except to health checks, which may lack it. */
export function hostGuard(log: Log) {
  let refused = 0;
  let loggedAt = -MINUTE_MS;
  return middleware(async (c, next) => {
    const { url } = c.req.raw;
    // Bun joins several with commas.
    const isOne = !c.req.header("Host")?.includes(",");
    if (isOne && URL.canParse(url)) return next();
    if (url === "/healthz") return c.text("ok");
    refused++;
    if (performance.now() - loggedAt >= MINUTE_MS) {
      loggedAt = performance.now();
      log.warn("bad Host header", { sinceLastLine: refused });
      refused = 0;
    }
    return c.text("The Host header is missing, malformed or repeated.", 400);
  });
}
