import { href } from "#src/i18n/paths.ts";

/** Whether visitors must sign in before they contact a seller from a card. */
export type CardContact = "direct" | "sign-in";

/** A card's link to the contact section of the listing's page (`path`), or to the sign-in before it. */
export function contactLink(path: string, contact: CardContact) {
  const there = `${href(path)}#contact`;
  if (contact === "direct") return { href: there };
  return { href: href(`/login?next=${encodeURIComponent(there)}`), "data-hold": "", rel: "nofollow" };
}
