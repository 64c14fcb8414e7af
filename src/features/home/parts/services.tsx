import { href } from "#src/i18n/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { HomeSection } from "./home-section.tsx";

export function HomeServices() {
  const services: { icon: IconName; title: string; text: string; link: string; guide: string }[] = [
    {
      icon: "circle-check",
      title: t.homeInspection(),
      text: t.homeInspectionText(),
      link: t.homeInspectionLink(),
      guide: "inspection",
    },
    {
      icon: "wallet",
      title: t.homeFinancing(),
      text: t.homeFinancingText(),
      link: t.homeFinancingLink(),
      guide: "financing",
    },
    {
      icon: "file-text",
      title: t.homeDocuments(),
      text: t.homeDocumentsText(),
      link: t.homeDocumentsLink(),
      guide: "ownership-transfer",
    },
  ];
  return (
    <HomeSection title={t.homeServices()} text={t.homeServicesText()}>
      <ul className="grid gap-3 md:gap-5 lg:grid-cols-3">
        {services.map(({ icon, title, text, link, guide }) => (
          <li key={guide} className="panel relative flex gap-4 p-4 hover:border-field lg:flex-col lg:p-6">
            <span className="grid size-12 flex-none place-items-center rounded-field bg-tint text-action">
              <Icon name={icon} size={24} />
            </span>
            <div className="flex flex-1 flex-col items-start">
              <h3 className="text-18">{title}</h3>
              <p className="mt-1 mb-2 text-15 text-ink-soft">{text}</p>
              <a
                href={href(`/guides/${guide}`)}
                className="link mt-auto after:absolute after:inset-0 after:rounded-card after:content-['']"
              >
                {link}
                <i className="i-lucide-arrow-right flip size-4" />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
