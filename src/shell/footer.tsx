import { href } from "#src/i18n/paths.ts";
import { Mark } from "#src/ui/brand.tsx";
import { t } from "#t";

interface FooterLinks {
  title: string;
  links: { href: string; label: string }[];
}

export function Footer({ siteName, signedIn, year }: { siteName: string; signedIn: boolean; year: number }) {
  const columns: FooterLinks[] = [
    {
      title: t.footerBuy(),
      links: [
        { href: "/search", label: t.buyCars() },
        { href: "/number-plates", label: t.numberPlates() },
      ],
    },
    {
      title: t.footerSell(),
      links: [
        { href: "/list-car", label: t.sellYourCar() },
        { href: "/list-number-plate", label: t.listPlate() },
      ],
    },
    {
      title: t.footerAccount(),
      links: signedIn
        ? [{ href: "/dashboard", label: t.dashboard() }]
        : [
            { href: "/login", label: t.login() },
            { href: "/register", label: t.signUp() },
          ],
    },
  ];
  return (
    <footer className="mt-auto border-t border-line bg-surface pt-9 pb-6 text-14 text-ink-soft md:pt-12">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-[1.7fr_1fr_1fr_1fr] md:gap-8">
          <div className="col-span-2 md:col-span-1">
            <a
              href={href("/")}
              className="inline-flex min-h-11 items-center gap-2.5 text-22 font-bold text-ink"
            >
              <Mark className="h-6.5 w-11.5 flex-none" />
              {siteName}
            </a>
            <p className="mt-3 max-w-75">{t.footerAbout()}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-1 text-14 font-semibold text-ink">{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={href(link.href)}
                      className="inline-flex min-h-11 min-w-11 items-center hover:text-action"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-8 border-t border-line pt-5 text-13">{t.copyright(year, siteName)}</p>
      </div>
    </footer>
  );
}
