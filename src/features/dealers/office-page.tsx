import type { ReactNode } from "react";
import { requireUser } from "#src/auth/access.ts";
import type { DealerRole } from "#src/auth/tables.ts";
import type { ErrorStatus } from "#src/core/errors.ts";
import type { Ctx } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Avatar } from "#src/ui/avatar.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { Notice } from "#src/ui/notice.tsx";
import { photoSrc } from "#src/ui/photo.tsx";
import { t } from "#t";
import type { DealerRow } from "./queries.ts";
import { dealerName, dealerPath } from "./schema.ts";

interface OfficeLink {
  path: string;
  icon: IconName;
  label: string;
  /** Everybody's if missing. */
  roles?: DealerRole[];
}

/** The pages of the office. Each must exist. */
const officeLinks = ({ slug }: DealerRow): OfficeLink[] => [
  { path: "/dealer", icon: "layout-dashboard", label: t.adminOverview() },
  { path: "/dealer/stock", icon: "layers", label: t.stock() },
  { path: "/dealer/imports", icon: "file-text", label: t.dealerImports(), roles: ["owner", "manager"] },
  { path: "/dealer/feeds", icon: "share-2", label: t.feeds(), roles: ["owner", "manager"] },
  { path: "/dealer/profile", icon: "pencil", label: t.dealerProfile(), roles: ["owner", "manager"] },
  { path: "/dealer/people", icon: "users", label: t.dealerPeople(), roles: ["owner"] },
  { path: dealerPath(slug), icon: "globe", label: t.dealerPublicPage() },
];

interface OfficePage {
  title: string;
  text?: string;
  path: string;
  status?: ErrorStatus | undefined;
  secret?: boolean;
}

/** A page of a dealer's people, beside the office's navigation. */
export function officePage(c: Ctx, dealer: DealerRow, page: OfficePage, content: ReactNode): Response {
  const role = requireUser(c).dealerRole ?? "sales";
  const links = officeLinks(dealer).filter(({ roles }) => !roles || roles.includes(role));
  return renderPage(
    c,
    { title: page.title, noindex: true, isOfDealers: true, secret: page.secret },
    <div className="wrap grid gap-x-8 gap-y-5 py-6 md:py-8 lg:grid-cols-[204px_minmax(0,1fr)]">
      <aside>
        <p className="flex items-center gap-3 font-semibold max-lg:mb-3 lg:border-b lg:border-line lg:pb-4">
          <Logo dealer={dealer} />
          <bdi className="min-w-0 wrap-anywhere">{dealerName(dealer)}</bdi>
        </p>
        <nav aria-label={t.dealerOffice()} className="strip flex gap-1 lg:mt-3 lg:grid">
          {links.map(({ path, icon, label }) => (
            <a
              key={path}
              href={href(path)}
              aria-current={path === page.path ? "page" : undefined}
              className="menu-item w-auto! flex-none whitespace-nowrap text-ink-soft aria-[current]:bg-tint aria-[current]:text-action max-lg:[&[aria-current]]:[scroll-initial-target:nearest]"
            >
              <Icon name={icon} size={18} />
              {label}
            </a>
          ))}
        </nav>
      </aside>
      <div className="grid content-start gap-5">
        <div>
          <h1 className="text-26 font-bold md:text-30">{page.title}</h1>
          {page.text && <p className="mt-1 text-ink-soft">{page.text}</p>}
        </div>
        {!dealer.isActive && <Notice tone="bad">{t.dealerSuspended()}</Notice>}
        {content}
      </div>
    </div>,
    page.status,
  );
}

const Logo = ({ dealer: { logoId, nameEn } }: { dealer: DealerRow }) =>
  logoId ? (
    <img
      src={photoSrc(logoId, 320)}
      width={44}
      height={44}
      alt=""
      className="size-11 flex-none rounded-field object-cover"
    />
  ) : (
    <Avatar name={nameEn} />
  );
