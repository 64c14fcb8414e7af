import { afterEach, expect, test } from "bun:test";
import type { AppError } from "#src/core/errors.ts";
import { isPublicAddress, network, pinnedRequest } from "#src/http/safe-fetch.ts";
import { fetchPicture, isForeignAddress } from "./fetch-picture.ts";
import { MAX_PHOTO_BYTES } from "./schema.ts";

const real = { ...network };
afterEach(() => void Object.assign(network, real));

type Answer = Response | (() => Response | Promise<Response>);

/** Mocks the network: hosts with their IP addresses, and the responses in order. */
function outside(hosts: Record<string, string[]>, ...answers: Answer[]): string[] {
  const asked: string[] = [];
  network.resolve = async (host) => hosts[host] ?? Promise.reject(new Error("unknown host"));
  network.fetch = async (input, init) => {
    asked.push(`${input} as ${new Headers(init.headers as HeadersInit).get("Host")}`);
    const answer = answers[asked.length - 1];
    if (!answer) throw new Error("nothing there");
    return typeof answer === "function" ? answer() : answer;
  };
  return asked;
}

const redirect = (to: string, status = 302) => new Response(null, { status, headers: { Location: to } });
const keyOf = async (address: string) =>
  fetchPicture(address).then(
    () => "fetched",
    (error: AppError) => error.key,
  );

test("a public URL is fetched from the IP address that was checked", async () => {
  const asked = outside({ "img.example": ["93.184.215.14", "2606:2800:21f::1"] }, new Response("picture"));
  expect(Buffer.from((await fetchPicture("https://img.example/a.jpg?w=1")).bytes ?? []).toString()).toBe(
    "picture",
  );
  expect(asked).toEqual(["https://93.184.215.14/a.jpg?w=1 as img.example"]);
});

test("a pinned request checks the host's certificate, follows no redirect and sends no cookies", () => {
  const { input, init } = pinnedRequest(new URL("https://img.example/a.jpg"), "2606:2800:21f::1");
  expect(input).toBe("https://[2606:2800:21f::1]/a.jpg");
  expect(init).toMatchObject({ tls: { serverName: "img.example" }, redirect: "manual", credentials: "omit" });
});

test.each([
  "http://img.example/a.jpg",
  "https://img.example:8443/a.jpg",
  "https://name:secret@img.example/a.jpg",
  "ftp://img.example/a.jpg",
  "data:image/png;base64,AAAA",
  "file:///etc/passwd",
  "//img.example/a.jpg",
  "a.jpg",
  "",
])("%p is refused without being asked for", async (address) => {
  const asked = outside({ "img.example": ["93.184.215.14"] }, new Response("picture"));
  expect(isForeignAddress(address)).toBe(false);
  expect(await keyOf(address)).toBe("photoAddressRefused");
  expect(asked).toEqual([]);
});

test("a URL of more than 2,048 characters is refused", async () => {
  expect(await keyOf(`https://img.example/${"a".repeat(2048)}`)).toBe("photoAddressRefused");
});

test.each([
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "[::1]",
  "[::ffff:10.0.0.1]",
  "[fd00::1]",
  "169.254.169.254",
])("the literal address %p is refused without being asked for", async (host) => {
  const asked = outside({}, new Response("picture"));
  expect(await keyOf(`https://${host}/a.jpg`)).toBe("photoAddressRefused");
  expect(asked).toEqual([]);
});

test("a host is refused if any of its addresses is not public", async () => {
  const asked = outside({ "rebound.example": ["93.184.215.14", "10.0.0.5"] }, new Response("picture"));
  expect(await keyOf("https://rebound.example/a.jpg")).toBe("photoAddressRefused");
  expect(asked).toEqual([]);
});

test("three redirects are followed and checked; a fourth is not", async () => {
  const hosts = {
    "a.example": ["93.184.215.14"],
    "b.example": ["93.184.215.15"],
    "inside.example": ["192.168.1.1"],
  };
  const hops = [redirect("/two"), redirect("https://b.example/three", 308), redirect("four.jpg", 307)];
  const asked = outside(hosts, ...hops, new Response("picture"));
  expect(await keyOf("https://a.example/one")).toBe("fetched");
  expect(asked).toEqual([
    "https://93.184.215.14/one as a.example",
    "https://93.184.215.14/two as a.example",
    "https://93.184.215.15/three as b.example",
    "https://93.184.215.15/four.jpg as b.example",
  ]);
  outside(hosts, ...hops.map(() => redirect("/again")), redirect("/again"), new Response("picture"));
  expect(await keyOf("https://a.example/one")).toBe("photoAddressUnreachable");
  for (const to of [
    "https://inside.example/",
    "http://b.example/",
    "https://127.0.0.1/",
    "https://b.example:444/",
  ]) {
    const asked = outside(hosts, redirect(to), new Response("picture"));
    expect(await keyOf("https://a.example/one")).toBe("photoAddressRefused");
    expect(asked).toHaveLength(1);
  }
});

test("every failed download has the same message", async () => {
  const hosts = { "a.example": ["93.184.215.14"], "none.example": [] };
  for (const answer of [
    new Response("gone", { status: 404 }),
    new Response(null, { status: 204 }),
    redirect(""),
  ]) {
    outside(hosts, answer);
    expect(await keyOf("https://a.example/a.jpg")).toBe("photoAddressUnreachable");
  }
  outside(hosts);
  expect(await keyOf("https://a.example/a.jpg")).toBe("photoAddressUnreachable");
  expect(await keyOf("https://none.example/a.jpg")).toBe("photoAddressUnreachable");
  expect(await keyOf("https://unknown.example/a.jpg")).toBe("photoAddressUnreachable");
});

test("a download stops at 10 MB", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1024 * 1024;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  outside({ "a.example": ["93.184.215.14"] }, new Response(endless));
  expect(await keyOf("https://a.example/a.jpg")).toBe("photoTooLarge");
  expect(sent).toBeLessThan(MAX_PHOTO_BYTES + 4 * 1024 * 1024);
});

test("addresses of this machine, its network and special ranges are not public", () => {
  const inside =
    "0.0.0.0 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.168.0.1 " +
    "198.18.0.1 203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 ::ffff:8.8.8.8 ::ffff:10.0.0.1 64:ff9b::a00:1 fc00::1 fd12::1 " +
    "fe80::1 fe80::1%eth0 fec0::1 ff02::1 2001::1 2001:db8::1 2002:a00:1:: 3fff::1 nonsense 1.2.3";
  expect(inside.split(" ").filter(isPublicAddress)).toEqual([]);
  const outsideAddresses =
    "8.8.8.8 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 193.168.0.1 2a00:1450::1 2606:2800::1";
  expect(outsideAddresses.split(" ").every(isPublicAddress)).toBe(true);
});
