import type { SessionUser } from "#src/auth/sessions.ts";
import { t } from "#t";

export const mainLinks = () => [
  { href: "/search", label: t.buyCars() },
  { href: "/number-plates", label: t.numberPlates() },
  { href: "/list-car", label: t.sellYourCar() },
  { href: "/list-number-plate", label: t.listPlate() },
];

export const ownLinks = ({ dealerId }: SessionUser) =>
  [
    { href: "/dashboard", label: t.dashboard(), icon: "layers" },
    ...(dealerId ? [{ href: "/dealer", label: t.dealerOffice(), icon: "users" } as const] : []),
    { href: "/saved-searches", label: t.savedSearches(), icon: "bell" },
    { href: "/settings", label: t.settings(), icon: "cog" },
  ] as const;

const SECTIONS: Record<string, string> = { "/search": "/cars/", "/number-plates": "/number-plates/" };

/** The link's `aria-current`: "page" on the page it leads to, and "true" on the listings found there. */
export function currentOf(link: string, path: string): "page" | "true" | undefined {
  if (path === link) return "page";
  const section = SECTIONS[link];
  return section && path.startsWith(section) ? "true" : undefined;
}
