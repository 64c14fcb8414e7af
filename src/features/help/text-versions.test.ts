import { expect, test } from "bun:test";
import { CURRENT, type Purpose } from "#src/features/consents/current.ts";
import type { Language } from "#src/i18n/language.ts";
import { messagesOf } from "#src/i18n/t.ts";

/**
 * The hash of each version of a text that people agree to. Whoever changes a text raises its version in `CURRENT`, with the day
 * from which it applies, and adds the new hash here; then everybody is asked again.
 */
const HASHES: Record<Purpose, string[]> = {
  terms: ["298e9ba16602d403"],
  privacy: ["9f1bb11e1dd4e371"],
  newsletter: ["ec1d53ce47d8f12d"],
  inquiry: ["0ea16b8ca158c069"],
};

const LANGUAGES: Language[] = ["en", "ar"];
const page = (name: string) => (language: string) =>
  Bun.file(new URL(`pages/${language}/${name}.md`, import.meta.url)).text();
const TEXTS: Record<Purpose, (language: Language) => Promise<string> | string> = {
  terms: page("terms"),
  privacy: page("privacy"),
  newsletter: (language) => messagesOf[language].consentOfNewsletter(),
  inquiry: (language) => messagesOf[language].consentOfInquiry(),
};

test.each(Object.keys(HASHES) as Purpose[])("the text about %s has its current version", async (purpose) => {
  const texts = await Promise.all(LANGUAGES.map((language) => TEXTS[purpose](language)));
  const hash = new Bun.CryptoHasher("sha256").update(texts.join("\0")).digest("hex").slice(0, 16);
  expect([CURRENT[purpose].version, hash]).toEqual([HASHES[purpose].length, HASHES[purpose].at(-1) ?? ""]);
});
