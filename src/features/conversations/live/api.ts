import { access, requireSession } from "#src/auth/access.ts";
import { shaped } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { hubOf } from "./hub.ts";

const TYPE = "text/event-stream";

export const eventsApi = routes().get(
  "/",
  access("user"),
  shaped({ type: TYPE, answers: { 200: null, 204: null } }),
  async (c) => {
    const since = Number(c.req.header("Last-Event-ID"));
    const stream = await hubOf(c.var.deps).open(requireSession(c).tokenHash, since);
    // After 204 a browser does not try again by itself.
    if (!stream) return c.body(null, 204, { "Retry-After": "30" });
    return c.body(stream, 200, {
      "Content-Type": TYPE,
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    });
  },
);
