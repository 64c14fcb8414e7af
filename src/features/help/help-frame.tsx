import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { REVIEWED } from "./facts.ts";
import type { PageText } from "./page-text.ts";

interface HelpFrameProps {
  page: Pick<PageText, "title" | "lead">;
  /** Between the Help Center and this page. */
  above?: { label: string; href: string }[];
  contents: { id: string; title: string }[];
  /** Over the whole width, between the heading and the text. */
  first?: ReactNode;
  children: ReactNode;
}

/** A page to read: where it stands, its heading, its text, and beside it what it holds and whom to ask. */
export function HelpFrame({ page, above = [], contents, first, children }: HelpFrameProps) {
  const path = [{ label: t.helpCenter(), href: href("/help") }, ...above, { label: page.title }];
  return (
    <div className="wrap pt-2 pb-16 md:pt-4">
      <Crumbs label={t.helpPath()} items={path} />
      <header className="mt-2 max-w-180 md:mt-4">
        <h1 className="text-26 font-bold md:text-36">{page.title}</h1>
        <p className="mt-2 text-ink-soft md:text-17">{page.lead}</p>
        <p className="mt-2 text-13 text-ink-soft">{t.helpReviewed(t.formatDate(REVIEWED))}</p>
      </header>
      {first}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-8">
        <aside className="grid gap-5 lg:sticky lg:top-4 lg:order-1">
          <details className="panel group lg:hidden">
            <summary className="flex min-h-13 items-center justify-between gap-4 px-4 font-semibold">
              {t.helpOnThisPage()}
              <Icon name="chevron-down" size={20} className="group-open:rotate-180" />
            </summary>
            <Contents contents={contents} />
          </details>
          <div className="panel hidden py-4 lg:block">
            <p className="px-4 pb-1 font-semibold">{t.helpOnThisPage()}</p>
            <Contents contents={contents} />
          </div>
          <div className="hidden lg:block">
            <StillAsking />
          </div>
        </aside>
        <div className="min-w-0 max-w-180">{children}</div>
        <div className="lg:hidden">
          <StillAsking />
        </div>
      </div>
    </div>
  );
}

const Contents = ({ contents }: Pick<HelpFrameProps, "contents">) => (
  <nav aria-label={t.helpOnThisPage()}>
    <ul className="px-4 pb-2 lg:pb-0">
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-11 items-center text-15 text-ink-soft hover:text-action">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The way to the people behind the site. */
export const StillAsking = () => (
  <section className="rounded-card bg-sand p-5">
    <h2 className="text-16 font-semibold">{t.helpStillAsking()}</h2>
    <p className="mt-1 mb-3 text-15 text-sand-ink">{t.helpStillAskingText()}</p>
    <ButtonLink href={href("/contact")} icon="mail">
      {t.contactUs()}
    </ButtonLink>
  </section>
);
