/** The socket's address or, behind trusted proxies, the last other entry of `X-Forwarded-For`. */
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

// One person has a whole /64 network of IPv6.
function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0")
    : [];
  return `${[...start, ...zeros, ...end].slice(0, 4).join(":")}::/64`;
}
