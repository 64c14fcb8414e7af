import { createMiddleware } from "hono/factory";
import { replaceAnswer, varyBy } from "./answer.ts";
import { encode, encodingFor } from "./encoding.ts";
import type { Env } from "./env.ts";

// Answers that are written piece by piece (CSV, sitemaps) are of other types and go out as they come.
const COMPRESSIBLE = /^(text\/html|application\/json)\b/;
/** Below, a packet is saved by nobody. */
const MIN_BYTES = 1024;

/**
 * Compresses pages and JSON on their way out. What says `no-transform`, as pages with a token do, goes out as it is: the
 * length of a compressed page in which somebody else's words stand beside a secret would tell of the secret (BREACH).
 */
export const compression = createMiddleware<Env>(async (c, next) => {
  await next();
  const { headers, body, status } = c.res;
  if (!COMPRESSIBLE.test(headers.get("Content-Type") ?? "") || headers.has("Content-Encoding")) return;
  if (headers.get("Cache-Control")?.includes("no-transform")) return;
  varyBy(headers, "Accept-Encoding");
  const encoding = encodingFor(c.req.header("Accept-Encoding"));
  if (!body || !encoding || c.req.method === "HEAD") return;

  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const isLong = bytes.length >= MIN_BYTES;
  if (isLong) headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  replaceAnswer(c, isLong ? await encode(bytes, encoding) : bytes, { status, headers });
});
