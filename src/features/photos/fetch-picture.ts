import { BlockList, isIP } from "node:net";
import { AppError } from "#src/core/errors.ts";
import { MAX_ADDRESS_LENGTH, MAX_PHOTO_BYTES, PHOTO_TYPES } from "./schema.ts";

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

/** Network access, which tests replace. */
export const network = {
  resolve: async (host: string): Promise<string[]> => {
    const { lookup } = await import("node:dns/promises");
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  fetch: (input: string, init: BunFetchRequestInit): Promise<Response> => fetch(input, init),
};

export async function fetchPicture(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = parseAllowed(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // The signal does not stop a DNS lookup.
  const timeout = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(new Error("Timeout"))),
  );
  try {
    return await Promise.race([follow(url, MAX_REDIRECTS, signal), timeout]);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("invalid", "photoAddressUnreachable");
  }
}

/** Whether the text of an address is allowed: https, the default port, no password. */
export const isForeignAddress = (address: string): boolean => parse(address) !== null;

function parse(address: string): URL | null {
  if (address.length > MAX_ADDRESS_LENGTH) return null;
  const url = URL.parse(address);
  const isAllowed =
    url?.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return isAllowed ? url : null;
}

function parseAllowed(address: string): URL {
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
    if (redirects === 0) throw new Error("Too many redirects");
    return follow(parseAllowed(new URL(location, url).href), redirects - 1, signal);
  }
  if (!response.ok || !response.body) throw new Error("Not found");
  return readBounded(response.body);
}

/** One of the host's addresses; refuses a host with any address that is not public. */
async function publicAddressOf(url: URL): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host);
  const [first] = addresses;
  if (first === undefined) throw new Error("No address");
  if (!addresses.every(isPublicAddress)) throw new AppError("invalid", "photoAddressRefused");
  return first;
}

/** A request to the IP address that was checked, since a second lookup could return another one. */
export function pinnedRequest(url: URL, address: string): { input: string; init: BunFetchRequestInit } {
  const ip = isIP(address) === 6 ? `[${address}]` : address;
  return {
    input: `https://${ip}${url.pathname}${url.search}`,
    init: {
      headers: { Host: url.host, Accept: PHOTO_TYPES.join(","), "User-Agent": "Markaba" },
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

// Not globally reachable by the IANA special-purpose address registries (RFC 6890), or multicast.
const NOT_PUBLIC_4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

// Only 2000::/3 is public, except protocol assignments with Teredo, documentation and 6to4.
const NOT_PUBLIC_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const notPublic = new BlockList();
for (const [net, bits] of NOT_PUBLIC_4) notPublic.addSubnet(net, bits, "ipv4");
for (const [net, bits] of NOT_PUBLIC_6) notPublic.addSubnet(net, bits, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !notPublic.check(ip, "ipv4");
  return isIP(ip) === 6 && global6.check(ip, "ipv6") && !notPublic.check(ip, "ipv6");
}
