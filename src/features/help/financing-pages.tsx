import { Hono } from "hono";
import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import type { Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { ArticlePage } from "./article-page.tsx";
import { factsOf } from "./facts.ts";
import LoanCalculatorIsland from "./loan-calculator.island.tsx";
import { LOAN_EXAMPLE } from "./loan-form.ts";
import { readPage } from "./page-text.ts";

const typed = z.optional(z.string());
const typedLoan = z.object({ price: typed, down: typed, rate: typed, months: typed, kind: typed });

/** The guide to financing with its calculator; `?price=` and the like fill it in, as its form does. */
export const financingPages = new Hono<Env>().get(
  "/guides/financing",
  access("guest"),
  validate("query", typedLoan),
  (c) => {
    const asked = c.req.valid("query");
    const page = readPage("financing", c.var.language, factsOf(c.var.deps.config));
    const first = { ...LOAN_EXAMPLE, ...asked };
    return renderPage(
      c,
      { title: page.title, description: page.lead, noindex: Object.keys(asked).length > 0 },
      <ArticlePage
        page={page}
        above={[{ label: t.guides(), href: href("/guides") }]}
        first={
          <Island
            name="loan-calculator"
            of={LoanCalculatorIsland}
            props={{ first }}
            when="interaction"
            className="mt-6"
          />
        }
      />,
    );
  },
);
