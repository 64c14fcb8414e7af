import type { Language } from "#src/i18n/language.ts";
import type { PageName } from "./schema.ts";
import arFaq from "./pages/ar/faq.md" with { type: "text" };
import arFinancing from "./pages/ar/financing.md" with { type: "text" };
import arGuides from "./pages/ar/guides.md" with { type: "text" };
import arHelp from "./pages/ar/help.md" with { type: "text" };
import arInspection from "./pages/ar/inspection.md" with { type: "text" };
import arOwnershipTransfer from "./pages/ar/ownership-transfer.md" with { type: "text" };
import arPrivacy from "./pages/ar/privacy.md" with { type: "text" };
import arTerms from "./pages/ar/terms.md" with { type: "text" };
import enFaq from "./pages/en/faq.md" with { type: "text" };
import enFinancing from "./pages/en/financing.md" with { type: "text" };
import enGuides from "./pages/en/guides.md" with { type: "text" };
import enHelp from "./pages/en/help.md" with { type: "text" };
import enInspection from "./pages/en/inspection.md" with { type: "text" };
import enOwnershipTransfer from "./pages/en/ownership-transfer.md" with { type: "text" };
import enPrivacy from "./pages/en/privacy.md" with { type: "text" };
import enTerms from "./pages/en/terms.md" with { type: "text" };

const TEXTS = {
  help: { en: enHelp, ar: arHelp },
  faq: { en: enFaq, ar: arFaq },
  guides: { en: enGuides, ar: arGuides },
  inspection: { en: enInspection, ar: arInspection },
  financing: { en: enFinancing, ar: arFinancing },
  "ownership-transfer": { en: enOwnershipTransfer, ar: arOwnershipTransfer },
  privacy: { en: enPrivacy, ar: arPrivacy },
  terms: { en: enTerms, ar: arTerms },
} satisfies Record<PageName, Record<Language, string>>;

export type PageText = ReturnType<typeof readPage>;

export function readPage(name: PageName, language: Language, facts: Record<string, string>) {
  const text = TEXTS[name][language].replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = facts[key];
    if (value === undefined) throw new Error(`The page ${name} names the unknown fact ${key}`);
    return value;
  });
  const [, title = "", lead = ""] = /^# (.+)\n\n(.+)\n/.exec(text) ?? [];
  return { title, lead, sections: sectionsOf(text, 2) };
}

/** The sections with headings of a level, written as `## Title {#id}` with the same id in both languages. */
export const sectionsOf = (text: string, level: 2 | 3) =>
  text
    .split(new RegExp(`^#{${level}} `, "m"))
    .slice(1)
    .map((part) => {
      const [, title, id, rest] = /^(.+) \{#([\w-]+)\}\n([\s\S]*)$/.exec(part) ?? [];
      if (!title || !id || rest === undefined)
        throw new Error(`A heading has no anchor: ${part.slice(0, 60)}`);
      return { id, title, text: rest.trim() };
    });
