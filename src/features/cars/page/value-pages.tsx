import { access } from "#src/auth/access.ts";
import { drawCards } from "#src/features/listings/page/card-cache.tsx";
import { type Ctx, routes } from "#src/http/env.ts";
import { fieldMessages, queryParams } from "#src/http/validate.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { safeParse } from "zod/v4/core";
import { searchOf, ValueAnswer } from "./value-answer.tsx";
import { SimilarCars } from "../card/similar-cars.tsx";
import { similarCards } from "./car-page.tsx";
import { ANSWER, ValueForm } from "./value-form.tsx";
import { ValueStart } from "./value-start.tsx";
import { valuationsOf } from "../worth/valuations.ts";
import type { ValuedCar } from "../worth/effects.ts";
import { explainValue } from "../worth/explain.ts";
import { valuedCar } from "../worth/value-input.ts";

const CARDS = 3;

export const valuePages = routes().get("/value", access("guest"), async (c) => {
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
      <a href={href("/prices")} className="link">
        {t.pricesTitle()}
      </a>
      <div className="worth mt-5 grid gap-6 md:gap-8">
        <div className="print:hidden">
          <ValueForm {...{ typed, errors, isAsked }} isAnswered={Boolean(answer && answer.fair)} />
        </div>
        {answer ? (
          <div className="min-w-0">
            <div id={ANSWER} className="panel scroll-mt-4 p-4 md:p-6">
              <ValueAnswer {...answer} />
            </div>
            {answer.fair && answer.cards.length > 0 && (
              <SimilarCars
                title={t.valueNearest()}
                all={{ href: searchOf(answer.car), label: t.detailViewAll() }}
                cards={answer.cards}
                isNarrow
              />
            )}
          </div>
        ) : (
          <ValueStart />
        )}
      </div>
    </div>,
  );
});

async function answerOf(c: Ctx, car: ValuedCar) {
  const { deps } = c.var;
  const fair = valuationsOf(deps.db.read).prices.of(car);
  const explained = await explainValue(deps, car, { nearest: CARDS, areForSale: true });
  const ids = explained.nearest.map(({ id }) => id);
  const cards = await drawCards(c, "car", similarCards, ids);
  return { car, fair, explained, cards: cards.map(({ html }) => html) };
}
