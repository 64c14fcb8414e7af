import { href } from "#src/i18n/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import type { PageText } from "./page-text.ts";
import { type GuideName, pagePath } from "./schema.ts";

const ICONS: Record<GuideName, IconName> = {
  inspection: "gauge",
  financing: "circle-dollar-sign",
  "ownership-transfer": "file-check",
};

/** The guides as cards, each one link. */
export const GuideCards = ({ guides }: { guides: { name: GuideName; page: PageText }[] }) => (
  <ul className="grid gap-5 lg:grid-cols-3">
    {guides.map(({ name, page }) => (
      <li key={name} className="card flex flex-col p-5 md:p-6">
        <span className="grid size-13 place-items-center rounded-field bg-tint text-action">
          <Icon name={ICONS[name]} size={24} />
        </span>
        <h3 className="mt-4 text-19">
          <a href={href(pagePath(name))} className="after:absolute after:inset-0 after:rounded-card">
            {page.title}
          </a>
        </h3>
        <p className="mt-1.5 mb-3 text-15 text-ink-soft">{page.lead}</p>
        <span aria-hidden className="mt-auto flex items-center gap-1.5 text-15 font-semibold text-action">
          {t.helpReadGuide()}
          <Icon name="arrow-right" size={18} flip />
        </span>
      </li>
    ))}
  </ul>
);
