import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { fieldMessages, queryParams } from "#src/http/validate.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { safeParse } from "zod/v4/core";
import { ValueAnswer } from "./parts/value-answer.tsx";
import { ANSWER, ValueForm } from "./parts/value-form.tsx";
import { ValueStart } from "./parts/value-start.tsx";
import { valuationsOf } from "./queries/valuations.ts";
import type { ValuedCar } from "./valuation/effects.ts";
import { explainValue } from "./valuation/explain.ts";
import { valuedCar } from "./value-input.ts";

export const valuePages = new Hono<Env>().get("/value", access("guest"), async (c) => {
  const typed = Object.fromEntries(queryParams(c));
  const isAsked = "make" in typed;
  const asked = safeParse(valuedCar, typed);
  const errors = isAsked && asked.error ? fieldMessages(asked.error.issues) : {};
  const answer = isAsked && asked.success && (await answerOf(c, asked.data));
  return renderPage(
    c,
    { title: t.worthTitle(), description: t.worthText(), noindex: isAsked, sheets: ["plot"] },
    <div className="wrap pt-6 pb-14 md:pt-8">
      <h1 className="text-28">{t.worthTitle()}</h1>
      <p className="text-ink-soft">{t.worthText()}</p>
      <div className="worth mt-5 grid gap-6 md:gap-8">
        <div className="print:hidden">
          <ValueForm {...{ typed, errors, isAsked }} />
        </div>
        {answer ? (
          <div id={ANSWER} className="panel min-w-0 scroll-mt-4 p-4 md:p-6">
            {answer}
          </div>
        ) : (
          <ValueStart />
        )}
      </div>
    </div>,
  );
});

async function answerOf({ var: { deps } }: Ctx, car: ValuedCar) {
  const fair = valuationsOf(deps.db.read).prices.of(car);
  return <ValueAnswer {...{ car, fair }} explained={await explainValue(deps, car)} />;
}
