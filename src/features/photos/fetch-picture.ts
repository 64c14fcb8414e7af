import { AppError } from "#src/core/errors.ts";
import { fetchSafely, NotPublic, parsePublicAddress } from "#src/http/safe-fetch.ts";
import { MAX_ADDRESS_LENGTH, MAX_PHOTO_BYTES, PHOTO_TYPES } from "./schema.ts";

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

export async function fetchPicture(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = parseAllowed(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // The abort signal does not stop a DNS lookup.
  const timeout = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(new Error("Timeout"))),
  );
  try {
    return await Promise.race([follow(url, MAX_REDIRECTS, signal), timeout]);
  } catch (error) {
    if (error instanceof NotPublic) throw new AppError("invalid", "photoAddressRefused");
    throw error instanceof AppError ? error : new AppError("invalid", "photoAddressUnreachable");
  }
}

export const isForeignAddress = (address: string): boolean => parse(address) !== null;

const parse = (address: string): URL | null =>
  address.length > MAX_ADDRESS_LENGTH ? null : parsePublicAddress(address);

function parseAllowed(address: string): URL {
  const url = parse(address);
  if (!url) throw new AppError("invalid", "photoAddressRefused");
  return url;
}

async function follow(url: URL, redirects: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchSafely(url, {
    headers: { Accept: PHOTO_TYPES.join(","), "User-Agent": "Markaba" },
    signal,
  });
  const location = response.headers.get("Location");
  if (response.status >= 300 && response.status < 400 && location) {
    await response.body?.cancel();
    if (redirects === 0) throw new Error("Too many redirects");
    return follow(parseAllowed(new URL(location, url).href), redirects - 1, signal);
  }
  if (!response.ok || !response.body) throw new Error("Not found");
  return readBounded(response.body);
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the download.
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) throw new AppError("too-large", "photoTooLarge");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
