import { isIP } from "node:net";
import { AppError } from "#src/core/errors.ts";
import { isPublicAddress } from "./public-address.ts";
import { MAX_ADDRESS_LENGTH } from "./photo-input.ts";
import { MAX_PHOTO_BYTES } from "./schema.ts";

const REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

/** How the outside is reached; tests put their own functions here. */
export const network = {
  /** Every IP address of a host. */
  resolve: async (host: string): Promise<string[]> => {
    const { lookup } = await import("node:dns/promises");
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  fetch: (input: string, init: BunFetchRequestInit): Promise<Response> => fetch(input, init),
};

/** The bytes behind a public https address; throws AppError for anything else or when they cannot be had. */
export async function fetchPicture(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const unreachable = new AppError("invalid", "photoAddressUnreachable");
  // A host that never answers the look-up does not heed the signal.
  const late = new Promise<AppError>((resolve) =>
    signal.addEventListener("abort", () => resolve(unreachable)),
  );
  const answer = follow(allowed(address), REDIRECTS, signal).catch((error: unknown) =>
    error instanceof AppError ? error : unreachable,
  );
  const result = await Promise.race([answer, late]);
  if (result instanceof AppError) throw result;
  return result;
}

/** Whether an address may be fetched as far as its text tells: https, the usual port, nobody's password. */
export const isForeignAddress = (address: string): boolean => parse(address) !== null;

function parse(address: string): URL | null {
  if (address.length > MAX_ADDRESS_LENGTH) return null;
  const url = URL.parse(address);
  const usual = url?.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return usual ? url : null;
}

function allowed(address: string): URL {
  const url = parse(address);
  if (!url) throw new AppError("invalid", "photoAddressRefused");
  return url;
}

async function follow(url: URL, redirects: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const request = pinnedRequest(url, await publicAddressOf(url));
  const response = await network.fetch(request.input, { ...request.init, signal });
  const location = response.headers.get("Location");
  if (response.status >= 300 && response.status < 400 && location) {
    await response.body?.cancel();
    if (redirects === 0) throw new AppError("invalid", "photoAddressUnreachable");
    return follow(allowed(new URL(location, url).href), redirects - 1, signal);
  }
  if (!response.ok || !response.body) throw new AppError("invalid", "photoAddressUnreachable");
  return readBounded(response.body);
}

/** One of the host's addresses; refuses the host when any of them is not public. */
async function publicAddressOf(url: URL): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host);
  const [first] = addresses;
  if (first === undefined) throw new AppError("invalid", "photoAddressUnreachable");
  if (!addresses.every(isPublicAddress)) throw new AppError("invalid", "photoAddressRefused");
  return first;
}

/**
 * A request to the very address that was checked, since the name might resolve to another one a moment later. The
 * certificate is still that of the name.
 */
export function pinnedRequest(url: URL, address: string): { input: string; init: BunFetchRequestInit } {
  const ip = isIP(address) === 6 ? `[${address}]` : address;
  return {
    input: `https://${ip}${url.pathname}${url.search}`,
    init: {
      headers: { Host: url.host, Accept: "image/jpeg,image/png,image/webp", "User-Agent": "Markaba" },
      redirect: "manual",
      credentials: "omit",
      tls: { serverName: url.hostname.replace(/^\[|\]$/g, "") },
    },
  };
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) throw new AppError("too-large", "photoTooLarge");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
