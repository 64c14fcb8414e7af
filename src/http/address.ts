/**
 * The socket's address, or, behind trusted proxies, the last `X-Forwarded-For` entry that is not a trusted proxy. Of
 * IPv6 only the /64 network, since one person has all of it.
 */
export function visitorAddress(
  socket: string | undefined,
  forwardedFor: string | undefined,
  trusted: string[],
): string {
  const bare = (address: string) => address.trim().replace(/^::ffff:/, "");
  let address = bare(socket ?? "unknown");
  const hops = (forwardedFor ?? "").split(",").map(bare).filter(Boolean);
  while (trusted.includes(address)) {
    const hop = hops.pop();
    if (hop === undefined) break;
    address = hop;
  }
  return address.includes(":") ? networkOf(address) : address;
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
