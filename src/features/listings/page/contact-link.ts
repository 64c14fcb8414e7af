import { href } from "#src/i18n/paths.ts";

export type CardContact = "direct" | "sign-in";

export function contactLink(path: string, contact: CardContact) {
  const there = `${href(path)}#contact`;
  if (contact === "direct") return { href: there };
  return { href: href(`/login?next=${encodeURIComponent(there)}`), "data-hold": "", rel: "nofollow" };
}
