import { Icon } from "#src/ui/icon.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";

export const DetailDescription = ({ text }: { text: string }) => (
  <div className="grid max-w-[68ch] gap-3 leading-[1.7] wrap-anywhere rtl:leading-[1.85]">
    {text.split(/\n+/).map((line, at) => (
      <p key={at} dir="auto">
        {line}
      </p>
    ))}
  </div>
);

export const DetailFeatures = ({ features }: { features: string[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-3 md:grid-cols-3 md:gap-x-6 md:gap-y-3.5">
    {features.map((feature) => (
      <li key={feature} className="flex items-center gap-2.5 text-15 leading-6 md:gap-3 md:text-16">
        <span className="grid size-6 flex-none place-items-center rounded-full bg-tint text-action">
          <Icon name="check" size={14} className="[stroke-width:3]" />
        </span>
        <bdi className="min-w-0 wrap-anywhere">{t.featureLabel(feature)}</bdi>
      </li>
    ))}
  </ul>
);

interface SimilarRowProps {
  title: string;
  all: { href: string; label: string };
  /** Their HTML. */
  cards: string[];
  listClassName: string;
  itemClassName?: string;
}

export const SimilarRow = ({ title, all, cards, listClassName, itemClassName }: SimilarRowProps) => (
  <Section
    id="similar"
    title={title}
    className="mt-8 mb-6 md:mt-14 md:mb-16"
    action={
      <a href={all.href} className="link">
        {all.label}
        <Icon name="chevron-right" size={16} flip />
      </a>
    }
  >
    <ul className={listClassName}>
      {cards.map((html) => (
        <li key={html} className={itemClassName} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </ul>
  </Section>
);
