import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const page = async (app: ReturnType<typeof testApp>, path: string, cookie = "") =>
  (await app.request(path, {}, { headers: { Cookie: cookie } })).text();
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test("the canonical address leaves out other query parameters", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  await plantCar(app, await app.signUp());
  expect(canonical(await page(app, "/ar/login?next=%2Fdashboard"))).toBe("https://cars.example.com/ar/login");
  expect(canonical(await page(app, "/?utm_source=somewhere"))).toBe("https://cars.example.com/");
  const search = await page(app, "/search?make=Toyota");
  expect(canonical(search)).toBe("https://cars.example.com/search?make=Toyota");
  expect(search).toContain('hrefLang="ar" href="https://cars.example.com/ar/search?make=Toyota"');
});

test("without PUBLIC_ORIGIN no page, sitemap or robots file contains the Host that a visitor sent", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const car = await plantCar(app, seller);
  const plate = await plantPlate(app, seller);
  for (const path of [
    ...["/", "/search", "/ar/number-plates", "/contact", `/cars/${car}`, `/ar/number-plates/${plate}`],
    ...[`/sellers/${seller.id}`, "/robots.txt", "/manifest.webmanifest", "/nothing"],
  ]) {
    const text = await page(app, `http://elsewhere.example${path}`);
    expect([path, text.includes("elsewhere.example")]).toEqual([path, false]);
  }
  expect(canonical(await page(app, "http://elsewhere.example/ar/search"))).toBe("/ar/search");
  for (const path of ["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/listings/1.xml"])
    expect((await app.request(path)).status).toBe(404);
});

test("theme-color follows the theme", async () => {
  const app = testApp();
  const bars = (html: string) =>
    [...html.matchAll(/<meta name="theme-color" ([^>]*)\/>/g)].map(([, is]) => is);
  expect(bars(await page(app, "/login"))).toEqual([
    'content="#FFFFFF" media="(prefers-color-scheme: light)"',
    'content="#1E1C19" media="(prefers-color-scheme: dark)"',
  ]);
  expect(bars(await page(app, "/login", "theme=dark"))).toEqual(['content="#1E1C19"']);
});

test("pages ignore skipped view transitions before any script has loaded, as the CSP allows", async () => {
  const response = await testApp().request("/login");
  const head = (await response.text()).split("</head>")[0] ?? "";
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(head) ?? [];
  expect(script).toContain("unhandledrejection");
  expect(head.indexOf("<script>")).toBeLessThan(head.indexOf(`rel="stylesheet"`));
  const hash = new Bun.CryptoHasher("sha256").update(script).digest("base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
});
