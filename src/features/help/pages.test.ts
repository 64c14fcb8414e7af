import { expect, test } from "bun:test";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { factsOf } from "./facts.ts";
import { readPage, sectionsOf } from "./page-text.ts";
import { PAGE_NAMES, pagePath } from "./schema.ts";

const app = testApp({ config: { SITE_NAME_EN: "Sayara", SITE_NAME_AR: "سيارة", LISTING_DAYS: 45 } });
const LANGUAGES: Language[] = ["en", "ar"];
const base = (language: Language) => (language === "ar" ? "/ar" : "");
const read = (name: (typeof PAGE_NAMES)[number], language: Language) =>
  inLanguage(language, () => readPage(name, language, factsOf(app.deps.config)));

async function html(path: string): Promise<string> {
  const response = await app.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

async function linksIn(page: string): Promise<string[]> {
  const links: string[] = [];
  await new HTMLRewriter()
    .on("main a[href], footer a[href]", {
      element: (it) => void links.push((it.getAttribute("href") ?? "").replaceAll("&amp;", "&")),
    })
    .transform(new Response(page))
    .text();
  return links;
}

test("tables with sentences repeat the column names in cells, for phones; tables of figures do not", async () => {
  const privacy = await html("/ar/privacy");
  expect(privacy.match(/<table class="[^"]*stacked/g)).toHaveLength(2);
  expect(privacy).toContain('<td data-label="المدة"');
  const financing = await html("/guides/financing");
  expect(financing).toContain("<table");
  expect(financing).not.toContain("stacked");
});

test("an amount stays on one line with its unit, and a formula is not broken", async () => {
  for (const language of LANGUAGES)
    for (const name of ["financing", "ownership-transfer"] as const) {
      const text = read(name, language)
        .sections.map((section) => section.text)
        .join(" ");
      expect(text.match(/\d (JD|cc|دينار|سي)/g)).toBeNull();
    }
  expect(await html("/ar/guides/financing")).toMatch(/<bdi dir="ltr" class="[^"]*inline-block[^>]*>PMT\(/);
  expect(await html("/ar/guides/financing")).toContain(
    '<p class="mt-3 text-center text-15 text-balance text-ink">القسط = المبلغ × ف ÷ (1 − (1 + ف)<sup>−ن</sup>)</p>',
  );
  expect(await html("/guides/financing")).toContain("(1 − (1 + i)<sup>−n</sup>)");
});

test("both languages have every page with the same sections and questions", () => {
  for (const name of PAGE_NAMES) {
    const anchors = LANGUAGES.map((language) =>
      read(name, language).sections.flatMap(({ id, text }) => [
        id,
        ...sectionsOf(text, 3).map(({ id }) => id),
      ]),
    );
    expect(anchors[0]).toEqual(anchors[1] ?? []);
    expect(new Set(anchors[0]).size).toBe(anchors[0]?.length ?? 0);
  }
});

test("both languages use the same facts and links", async () => {
  const gist = async (language: Language, name: string) => {
    const text = await Bun.file(`${import.meta.dir}/pages/${language}/${name}.md`).text();
    return {
      facts: [...new Set(text.match(/\{\w+\}/g) ?? [])].sort(),
      links: [...new Set(text.match(/\]\([^)]*\)/g) ?? [])].sort(),
      rows: text.match(/^\|/gm)?.length ?? 0,
    };
  };
  for (const name of PAGE_NAMES) expect(await gist("ar", name)).toEqual(await gist("en", name));
});

test("a page shows its title, its sections and the site's name, and no Markdown", async () => {
  for (const language of LANGUAGES)
    for (const name of PAGE_NAMES) {
      const page = await html(base(language) + pagePath(name));
      const { title, sections } = read(name, language);
      expect(page).toContain(`${title}</h1>`);
      for (const { id } of sections) expect(page).toContain(`id="${id}"`);
      const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
      const text = main.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ");
      expect(text.match(/[{}`]|\*\*|\]\(|##|Markaba/g) ?? []).toEqual([]);
    }
  expect(await html("/terms")).toContain("45 days");
  expect(await html("/ar/terms")).toContain("45 يومًا");
});

test("every link on the pages and in the footer has a page, and every anchor exists", async () => {
  const pages = new Map<string, string>();
  const open = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const response = await app.request(path);
    const signIn = response.status === 302 && response.headers.get("Location")?.includes("/login");
    const page = signIn ? "" : await html(path);
    pages.set(path, page);
    return page;
  };
  for (const language of LANGUAGES)
    for (const name of PAGE_NAMES) {
      const here = base(language) + pagePath(name);
      for (const link of await linksIn(await open(here))) {
        const url = new URL(link, `http://localhost${here}`);
        if (url.host !== "localhost") continue;
        if (url.pathname === "/" || url.pathname === "/ar") continue;
        expect(url.pathname.startsWith("/ar/")).toBe(language === "ar");
        const page = await open(url.pathname + url.search);
        if (url.hash) expect([link, page.includes(`id="${url.hash.slice(1)}"`)]).toEqual([link, true]);
      }
    }
  expect(pages.size).toBeGreaterThan(24);
});

test("the footer links have the names of the pages", async () => {
  for (const language of LANGUAGES) {
    const t = messagesOf[language];
    const names = {
      help: t.helpCenter,
      faq: t.faq,
      guides: t.guides,
      privacy: t.privacyPolicy,
      terms: t.termsOfService,
    };
    for (const [name, label] of Object.entries(names))
      expect(read(name as keyof typeof names, language).title).toBe(label());
  }
});

test("a link to a question points into its answer, so that browsers open it", async () => {
  expect(await html("/faq")).toMatch(/<details[^>]*><summary[\s\S]{0,900}?<\/summary><div id="cost"/);
});

test("an unknown fact in a page causes an error", () => {
  expect(() => readPage("terms", "en", {})).toThrow("unknown fact");
});

test("the calculator works without scripts and shows errors at the fields", async () => {
  const page = await html("/guides/financing?price=10000&down=&rate=5&months=48&kind=flat");
  expect(page).toContain("250");
  expect(page).toContain("2,000 JD");
  expect(page).toContain("A flat rate of 5% costs as much as a reducing rate of 9.2%.");
  expect(page).toContain('name="robots" content="noindex"');
  const wrong = await html("/ar/guides/financing?price=10000&down=20000&rate=5&months=48");
  expect(wrong).toContain("يجب أن تكون الدفعة الأولى أقل من السعر");
  expect(wrong).toContain('value="20000"');
  const long = "9".repeat(3000);
  const much = await html(`/guides/financing?price=${long}`);
  expect(much).toContain(`value="${long}"`);
  expect(much).toContain("Enter the price in JD");
});
