import { href } from "#src/i18n/paths.ts";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { t } from "#t";
import { GuideCards } from "./guide-cards.tsx";
import type { PageText } from "./page-text.ts";
import type { GuideName } from "./schema.ts";

interface GuidesPageProps {
  page: PageText;
  guides: { name: GuideName; page: PageText }[];
}

export const GuidesPage = ({ page, guides }: GuidesPageProps) => (
  <div className="wrap pt-2 pb-16 md:pt-4">
    <Crumbs
      label={t.helpPath()}
      items={[{ label: t.helpCenter(), href: href("/help") }, { label: page.title }]}
    />
    <h1 className="mt-2 text-26 font-bold md:mt-4 md:text-36">{page.title}</h1>
    <p className="mt-2 mb-6 max-w-180 text-ink-soft md:text-17">{page.lead}</p>
    <GuideCards guides={guides} />
  </div>
);
