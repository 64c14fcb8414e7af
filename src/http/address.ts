import { BlockList, isIP } from "node:net";

/** The trusted proxies: addresses and ranges such as `10.0.0.0/8`. */
export function proxyList(addresses: string[]): BlockList {
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
  const bare = (address: string) => address.trim().replace(/^::ffff:/, "");
  let address = bare(socket ?? "unknown");
  const hops = (forwardedFor ?? "").split(",").map(bare).filter(Boolean);
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

// An IPv6 customer usually has a whole /64 network.
function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0")
    : [];
  return `${[...start, ...zeros, ...end].slice(0, 4).join(":")}::/64`;
}
