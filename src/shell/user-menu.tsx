import type { SessionUser } from "#src/auth/sessions.ts";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { ownLinks } from "./main-links.ts";

export const UserMenu = ({ user }: { user: SessionUser }) => (
  <>
    <button
      type="button"
      popoverTarget="user-menu"
      className="anchor-user inline-flex min-h-11 items-center gap-2 rounded-field px-1 text-15 font-medium md:px-2"
    >
      <span className="sr-only">{t.accountMenu()}</span>
      <Avatar name={user.name} size={34} />
      <bdi className="hidden max-w-24 truncate md:inline lg:max-xl:hidden">{user.name}</bdi>
      <Icon name="chevron-down" size={16} className="hidden md:inline" />
    </button>
    <div popover="auto" id="user-menu" className="menu-popover anchored-user">
      <div className="border-b border-line px-3 pt-1 pb-3">
        <UserCard user={user} />
      </div>
      {ownLinks(user).map((link) => (
        <a key={link.href} href={href(link.href)} className="menu-item">
          <Icon name={link.icon} size={18} />
          {link.label}
        </a>
      ))}
      <LogoutForm />
    </div>
  </>
);

export const UserCard = ({ user }: { user: SessionUser }) => (
  <>
    <p className="font-semibold">
      <bdi>{user.name}</bdi>
    </p>
    <p className="text-14 text-ink-soft">
      <bdi dir="ltr">{user.email}</bdi>
    </p>
    <p className="mt-1 text-13 text-ink-soft">
      {t.listingsAllowed(isUnlimited(user.listingLimit) ? null : user.listingLimit)}
    </p>
  </>
);

export const LogoutForm = () => (
  <form method="post" action={href("/logout")}>
    <button className="menu-item">
      <Icon name="log-out" size={18} flip />
      {t.logout()}
    </button>
  </form>
);
