import { expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { decode, encode, encodeSmall, encodingFor, ENCODINGS } from "./encoding.ts";

test("the encoding is the one the client prefers, then the fastest", () => {
  const cases: [string | undefined, ReturnType<typeof encodingFor>][] = [
    [undefined, null],
    ["", null],
    ["identity", null],
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["x-gzip", "gzip"],
    ["compress, gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.5 , gzip ; q=0.8", "gzip"],
    ["zstd;q=0.1, br;q=0.2", "br"],
    ["br;q=0.0,gzip;q=0", null],
    ["*", "zstd"],
    ["zstd;q=0, *", "br"],
    ["*;q=0, gzip", "gzip"],
    ["*;q=0", null],
    ["gzip;q=1.0, identity; q=0.5, *;q=0", "gzip"],
    ["identity, gzip;q=0.5", null],
    ["identity;q=0.5, gzip;q=0.5", "gzip"],
    ["identity;q=0, br", "br"],
    ["br;q=what", null],
    ["brotli", null],
  ];
  for (const [accepted, encoding] of cases)
    expect([accepted, encodingFor(accepted, ENCODINGS)]).toEqual([accepted, encoding]);
  expect(encodingFor("gzip, br, zstd", ["br"])).toBe("br");
  expect(encodingFor("gzip, zstd", ["br"])).toBeNull();
});

const text = "سيارة camry ".repeat(400);
const bytes = new TextEncoder().encode(text);
const read = (packed: Uint8Array) => new TextDecoder().decode(packed);

test("every encoding decompresses to the same bytes", async () => {
  const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ENCODINGS) {
    const packed = await encode(bytes, encoding);
    expect(packed.length).toBeLessThan(200);
    expect(read(unpack[encoding](packed))).toBe(text);
  }
  expect(read(decode(await encode(bytes, "zstd"), "zstd"))).toBe(text);
  expect(read(decode(await encodeSmall(bytes), "br"))).toBe(text);
});

test("responses that are sent often are compressed with a small window, which saves 25 MB for each", async () => {
  // RFC 7932, section 9.1: the first bit is 0 only for the window of 64 kB.
  expect(((await encodeSmall(bytes))[0] ?? 1) & 1).toBe(0);
});

const BOTH = { "Accept-Encoding": "gzip, br" };

test("pages and JSON are compressed; small responses and other types are not", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "http://localhost" } });
  for (const path of ["/login", "/nothing/here", "/api/stats", "/search"]) {
    const [plain, packed] = [await app.request(path), await app.request(path, {}, { headers: BOTH })];
    expect([path, plain.headers.get("Content-Encoding")]).toEqual([path, null]);
    expect(packed.headers.get("Content-Encoding")).toBe(path === "/api/stats" ? null : "br");
    for (const { headers } of [plain, packed]) expect(headers.get("Vary")).toContain("Accept-Encoding");
    expect(packed.status).toBe(plain.status);
    if (path === "/login")
      expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
  }
  const admin = await app.signUp({ role: "admin" });
  for (const path of ["/healthz", "/robots.txt", "/sitemap.xml", "/api/admin/export/users.csv"])
    expect(
      (await app.request(path, {}, { as: admin, headers: BOTH })).headers.get("Content-Encoding"),
    ).toBeNull();
  const head = await app.request("/login", { method: "HEAD" }, { headers: BOTH });
  expect(head.headers.get("Content-Encoding")).toBe("br");
});

test("long JSON is compressed for signed-in users too", async () => {
  const app = testApp();
  const user = await app.signUp({ name: "x".repeat(3000) });
  const response = await app.request("/api/auth/me", {}, { as: user, headers: BOTH });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const told = JSON.parse(brotliDecompressSync(await response.arrayBuffer()).toString());
  expect(told.user.name).toBe(user.name);
});

test("compression keeps cookies", async () => {
  const response = await testApp().request("/login", {}, { headers: { ...BOTH, Cookie: "flash=resetDone" } });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Set-Cookie")).toContain("flash=;");
});

test("a page with a two-step verification key or codes is not compressed", async () => {
  const app = testApp();
  const user = await app.signUp();
  await enrolled(app, user);
  const page = await app.request("/second-factor", {}, { as: user, headers: BOTH });
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Encoding")).toBeNull();
  expect(page.headers.get("Cache-Control")).toBe("private, no-store, no-transform");
});
