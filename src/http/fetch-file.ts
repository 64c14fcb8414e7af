import { AppError } from "#src/core/errors.ts";
import type { MessageKey } from "#src/i18n/t.ts";
import { fetchSafely, NotPublic, parsePublicAddress } from "./safe-fetch.ts";

const MAX_REDIRECTS = 3;
export const MAX_ADDRESS_LENGTH = 2048;

/** What a file was when it was fetched last, so that it is not sent again unchanged. */
export interface Seen {
  etag: string | null;
  lastModified: string | null;
}

export interface Fetched extends Seen {
  /** Null if it is unchanged. */
  bytes: Uint8Array<ArrayBuffer> | null;
}

interface Wanted {
  types: string[];
  maxBytes: number;
  withinMs: number;
  seen?: Seen | undefined;
  /** A name and a password. */
  credentials?: string | undefined;
  /** The errors for an address that is not public, one that does not answer, and a file that is too large. */
  messages: [refused: MessageKey, unreachable: MessageKey, tooLarge: MessageKey];
}

export const parseFileAddress = (address: string): URL | null =>
  address.length > MAX_ADDRESS_LENGTH ? null : parsePublicAddress(address);

/** Fetches a file from a public address that somebody typed; throws AppError. */
export async function fetchFile(address: string, wanted: Wanted): Promise<Fetched> {
  const [refused, unreachable] = wanted.messages;
  try {
    const url = parse(address);
    const signal = AbortSignal.timeout(wanted.withinMs);
    // The abort signal does not stop a DNS lookup.
    const timeout = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(new Error("Timeout"))),
    );
    return await Promise.race([follow(url, wanted, MAX_REDIRECTS, signal), timeout]);
  } catch (error) {
    if (error instanceof NotPublic) throw new AppError("invalid", refused as "notFound");
    throw error instanceof AppError ? error : new AppError("invalid", unreachable as "notFound");
  }
}

function parse(address: string): URL {
  const url = parseFileAddress(address);
  if (!url) throw new NotPublic("The address is not allowed");
  return url;
}

async function follow(url: URL, wanted: Wanted, redirects: number, signal: AbortSignal): Promise<Fetched> {
  const { types, seen, credentials } = wanted;
  const headers = new Headers({ Accept: types.join(","), "User-Agent": "Markaba" });
  if (seen?.etag) headers.set("If-None-Match", seen.etag);
  if (seen?.lastModified) headers.set("If-Modified-Since", seen.lastModified);
  if (credentials) headers.set("Authorization", `Basic ${Buffer.from(credentials).toString("base64")}`);
  const response = await fetchSafely(url, { headers, signal });
  const location = response.headers.get("Location");
  if (response.status >= 300 && response.status < 400 && location) {
    await response.body?.cancel();
    if (redirects === 0) throw new Error("Too many redirects");
    const next = parse(new URL(location, url).href);
    // Another host does not get the password.
    const kept = next.host === url.host ? wanted : { ...wanted, credentials: undefined };
    return follow(next, kept, redirects - 1, signal);
  }
  const now = { etag: response.headers.get("ETag"), lastModified: response.headers.get("Last-Modified") };
  if (seen && response.status === 304) return { ...seen, bytes: null };
  if (!response.ok || !response.body) throw new Error("Not found");
  return { ...now, bytes: await readBounded(response.body, wanted) };
}

async function readBounded(
  body: ReadableStream<Uint8Array>,
  { maxBytes, messages: [, , tooLarge] }: Wanted,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the download.
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError("too-large", tooLarge as "notFound");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
