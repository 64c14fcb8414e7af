import { encodingFor } from "./encoding.ts";
import { routes } from "./env.ts";
import { hasTag } from "./etag.ts";
import { ON_ANY_ORIGIN } from "./headers.ts";
import type { Sheet } from "#src/ui/css.ts";

export interface AssetFile {
  path: string;
  type: string;
  etag: string;
  /** Its name contains a hash of its content. */
  immutable: boolean;
  encodings: { br?: string; gzip?: string };
}

export interface Assets {
  files: Record<string, AssetFile>;
  css: string;
  guestCss: string;
  dealersCss: string;
  sheets: Record<Sheet, string>;
  fonts: { latin: string; arabic: string };
  start: Record<"en" | "ar", string>;
  worker: string | null;
  /** By language and island: the URL of its script, then those of its imports. */
  islands: Record<"en" | "ar", Record<string, string[]>>;
}

export const assetRoutes = routes().get("*", async (c, next) => {
  const file = c.get("deps").assets.files[c.req.path];
  if (!file) return next();
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    ETag: file.etag,
    Vary: "Accept-Encoding",
    ...(file.type.startsWith("image/") && ON_ANY_ORIGIN),
  });
  if (hasTag(c, file.etag)) return new Response(null, { status: 304, headers });
  const range = c.req.header("Range");
  if (range) return rangeResponse(Bun.file(file.path), range, headers);
  const encoding = encodingFor(c.req.header("Accept-Encoding"), ["br", "gzip"]);
  const encoded = encoding && file.encodings[encoding];
  if (encoded) headers.set("Content-Encoding", encoding);
  return new Response(Bun.file(encoded || file.path), { headers });
});

/** One byte range of a file (RFC 9110, section 14); anything unusual is the whole file. */
export function rangeResponse(file: Blob, range: string, headers: Headers): Response {
  headers.set("Accept-Ranges", "bytes");
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === ""))
    return new Response(file, { headers });
  const start = first === "" ? Math.max(0, file.size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? file.size - 1 : Math.min(Number(last), file.size - 1);
  if (start > end) {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end}/${file.size}`);
  return new Response(file.slice(start, end + 1), { status: 206, headers });
}
