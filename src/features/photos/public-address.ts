import { BlockList, isIP } from "node:net";

// What is not globally reachable by the IANA special-purpose address registries (RFC 6890), with multicast.
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

// Of IPv6 only 2000::/3 is public, which leaves out mapped, translated, unique-local and link-local ones; within it
// these reach elsewhere: protocol assignments with Teredo, documentation, 6to4.
const PUBLIC_6 = ["2000::", 3] as const;
const NOT_PUBLIC_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const refused = new BlockList();
for (const [net, bits] of NOT_PUBLIC_4) refused.addSubnet(net, bits, "ipv4");
for (const [net, bits] of NOT_PUBLIC_6) refused.addSubnet(net, bits, "ipv6");
const global6 = new BlockList();
global6.addSubnet(...PUBLIC_6, "ipv6");

/** Whether an IP address is one of the public internet's: not this machine, its network or its cloud's metadata. */
export function isPublicAddress(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !refused.check(ip, "ipv4");
    case 6:
      return global6.check(ip, "ipv6") && !refused.check(ip, "ipv6");
    default:
      return false;
  }
}
