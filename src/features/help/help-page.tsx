import { href } from "#src/i18n/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { HelpFrame, StillAsking } from "./article-page.tsx";
import { type PageText, sectionsOf } from "./page-text.ts";
import { type GuideName, pagePath } from "./schema.ts";

interface GuidesPageProps {
  page: PageText;
  guides: { name: GuideName; page: PageText }[];
}

const TOPIC_ICONS: Record<string, IconName> = {
  buying: "car",
  selling: "tag",
  plates: "search",
  papers: "wallet",
  safety: "shield-check",
  account: "users",
};

const LINK = /^- \[(.+)\]\((.+)\)$/gm;

export const HelpPage = ({ page, faq, guides }: GuidesPageProps & { faq: PageText }) => (
  <>
    <div className="mosaic relative overflow-hidden border-b border-line bg-sand">
      <div className="wrap relative pt-5 pb-4 md:pt-9 md:pb-8">
        <h1 className="text-26 font-bold md:text-36">{page.title}</h1>
        <p className="mt-2 max-w-180 text-sand-ink md:text-17">{page.lead}</p>
      </div>
    </div>
    <div className="wrap grid gap-12 pt-6 pb-16 md:pt-10">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {page.sections.map(({ id, title, text }) => (
          <section key={id} id={id} className="card p-5">
            <h2 className="flex items-center gap-3 text-19 font-semibold">
              <span className="grid size-11 flex-none place-items-center rounded-full bg-tint text-action">
                <Icon name={TOPIC_ICONS[id] ?? "info"} size={20} />
              </span>
              {title}
            </h2>
            <p className="mt-2 text-15 text-ink-soft">{text.replaceAll(LINK, "").trim()}</p>
            <ul className="mt-1">
              {[...text.matchAll(LINK)].map(([, label, address = ""]) => (
                <li key={address}>
                  <a href={href(address)} className="link font-medium!">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section>
        <h2 className="mb-4 text-22">{t.guides()}</h2>
        <GuideCards as="h3" guides={guides} />
      </section>
      <section>
        <h2 className="mb-4 text-22">{t.helpAllQuestions()}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {faq.sections.map((group) => (
            <div key={group.id}>
              <h3 className="font-semibold">{group.title}</h3>
              <ul className="mt-1">
                {sectionsOf(group.text, 3).map(({ id, title }) => (
                  <li key={id}>
                    <a
                      href={href(`/faq#${id}`)}
                      className="flex min-h-11 items-center text-15 text-ink-soft hover:text-action"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <StillAsking />
    </div>
  </>
);

export const GuidesPage = ({ page, guides }: GuidesPageProps) => (
  <HelpFrame title={page.title} lead={page.lead}>
    <div className="mt-6">
      <GuideCards as="h2" guides={guides} />
    </div>
  </HelpFrame>
);

const GUIDE_ICONS: Record<GuideName, IconName> = {
  inspection: "gauge",
  financing: "circle-dollar-sign",
  "ownership-transfer": "file-check",
};

const GuideCards = ({ guides, as: Heading }: Pick<GuidesPageProps, "guides"> & { as: "h2" | "h3" }) => (
  <ul className="grid gap-5 lg:grid-cols-3">
    {guides.map(({ name, page }) => (
      <li key={name} className="card flex flex-col p-5 md:p-6">
        <span className="grid size-13 place-items-center rounded-field bg-tint text-action">
          <Icon name={GUIDE_ICONS[name]} size={24} />
        </span>
        <Heading className="mt-4 text-19">
          <a href={href(pagePath(name))} className="after:absolute after:inset-0 after:rounded-card">
            {page.title}
          </a>
        </Heading>
        <p className="mt-1.5 mb-3 text-15 text-ink-soft">{page.lead}</p>
        <span aria-hidden className="mt-auto flex items-center gap-1.5 text-15 font-semibold text-action">
          {t.helpReadGuide()}
          <Icon name="arrow-right" size={18} flip />
        </span>
      </li>
    ))}
  </ul>
);
