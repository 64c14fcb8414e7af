import type { ReactNode } from "react";
import { HelpFrame } from "./help-frame.tsx";
import type { PageText } from "./page-text.ts";
import { Prose } from "./prose.tsx";

interface ArticlePageProps {
  page: PageText;
  above?: { label: string; href: string }[];
  first?: ReactNode;
  /** After the text. */
  children?: ReactNode;
}

/** A page of plain sections, such as a guide or the terms. */
export const ArticlePage = ({ page, above, first, children }: ArticlePageProps) => (
  <HelpFrame page={page} above={above} contents={page.sections} first={first}>
    <article className="[&>section]:mt-10">
      {page.sections.map(({ id, title, text }) => (
        <section key={id} id={id} className="first:mt-0!">
          <h2 className="text-20 md:text-22">{title}</h2>
          <Prose text={text} />
        </section>
      ))}
    </article>
    {children}
  </HelpFrame>
);
