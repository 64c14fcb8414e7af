import { use } from "react";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { t } from "#t";
import type { HeaderProps } from "./header.tsx";
import { currentOf, mainLinks } from "./main-links.ts";
import { ThemeRow } from "./preference-switches.tsx";
import { LogoutForm, UserCard } from "./user-menu.tsx";

export function Drawer({ path, user, theme }: HeaderProps) {
  const saved = use(SavedIds).size;
  const favorites = { href: "/favorites", label: t.favorites() };
  const own = [
    { href: "/dashboard", label: t.dashboard() },
    { href: "/saved-searches", label: t.savedSearches() },
    { href: "/settings", label: t.settings() },
  ];
  const links = [...mainLinks(), favorites, ...(user ? own : [])];
  return (
    <div className="lg:hidden">
      <IconButton icon="menu" label={t.openMenu()} command="show-modal" commandfor="drawer" />
      <Dialog id="drawer" title={t.menuTitle()} shape="drawer">
        {user && (
          <div className="border-b border-line pb-4">
            <UserCard user={user} />
          </div>
        )}
        <nav aria-label={t.mainNavigation()}>
          <ul className="py-2">
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={href(link.href)}
                  aria-current={currentOf(link.href, path)}
                  data-favorites={link === favorites ? saved || "" : undefined}
                  className="drawer-link"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3 pt-4">
          <ThemeRow theme={theme} />
          <ButtonLink href={href("/list-car")} size={48} block>
            {t.listVehicle()}
          </ButtonLink>
          <a href={href("/value")} className="link justify-center">
            {t.worthTitle()}
          </a>
          {user ? (
            <LogoutForm />
          ) : (
            <div className="grid grid-cols-2 gap-3">
              <ButtonLink href={href("/login")} variant="outline" size={48} block>
                {t.login()}
              </ButtonLink>
              <ButtonLink href={href("/register")} variant="outline" size={48} block>
                {t.signUp()}
              </ButtonLink>
            </div>
          )}
        </div>
      </Dialog>
    </div>
  );
}
