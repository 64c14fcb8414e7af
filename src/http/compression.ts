import { createMiddleware } from "hono/factory";
import { type Stored, decode, encode, encodingFor, ENCODINGS } from "./encoding.ts";
import type { Env } from "./env.ts";

// Streamed responses (CSV, sitemaps) have other types.
const COMPRESSIBLE = /^(text\/html|application\/json)\b/;
const MIN_BYTES = 1024;

export const compression = createMiddleware<Env>(async (c, next) => {
  await next();
  const { headers, body, status } = c.res;
  if (!COMPRESSIBLE.test(headers.get("Content-Type") ?? "")) return;
  // Pages with a secret are not compressed: the compressed length could reveal it (BREACH).
  if (headers.get("Cache-Control")?.includes("no-transform")) return;
  if (!headers.get("Vary")?.includes("Accept-Encoding")) headers.append("Vary", "Accept-Encoding");
  const accepted = c.req.header("Accept-Encoding");
  const given = headers.get("Content-Encoding") as Stored | null;
  if (given && encodingFor(accepted, [given])) return;
  headers.delete("Content-Encoding");
  const encoding = encodingFor(accepted, ENCODINGS);
  if (!body || !(given || encoding)) return;

  const sent = await c.res.bytes();
  const bytes = given ? decode(sent, given) : sent;
  const isLong = bytes.length >= MIN_BYTES;
  if (isLong && encoding) headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  // Without this, Hono would merge the old response's headers into the new one.
  c.res = undefined;
  c.res = new Response(isLong && encoding ? await encode(bytes, encoding) : bytes, { status, headers });
});
