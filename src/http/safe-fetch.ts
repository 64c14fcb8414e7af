import { isIP } from "node:net";
import { networkList } from "./address.ts";

/** Network access, which tests replace. */
export const network = {
  resolve: async (host: string): Promise<string[]> => {
    const { lookup } = await import("node:dns/promises");
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  fetch: (input: string, init: BunFetchRequestInit): Promise<Response> => fetch(input, init),
};

/** The address is in a private or reserved network, such as the server's own. */
export class NotPublic extends Error {}

/** Parses an address typed by a user: only https, the default port and no password; else null. */
export function parsePublicAddress(address: string): URL | null {
  const url = URL.parse(address);
  const isAllowed =
    url?.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return isAllowed ? url : null;
}

/** Fetches a public address without following redirects. Throws NotPublic. */
export async function fetchSafely(url: URL, init: BunFetchRequestInit): Promise<Response> {
  const request = pinnedRequest(url, await publicAddressOf(url), init);
  return network.fetch(request.input, request.init);
}

/** One of the host's IP addresses. Throws NotPublic if any of them is not public. */
export async function publicAddressOf(url: URL): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host);
  const [first] = addresses;
  if (first === undefined) throw new Error("No address");
  if (!addresses.every(isPublicAddress)) throw new NotPublic("The address is not public");
  return first;
}

interface PinnedRequest {
  input: string;
  init: BunFetchRequestInit & { headers: Headers };
}

/** A request to the IP address that was checked, because a second DNS lookup could return another one. */
export function pinnedRequest(url: URL, address: string, init: BunFetchRequestInit = {}): PinnedRequest {
  const ip = isIP(address) === 6 ? `[${address}]` : address;
  const headers = new Headers(init.headers as HeadersInit | undefined);
  headers.set("Host", url.host);
  return {
    input: `https://${ip}${url.pathname}${url.search}`,
    init: {
      ...init,
      headers,
      redirect: "manual",
      credentials: "omit",
      tls: { serverName: url.hostname.replace(/^\[|\]$/g, "") },
    },
  };
}

// Not globally reachable according to the IANA special-purpose address registries (RFC 6890), or multicast.
const NOT_PUBLIC_4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 " +
  "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4";
// Only 2000::/3 is public, except for protocol assignments with Teredo, documentation and 6to4.
const NOT_PUBLIC_6 = "2001::/23 2001:db8::/32 2002::/16 3fff::/20";

const notPublic = networkList([...NOT_PUBLIC_4.split(" "), ...NOT_PUBLIC_6.split(" ")]);
const global6 = networkList(["2000::/3"]);

export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !notPublic.check(ip, "ipv4");
  return isIP(ip) === 6 && global6.check(ip, "ipv6") && !notPublic.check(ip, "ipv6");
}
