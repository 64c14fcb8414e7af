import { AsyncLocalStorage } from "node:async_hooks";

export type Language = "en" | "ar";

const current = new AsyncLocalStorage<Language>();

export const inLanguage = <T>(language: Language, work: () => T): T => current.run(language, work);

/** The language of the current request; English outside of one. */
export const currentLanguage = (): Language => current.getStore() ?? "en";

export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const first = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", q] = part.trim().split(";q=");
      return { tag: tag.slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, weight }) => (tag === "en" || tag === "ar") && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0];
  return first?.tag === "ar" ? "ar" : "en";
}
