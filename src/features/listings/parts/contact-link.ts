import { href } from "#src/i18n/paths.ts";

/** Whether a reader who wants to contact the seller from a card must sign in first. */
export type CardContact = "direct" | "sign-in";

/** A card's link to the contact on the listing's own page (`path`), or to the login before it. */
export function contactLink(path: string, contact: CardContact) {
  const there = `${href(path)}#contact`;
  if (contact === "direct") return { href: there };
  return { href: href(`/login?next=${encodeURIComponent(there)}`), "data-hold": "", rel: "nofollow" };
}
