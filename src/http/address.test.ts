import { expect, test } from "bun:test";
import { lineOf, networkList, visitorAddress } from "./address.ts";

test("without a proxy, the address is the socket's, whatever the header says", () => {
  expect(visitorAddress("203.0.113.5", "1.2.3.4", networkList([]))).toBe("203.0.113.5");
});

test("behind trusted proxies, the address is the last one that is not a proxy", () => {
  expect(
    visitorAddress("10.0.0.2", "6.6.6.6, 203.0.113.5, 10.0.0.1", networkList(["10.0.0.1", "10.0.0.2"])),
  ).toBe("203.0.113.5");
  expect(visitorAddress("10.0.0.2", undefined, networkList(["10.0.0.2"]))).toBe("10.0.0.2");
});

test("an IPv4 address mapped to IPv6 is the same address; IPv6 visitors are counted by /64", () => {
  expect(visitorAddress("::ffff:203.0.113.5", undefined, networkList([]))).toBe("203.0.113.5");
  expect(visitorAddress("2001:db8:1:2:3:4:5:6", undefined, networkList([]))).toBe("2001:db8:1:2::/64");
  expect(visitorAddress("2001:db8::6", undefined, networkList([]))).toBe("2001:db8:0:0::/64");
});

test("proxies can be trusted by range", () => {
  const trusted = networkList(["10.0.0.0/8", "fd00::/8"]);
  expect(visitorAddress("10.200.3.4", "6.6.6.6, 203.0.113.5, fd12::1", trusted)).toBe("203.0.113.5");
  expect(visitorAddress("11.0.0.1", "6.6.6.6", trusted)).toBe("11.0.0.1");
});

test.each([
  ["203.0.113.8:50001", "203.0.113.8"],
  ['"203.0.113.8:_port"', "203.0.113.8"],
  ["for=203.0.113.8", "203.0.113.8"],
  ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ['"[2001:DB8:0::1]"', "2001:db8:0:0::/64"],
  ["2001:0db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::1%eth0", "2001:db8:0:0::/64"],
  ["[::ffff:203.0.113.8]:443", "203.0.113.8"],
  ["::ffff:cb00:7108", "203.0.113.8"],
  ["unknown", "unknown"],
  ["_hidden", "_hidden"],
  ["unknown:50001", "unknown"],
  ['for="_hidden.1-a:_port-2"', "_hidden.1-a"],
])("a proxy may write %s", (written, address) => {
  expect(visitorAddress("10.0.0.2", written, networkList(["10.0.0.2"]))).toBe(address);
});

test("a proxy is trusted however it is written", () => {
  const trusted = networkList(["10.0.0.0/8", "fd00::/8"]);
  const hops = "6.6.6.6:1, 203.0.113.5:2, [fd12::1]:443, 10.0.0.1:8080";
  expect(visitorAddress("::ffff:10.0.0.2", hops, trusted)).toBe("203.0.113.5");
});

test("the networks of a /48 wait in three lines, and each IPv4 address in its own", () => {
  const networks = Array.from({ length: 60 }, (_, i) => `2001:db8:1:${i.toString(16)}::/64`);
  expect(new Set(networks.map(lineOf)).size).toBe(3);
  expect(lineOf("203.0.113.8")).toBe("203.0.113.8");
  expect(lineOf("2001:db8:2:0::/64")).not.toStartWith("2001:db8:1");
});
