import { Hono } from "hono";
import type { ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { keptPage } from "#src/shell/kept-page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { ArticlePage } from "./article-page.tsx";
import { factsOf } from "./facts.ts";
import { FaqPage } from "./faq-page.tsx";
import { GuidesPage } from "./guides-page.tsx";
import { HelpPage } from "./help-page.tsx";
import { type PageText, readPage } from "./page-text.ts";
import { GUIDES, type PageName, pagePath } from "./schema.ts";

const pageOf = (c: Ctx, name: PageName): PageText =>
  readPage(name, c.var.language, factsOf(c.var.deps.config));

const guidesOf = (c: Ctx) => GUIDES.map((name) => ({ name, page: pageOf(c, name) }));

const show = (c: Ctx, page: PageText, body: ReactNode): Response =>
  renderPage(c, { title: page.title, description: page.lead }, body);

const aboveGuides = () => [{ label: t.guides(), href: href("/guides") }];

/** The texts change with the build and with the settings. */
const fixed = () => null;

/** What is there to read: help, questions, guides, and the site's own rules. */
export const helpPages = new Hono<Env>()
  .get(pagePath("help"), access("guest"), keptPage(fixed), (c) => {
    const page = pageOf(c, "help");
    return show(c, page, <HelpPage page={page} faq={pageOf(c, "faq")} guides={guidesOf(c)} />);
  })
  .get(pagePath("faq"), access("guest"), keptPage(fixed), (c) => {
    const page = pageOf(c, "faq");
    return show(c, page, <FaqPage page={page} />);
  })
  .get(pagePath("guides"), access("guest"), keptPage(fixed), (c) => {
    const page = pageOf(c, "guides");
    return show(c, page, <GuidesPage page={page} guides={guidesOf(c)} />);
  })
  .get("/guides/inspection", access("guest"), keptPage(fixed), (c) => article(c, "inspection", aboveGuides()))
  .get("/guides/ownership-transfer", access("guest"), keptPage(fixed), (c) =>
    article(c, "ownership-transfer", aboveGuides()),
  )
  .get("/privacy", access("guest"), keptPage(fixed), (c) => article(c, "privacy"))
  .get("/terms", access("guest"), keptPage(fixed), (c) => article(c, "terms"));

function article(c: Ctx, name: PageName, above?: { label: string; href: string }[]): Response {
  const page = pageOf(c, name);
  return show(c, page, <ArticlePage page={page} above={above} />);
}
