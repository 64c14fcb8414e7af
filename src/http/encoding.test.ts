import { expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { enrolled } from "#src/testing/enrolled.ts";
import { testApp } from "#src/testing/test-app.ts";
import { encode, encodingFor, reencode } from "./encoding.ts";

test("the encoding is one that the browser accepts", () => {
  const cases: [string | undefined, ReturnType<typeof encodingFor>][] = [
    [undefined, null],
    ["", null],
    ["identity", null],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.5 , gzip ; q=0.8", "gzip"],
    ["br;q=0.0,gzip;q=0", null],
    ["*", "br"],
    ["*;q=0, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["br;q=what", null],
    ["brotli, x-gzip", null],
  ];
  for (const [accepted, encoding] of cases)
    expect([accepted, encodingFor(accepted)]).toEqual([accepted, encoding]);
});

test("compressed bytes can be sent in every encoding", async () => {
  const text = "سيارة camry ".repeat(400);
  const packed = await encode(new TextEncoder().encode(text), "br");
  expect(packed.length).toBeLessThan(200);
  const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  expect(read(brotliDecompressSync(await reencode(packed, "br")))).toBe(text);
  expect(read(gunzipSync(await reencode(packed, "gzip")))).toBe(text);
  expect(read(await reencode(packed, null))).toBe(text);
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
  expect(head.headers.get("Content-Encoding")).toBeNull();
});

test("long JSON is compressed, also for a signed-in user", async () => {
  const app = testApp();
  const user = await app.signUp({ name: "x".repeat(3000) });
  const response = await app.request("/api/auth/me", {}, { as: user, headers: BOTH });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const told = JSON.parse(brotliDecompressSync(await response.arrayBuffer()).toString());
  expect(told.user.name).toBe(user.name);
});

test("cookies survive the compression", async () => {
  const response = await testApp().request("/login", {}, { headers: { ...BOTH, Cookie: "flash=resetDone" } });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Set-Cookie")).toContain("flash=;");
});

test("a page with a second factor's key or codes is not compressed", async () => {
  const app = testApp();
  const user = await app.signUp();
  await enrolled(app, user);
  const page = await app.request("/second-factor", {}, { as: user, headers: BOTH });
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Encoding")).toBeNull();
  expect(page.headers.get("Cache-Control")).toBe("private, no-store, no-transform");
});
