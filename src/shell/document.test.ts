import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/plant-car.ts";
import { testApp } from "#src/testing/test-app.ts";

const page = async (app: ReturnType<typeof testApp>, path: string, cookie = "") =>
  (await app.request(path, {}, { headers: { Cookie: cookie } })).text();
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test("the canonical address leaves out other query parameters", async () => {
  const app = testApp();
  await plantCar(app, await app.signUp());
  expect(canonical(await page(app, "/ar/login?next=%2Fdashboard"))).toBe("http://localhost/ar/login");
  expect(canonical(await page(app, "/?utm_source=somewhere"))).toBe("http://localhost/");
  const search = await page(app, "/search?make=Toyota");
  expect(canonical(search)).toBe("http://localhost/search?make=Toyota");
  expect(search).toContain('hrefLang="ar" href="http://localhost/ar/search?make=Toyota"');
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

test("pages ignore skipped view transitions before any script has loaded, as the policy allows", async () => {
  const response = await testApp().request("/login");
  const head = (await response.text()).split("</head>")[0] ?? "";
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(head) ?? [];
  expect(script).toContain("unhandledrejection");
  expect(head.indexOf("<script>")).toBeLessThan(head.indexOf(`rel="stylesheet"`));
  const hash = new Bun.CryptoHasher("sha256").update(script).digest("base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
});
