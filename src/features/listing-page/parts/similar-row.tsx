import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { Section } from "#src/ui/section.tsx";

interface SimilarRowProps {
  title: string;
  all: { href: string; label: string };
  /** The list of them. */
  children: ReactNode;
}

/** Others for sale, at the end of a listing's page. */
export const SimilarRow = ({ title, all, children }: SimilarRowProps) => (
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
    {children}
  </Section>
);
