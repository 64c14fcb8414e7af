import { href } from "#src/i18n/paths.ts";

/** Whether a reader who wants to contact the seller from a card must sign in first. */
export type CardContact = "direct" | "sign-in";

export function contactHref(path: string, contact: CardContact): string {
  const there = `${href(path)}#contact`;
  return contact === "direct" ? there : href(`/login?next=${encodeURIComponent(there)}`);
}
