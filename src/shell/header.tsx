import type { SessionUser } from "#src/auth/sessions.ts";
import { href } from "#src/i18n/paths.ts";
import { Mark } from "#src/ui/brand.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { Drawer } from "./drawer.tsx";
import { mainLinks } from "./main-links.ts";
import { LanguageSwitch, ThemeSwitch } from "./preference-switches.tsx";
import { UserMenu } from "./user-menu.tsx";

export interface HeaderProps {
  siteName: string;
  /** The page's address without language, and its query. */
  path: string;
  search: string;
  user: SessionUser | null;
  theme: "system" | "light" | "dark";
}

const NAV_LINK =
  "relative flex min-h-11 items-center rounded-field px-2 text-15 font-medium whitespace-nowrap text-ink-soft hover:text-ink " +
  "aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 " +
  "aria-[current]:after:-bottom-3.75 aria-[current]:after:h-0.75 aria-[current]:after:rounded-t-sm " +
  "aria-[current]:after:bg-action aria-[current]:after:content-['']";

export function Header(props: HeaderProps) {
  const { siteName, path, search, user, theme } = props;
  const next = href(path + search);
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap flex h-15 items-center gap-1 max-lg:px-2 md:h-18 md:gap-2">
        <Drawer {...props} />
        <a
          href={href("/")}
          className="me-auto inline-flex min-h-11 min-w-0 items-center gap-2 text-21 font-bold max-[359px]:gap-1.5 max-[359px]:text-17 lg:me-0 md:gap-2.5 md:text-22"
        >
          <Mark className="h-6.5 w-10.5 flex-none md:w-11.5" />
          <span className="truncate">{siteName}</span>
        </a>
        <nav aria-label={t.mainNavigation()} className="me-auto hidden lg:flex xl:ms-4">
          {mainLinks().map((link) => (
            <a
              key={link.href}
              href={href(link.href)}
              aria-current={path === link.href ? "page" : undefined}
              className={NAV_LINK}
            >
              {link.label}
            </a>
          ))}
        </nav>
        <LanguageSwitch next={next} />
        <ThemeSwitch next={next} theme={theme} />
        <a
          href={href("/favorites")}
          aria-label={t.favorites()}
          data-favorites=""
          aria-current={path === "/favorites" ? "page" : undefined}
          className="icon-btn text-ink-soft hover:text-ink"
        >
          <Icon name="heart" size={21} />
        </a>
        <span className="mx-1 hidden h-6 w-px bg-line xl:inline-flex" />
        {user ? (
          <UserMenu user={user} />
        ) : (
          <div className="hidden items-center gap-2 lg:flex">
            <ButtonLink href={href("/login")} variant="quiet" className="px-2!">
              {t.login()}
            </ButtonLink>
            <ButtonLink href={href("/register")} variant="outline">
              {t.signUp()}
            </ButtonLink>
          </div>
        )}
        <ButtonLink href={href("/list-car")} className="hidden xl:inline-flex">
          {t.listVehicle()}
        </ButtonLink>
      </div>
    </header>
  );
}
