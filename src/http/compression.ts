import { createMiddleware } from "hono/factory";
import { encode, encodingFor, ENCODINGS } from "./encoding.ts";
import type { Env } from "./env.ts";

// Streamed responses (CSV, sitemaps) have other types.
const COMPRESSIBLE = /^(text\/html|application\/json)\b/;
const MIN_BYTES = 1024;

export const compression = createMiddleware<Env>(async (c, next) => {
  await next();
  const { headers, body, status } = c.res;
  if (!COMPRESSIBLE.test(headers.get("Content-Type") ?? "") || headers.has("Content-Encoding")) return;
  // Pages with a secret are not compressed: the compressed length could reveal it (BREACH).
  if (headers.get("Cache-Control")?.includes("no-transform")) return;
  const varyBy = headers.get("Vary")?.split(/,\s*/) ?? [];
  headers.set("Vary", [...new Set([...varyBy, "Accept-Encoding"])].join(", "));
  const encoding = encodingFor(c.req.header("Accept-Encoding"), ENCODINGS);
  if (!body || !encoding || c.req.method === "HEAD") return;

  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const isLong = bytes.length >= MIN_BYTES;
  if (isLong) headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  // Without this, Hono would merge the old response's headers into the new one.
  c.res = undefined;
  c.res = new Response(isLong ? await encode(bytes, encoding) : bytes, { status, headers });
});
