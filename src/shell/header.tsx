import { use } from "react";
import type { SessionUser } from "#src/auth/sessions.ts";
import { href } from "#src/i18n/paths.ts";
import { Mark } from "#src/ui/brand.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { t } from "#t";
import { cachedHtml } from "./cached-html.tsx";
import { currentOf, mainLinks, ownLinks } from "./main-links.ts";
import { LanguageSwitch, ThemeRow, ThemeSwitch } from "./preference-switches.tsx";
import { LogoutForm, UserCard, UserMenu } from "./user-menu.tsx";

interface HeaderProps {
  siteName: string;
  path: string;
  user: SessionUser | null;
  theme: "system" | "light" | "dark";
  /** Conversations with unread messages. */
  unread: number;
}

const FAVORITES = "/favorites";
const MESSAGES = "/messages";
const HEADER = "border-b border-line bg-surface";

/** For guests it is the same on all pages with the same current link. */
export function Header({ path, ...props }: HeaderProps) {
  const saved = use(SavedIds);
  const { siteName, theme, user } = props;
  const links = [FAVORITES, ...mainLinks().map((link) => link.href)];
  const linked = links.map((link) => currentOf(link, path) ?? "").join();
  const bar = () => (
    <SavedIds value={saved}>
      <Bar {...props} path={path} />
    </SavedIds>
  );
  if (user) return <header className={HEADER}>{bar()}</header>;
  const html = cachedHtml(["header", siteName, theme, linked, saved.size], bar);
  return <header className={HEADER} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Bar(props: HeaderProps) {
  const { siteName, path, user, theme, unread } = props;
  const saved = use(SavedIds).size;
  return (
    <div className="wrap flex min-h-15 items-center gap-1 max-lg:px-2 md:min-h-18 lg:flex-wrap">
      <Drawer {...props} />
      <a
        href={href("/")}
        className="me-auto inline-flex min-h-11 min-w-0 items-center gap-2 text-[min(1.3125rem,6.4vw)] font-bold max-[359px]:gap-1.5 max-[359px]:text-17 lg:me-0 md:gap-2.5 md:text-22 data-[short]:max-sm:gap-1.5 data-[short]:max-sm:text-17"
        data-short={user ? "" : undefined}
      >
        <Mark id="mark" className="h-6.5 w-10.5 flex-none max-[359px]:w-8.5 md:w-11.5" />
        <span className="truncate">{siteName}</span>
      </a>
      <nav aria-label={t.mainNavigation()} className="me-auto hidden flex-wrap lg:ms-2 lg:flex xl:ms-4">
        {mainLinks().map((link) => (
          <a
            key={link.href}
            href={href(link.href)}
            aria-current={currentOf(link.href, path)}
            className="nav-link"
          >
            {link.label}
          </a>
        ))}
      </nav>
      <LanguageSwitch />
      <ThemeSwitch theme={theme} />
      {user && (
        <a
          href={href(MESSAGES)}
          aria-label={unread > 0 ? `${t.messagesHeading()}: ${unread}` : t.messagesHeading()}
          data-unread={unread || ""}
          aria-current={path === MESSAGES ? "page" : undefined}
          className="i-lucide-message-square icon-btn text-ink-soft hover:text-ink before:size-5.25 max-[359px]:hidden"
        />
      )}
      <a
        href={href(FAVORITES)}
        aria-label={saved > 0 ? `${t.favorites()}: ${saved}` : t.favorites()}
        data-favorites={saved || ""}
        aria-current={path === FAVORITES ? "page" : undefined}
        className="i-lucide-heart icon-btn text-ink-soft hover:text-ink before:size-5.25"
      />
      <span className="mx-1 hidden h-6 w-px bg-line xl:inline-flex" />
      {user ? (
        <UserMenu user={user} />
      ) : (
        <>
          <ButtonLink
            href={href("/login")}
            variant="quiet"
            className="hidden px-2! lg:inline-flex lg:max-xl:text-14!"
          >
            {t.login()}
          </ButtonLink>
          <ButtonLink
            href={href("/register")}
            variant="outline"
            className="hidden lg:inline-flex lg:max-xl:px-3! lg:max-xl:text-14!"
          >
            {t.signUp()}
          </ButtonLink>
        </>
      )}
      <ButtonLink
        href={href("/list-car")}
        className="hidden lg:inline-flex lg:max-xl:px-3! lg:max-xl:text-14!"
      >
        {t.listVehicle()}
      </ButtonLink>
    </div>
  );
}

function Drawer({ path, user, theme }: HeaderProps) {
  const saved = use(SavedIds).size;
  const favorites = { href: FAVORITES, label: t.favorites() };
  const messages = { href: MESSAGES, label: t.messagesHeading() };
  const links = [...mainLinks(), favorites, ...(user ? [messages, ...ownLinks(user)] : [])];
  return (
    <>
      <IconButton
        icon="menu"
        label={t.openMenu()}
        command="show-modal"
        commandfor="drawer"
        className="lg:hidden"
      />
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
    </>
  );
}
