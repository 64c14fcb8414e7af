import { BlockList, isIP } from "node:net";

export function networkList(addresses: string[]): BlockList {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = "", prefix] = text.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** The socket's address or, behind trusted proxies, the last entry of `X-Forwarded-For` that is not one of them. */
export function visitorAddress(
  socket: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  let address = addressOf(socket ?? "unknown");
  const hops = (forwardedFor ?? "").split(",").map(addressOf).filter(Boolean);
  const isTrusted = () => {
    const version = isIP(address);
    return version > 0 && trusted.check(address, version === 6 ? "ipv6" : "ipv4");
  };
  while (isTrusted()) {
    const hop = hops.pop();
    if (hop === undefined) break;
    address = hop;
  }
  return address.includes(":") ? networkOf(address) : address;
}

/** Any form of RFC 7239, section 6: with port, brackets, quotes, a zone, or IPv4 in IPv6. Other names stay. */
function addressOf(written: string): string {
  const node = written.trim().replace(/^(?:for=)?"?(.*?)"?$/i, "$1");
  const [, bracketed, name] = /^(?:\[([^\]]*)\]|([\d.]+|unknown|_[\w.-]+))(?::[\w.-]*)?$/i.exec(node) ?? [];
  const address = (bracketed ?? name ?? node).replace(/%.*/, "").toLowerCase();
  if (isIP(address) !== 6) return address;
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest) ?? [];
  if (high === undefined || low === undefined) return shortest;
  return [high, low]
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join(".");
}

/** The network and the larger one that it lies in: the /64 and the /48 of an IPv6 customer, else only the address. */
export const networksOf = (address: string): string[] =>
  address.endsWith("::/64") ? [address, `${address.split(":", 3).join(":")}::/48`] : [address];

const LINES_EACH = 3;

/** The line of a queue in which an address waits: its own, but only a few for all networks of a /48. */
export function lineOf(address: string): string {
  const [, larger] = networksOf(address);
  return larger ? `${larger} ${Bun.hash.crc32(address) % LINES_EACH}` : address;
}

function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0")
    : [];
  return `${[...start, ...zeros, ...end].slice(0, 4).join(":")}::/64`;
}
