import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { mailHtml, mailText } from "./mail-html.tsx";
import type { MailContent } from "./schema.ts";

const site = { name: "Markaba", origin: "https://cars.example.com" };
const EVIL = `<img src=x onerror="alert(1)">`;
const full: MailContent = {
  subject: `About ${EVIL}`,
  paragraphs: [`Hello ${EVIL}`, "Second."],
  quote: `Is it sold?\n${EVIL}`,
  facts: [{ label: "Phone", value: EVIL }],
  lists: [
    {
      title: "Plates",
      items: [
        {
          title: EVIL,
          url: "https://cars.example.com/number-plates/1",
          value: "16,500 JD",
          note: "Amman",
          plate: "10-12345",
        },
      ],
      more: { label: "See all", url: "https://cars.example.com/number-plates" },
    },
  ],
  action: { label: "Open", url: "https://cars.example.com/dashboard?a=1&b=2" },
  reason: `Because ${EVIL}`,
  stop: { label: "Mail settings", url: "https://cars.example.com/settings" },
};

test("user text is escaped everywhere", () => {
  const html = mailHtml(full, site);
  expect(html).not.toContain("<img");
  expect(html.match(/&lt;img/g)?.length).toBeGreaterThanOrEqual(7);
});

test("an email has no script and no external style, font or picture, so opening it is not tracked", () => {
  const html = mailHtml(full, site);
  expect(html).not.toMatch(/<(script|link|img|iframe|form)\b|url\(|@import/);
});

test("the plain text has the same content as the HTML", () => {
  expect(mailText(full, site)).toBe(`Hello ${EVIL}

Second.

> Is it sold?
> ${EVIL}

Phone: \u2068${EVIL}\u2069

Plates

10-12345
${EVIL}
16,500 JD · Amman
https://cars.example.com/number-plates/1

See all:
https://cars.example.com/number-plates

Open:
https://cars.example.com/dashboard?a=1&b=2

Markaba
https://cars.example.com

Because ${EVIL}

Mail settings: https://cars.example.com/settings
`);
});

test("Arabic is right-to-left even if a mail program keeps only the body", () => {
  const html = inLanguage("ar", () => mailHtml({ subject: "أهلًا", paragraphs: ["مرحبًا"] }, site));
  const body = html.slice(html.indexOf("<body"));
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(body).toMatch(/<table lang="ar" dir="rtl"/);
  expect(body).toContain("text-align:right");
  expect(body).not.toContain("text-align:left");
});

test("the first paragraph is the preview, unless there is a preheader", () => {
  const previewOf = (letter: MailContent) =>
    /display:none[^>]*>([^<\u00A0]*)/.exec(mailHtml(letter, site))?.[1];
  expect(previewOf({ subject: "A", paragraphs: ["First.", "Second."] })).toBe("First.");
  expect(previewOf({ subject: "A", paragraphs: ["First."], preheader: "Better." })).toBe("Better.");
});

test("a closing paragraph has a gap to the button above it", () => {
  const html = mailHtml({ ...full, closing: "Answer soon." }, site);
  const style = /<p [^>]*style="([^"]*)"[^>]*>Answer soon\./.exec(html)?.[1];
  expect(style).toMatch(/margin-top:[1-9]/);
});
