import { expect, test } from "bun:test";
import { createApp } from "#src/app.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const ROOT = `${import.meta.dir}/../..`;
const workerFile = {
  path: `${ROOT}/src/client/offline-worker.ts`,
  type: "text/javascript",
  etag: '"1"',
  immutable: true,
};
const assets = {
  ...noAssets,
  worker: "/assets/offline-worker-1.js",
  files: { "/assets/offline-worker-1.js": { ...workerFile, encodings: {} } },
};

test("each language has a manifest with the site's name, and its icons exist", async () => {
  const { json } = testApp({ config: { SITE_NAME_EN: "Sayara", SITE_NAME_AR: "سيارة" } });
  const english = await json("GET", "/manifest.webmanifest");
  const arabic = await json("GET", "/ar/manifest.webmanifest");
  expect(english.headers.get("Content-Type")).toBe("application/manifest+json");
  expect(english.body).toMatchObject({
    id: "/",
    name: "Sayara",
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
  });
  expect(arabic.body).toMatchObject({ id: "/ar", name: "سيارة", lang: "ar", dir: "rtl", start_url: "/ar" });
  const icons = english.body.icons as { src: string; sizes: string; purpose: string }[];
  for (const size of ["192x192", "512x512"])
    for (const purpose of ["any", "maskable"])
      expect(icons.some((icon) => icon.sizes === size && icon.purpose === purpose)).toBe(true);
  for (const { src, sizes } of icons) {
    const file = Bun.file(`${ROOT}/public${src}`);
    if (sizes === "any") expect(await file.exists()).toBe(true);
    else {
      const { width, height } = await new Bun.Image(await file.bytes()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});

test("every page links to its language's manifest and home screen icon", async () => {
  const { request } = testApp();
  expect(await (await request("/terms")).text()).toContain(
    '<link rel="manifest" href="/manifest.webmanifest"/>',
  );
  const arabic = await (await request("/ar/terms")).text();
  expect(arabic).toContain('<link rel="manifest" href="/ar/manifest.webmanifest"/>');
  expect(arabic).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  expect(await Bun.file(`${ROOT}/public/apple-touch-icon.png`).exists()).toBe(true);
});

test("the offline page has no personal data, needs no beta password and exists in both languages", async () => {
  const { request, signUp } = testApp({ config: { BETA_PASSWORD: "open sesame" } });
  const user = await signUp({ name: "Omar Haddad" });
  for (const [path, title] of [
    ["/offline", "You&#x27;re offline"],
    ["/ar/offline", "أنت غير متصل بالإنترنت"],
  ] as const) {
    const response = await request(path, {}, { as: user });
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(title);
    expect(page).not.toContain("Omar Haddad");
    expect(page).not.toContain(user.email);
  }
});

test("opened without shared photos, their page says so and links to the form", async () => {
  const { request } = testApp();
  const page = await (await request("/share")).text();
  expect(page).toContain("No photos are waiting");
  expect(page).toContain('href="/list-car?step=photos"');
  expect(page).not.toContain("offline");
  expect(await (await request("/ar/share")).text()).toContain("لا توجد صور بانتظارك");
  expect(await (await request("/offline/share")).text()).toContain("Your photos are waiting");
});

test("the service worker is revalidated and caches only offline pages and built files", async () => {
  const app = createApp({ ...testApp().deps, assets });
  const response = await app.request("/sw.js");
  expect(response.headers.get("Content-Type")).toContain("text/javascript");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  const [, head = "{}"] = /^self\.OFFLINE=(.*);\n/.exec(await response.text()) ?? [];
  const { needed, wanted } = JSON.parse(head) as Record<"needed" | "wanted", string[]>;
  expect(needed).toEqual([
    "/offline",
    "/ar/offline",
    "/offline/share",
    "/ar/offline/share",
    "/assets/guest.css",
  ]);
  for (const address of wanted) expect(address).toStartWith("/assets/");
});

test("the version changes only when the cached content changes", async () => {
  const versionOf = async (config: object, changed = {}) => {
    const app = createApp({ ...testApp({ config }).deps, assets: { ...assets, ...changed } });
    return /"version":"(\w+)"/.exec(await (await app.request("/sw.js")).text())?.[1];
  };
  const first = await versionOf({});
  expect(first).toBeDefined();
  expect(await versionOf({})).toBe(first);
  expect(await versionOf({ LISTING_DAYS: 7 })).toBe(first);
  expect(await versionOf({ SITE_NAME_AR: "سيارة" })).not.toBe(first);
  expect(await versionOf({}, { guestCss: "/assets/guest-2.css" })).not.toBe(first);
});

test("without a built worker, the site serves one that unregisters itself", async () => {
  const { request } = testApp();
  const response = await request("/sw.js");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("registration.unregister()");
});
