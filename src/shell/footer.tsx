import { href } from "#src/i18n/paths.ts";
import { Drawn } from "#src/ui/drawn.tsx";
import { t } from "#t";
import { cachedHtml } from "./cached-html.tsx";

interface FooterLink {
  href: string;
  label: string;
}

const columns = (): { title: string; links: FooterLink[]; last?: boolean }[] => [
  {
    title: t.footerBuy(),
    links: [
      { href: "/search", label: t.buyCars() },
      { href: "/number-plates", label: t.numberPlates() },
      { href: "/prices", label: t.prices() },
    ],
  },
  {
    title: t.footerSell(),
    links: [
      { href: "/list-car", label: t.sellYourCar() },
      { href: "/list-number-plate", label: t.listPlate() },
      { href: "/guides/ownership-transfer", label: t.ownershipTransferGuide() },
    ],
  },
  {
    title: t.footerSupport(),
    links: [
      { href: "/help", label: t.helpCenter() },
      { href: "/contact", label: t.contactUs() },
      { href: "/faq", label: t.faq() },
      { href: "/api/docs", label: t.api() },
    ],
    last: true,
  },
];

interface FooterProps {
  siteName: string;
  year: number;
  /** Who runs the site. */
  operator: string | null;
}

export function Footer(props: FooterProps) {
  const html = cachedHtml(["footer", props], () => <Foot {...props} />);
  return (
    <footer
      className="mt-auto border-t border-line bg-surface pt-9 pb-6 text-14 text-ink-soft md:pt-12"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const Foot = ({ siteName, year, operator }: FooterProps) => (
  <div className="wrap">
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-[1.7fr_1fr_1fr_1fr] md:gap-8">
      <div className="col-span-2 md:col-span-1">
        <a href={href("/")} className="inline-flex min-h-11 items-center gap-2.5 text-22 font-bold text-ink">
          <Drawn id="mark" box={[46, 26]} className="h-6.5 w-11.5 flex-none" />
          {siteName}
        </a>
        <p className="mt-3 max-w-80">{t.footerAbout()}</p>
      </div>
      {columns().map(({ title, links, last }) => (
        <nav key={title} aria-label={title} className={last ? "col-span-2 md:col-span-1" : undefined}>
          <h2 className="mb-1 text-14 font-semibold text-ink">{title}</h2>
          <Links links={links} className={last ? "flex flex-wrap gap-x-5 md:block" : undefined} />
        </nav>
      ))}
    </div>
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 text-13">
      {operator === null ? t.copyright(year, siteName) : `© ${year} ${operator}`}
      <Links
        className="flex flex-wrap gap-x-5"
        links={[
          ...(operator === null ? [] : [{ href: "/imprint", label: t.imprint() }]),
          { href: "/privacy", label: t.privacyPolicy() },
          { href: "/terms", label: t.termsOfService() },
        ]}
      />
    </div>
  </div>
);

const Links = ({ links, className }: { links: FooterLink[]; className?: string }) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link.href}>
        <a href={href(link.href)} className="foot-link">
          {link.label}
        </a>
      </li>
    ))}
  </ul>
);
