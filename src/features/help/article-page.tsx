import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { REVIEWED_AT } from "./facts.ts";
import { type PageText, sectionsOf } from "./page-text.ts";
import { Prose } from "./prose.tsx";

interface ArticleProps {
  page: PageText;
  above?: { label: string; href: string }[];
  first?: ReactNode;
}

export const ArticlePage = (props: ArticleProps) => (
  <Frame {...props}>
    <div className="[&>section]:mt-10">
      {props.page.sections.map(({ id, title, text }) => (
        <section key={id} id={id} className="first:mt-0!">
          <h2 className="text-20 md:text-22">{title}</h2>
          <Prose text={text} />
        </section>
      ))}
    </div>
  </Frame>
);

/** The ids are inside the answers, because browsers open the `details` element that contains the target. */
export const FaqPage = ({ page }: { page: PageText }) => (
  <Frame page={page}>
    <div className="grid gap-10">
      {page.sections.map((group) => (
        <section key={group.id} id={group.id}>
          <h2 className="mb-3 text-20 md:text-22">{group.title}</h2>
          <div className="panel">
            {sectionsOf(group.text, 3).map(({ id, title, text }) => (
              <details key={id} className="group border-t border-line first:border-t-0">
                <summary className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 font-medium">
                  <h3 className="font-medium">{title}</h3>
                  <Icon
                    name="chevron-down"
                    size={20}
                    className="flex-none text-ink-soft group-open:rotate-180"
                  />
                </summary>
                <div id={id} className="scroll-mt-24 px-4 pb-4 text-ink-soft [&>:first-child]:mt-0">
                  <Prose text={text} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  </Frame>
);

interface HelpFrameProps extends Pick<ArticleProps, "above"> {
  title: string;
  lead: string;
  note?: ReactNode;
  children: ReactNode;
}

export const HelpFrame = ({ title, lead, above = [], note, children }: HelpFrameProps) => (
  <div className="wrap pt-2 pb-16 md:pt-4">
    <Crumbs
      label={t.breadcrumb()}
      items={[{ label: t.helpCenter(), href: href("/help") }, ...above, { label: title }]}
    />
    <header className="mt-2 max-w-180 md:mt-4">
      <h1 className="text-26 font-bold md:text-36">{title}</h1>
      <p className="mt-2 text-ink-soft md:text-17">{lead}</p>
      {note}
    </header>
    {children}
  </div>
);

function Frame({ page, above, first, children }: ArticleProps & { children: ReactNode }) {
  const note = <p className="mt-2 text-13 text-ink-soft">{t.helpReviewed(t.formatDate(REVIEWED_AT))}</p>;
  return (
    <HelpFrame title={page.title} lead={page.lead} above={above} note={note}>
      {first}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-8">
        <aside className="grid gap-5 lg:sticky lg:top-4 lg:order-1">
          <details className="panel group lg:hidden">
            <summary className="flex min-h-13 items-center justify-between gap-4 px-4 font-semibold">
              {t.helpOnThisPage()}
              <Icon name="chevron-down" size={20} className="group-open:rotate-180" />
            </summary>
            <Contents page={page} />
          </details>
          <div className="panel hidden py-4 lg:block">
            <p className="px-4 pb-1 font-semibold">{t.helpOnThisPage()}</p>
            <Contents page={page} />
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
    </HelpFrame>
  );
}

const Contents = ({ page }: { page: PageText }) => (
  <nav aria-label={t.helpOnThisPage()}>
    <ul className="px-4 pb-2 lg:pb-0">
      {page.sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-11 items-center text-15 text-ink-soft hover:text-action">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const StillAsking = () => (
  <section className="rounded-card bg-sand p-5">
    <h2 className="text-16 font-semibold">{t.helpStillAsking()}</h2>
    <p className="mt-1 mb-3 text-15 text-sand-ink">{t.helpStillAskingText()}</p>
    <ButtonLink href={href("/contact")} icon="mail">
      {t.contactUs()}
    </ButtonLink>
  </section>
);
