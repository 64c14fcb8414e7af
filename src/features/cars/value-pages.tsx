import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { fieldMessages, queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { safeParse } from "zod/v4/core";
import { MAKES } from "./catalogue.ts";
import { rangeText } from "./parts/range-text.ts";
import { ValueDetails } from "./parts/value-details.tsx";
import { valuationsOf } from "./queries/valuations.ts";
import type { ValuedCar } from "./valuation/effects.ts";
import { explainValue } from "./valuation/explain.ts";
import { roundedCents } from "./valuation/verdict.ts";
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
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-8">
        <form action={href("/value")} className="panel grid gap-4 p-4 md:p-6">
          <Field label={t.carMake()} error={errors.make} required>
            <Select
              name="make"
              defaultValue={typed.make}
              placeholder={t.chooseMake()}
              options={MAKES.map((make) => ({ value: make, label: t.makeLabel(make) }))}
            />
          </Field>
          <Field label={t.carModel()} error={errors.model} required>
            <Input name="model" defaultValue={typed.model} placeholder={t.carModelExample()} maxLength={60} />
          </Field>
          <div className="grid grid-cols-2 items-start gap-4">
            <Field label={t.carYear()} error={errors.year} required>
              <Input name="year" defaultValue={typed.year} placeholder="2018" maxLength={4} numeric />
            </Field>
            <Field label={t.carMileage()} error={errors.mileage} optional>
              <Input name="mileage" defaultValue={typed.mileage} placeholder="95,000" maxLength={9} numeric />
            </Field>
          </div>
          <Button type="submit" size={52}>
            {t.worthAsk()}
          </Button>
          <p className="text-13 text-ink-soft">{t.worthPrivate()}</p>
        </form>
        {answer ? <div className="panel min-w-0 p-4 md:p-6">{answer}</div> : <WhatYouGet />}
      </div>
    </div>,
  );
});

const WhatYouGet = () => (
  <div className="rounded-card bg-sand p-4 text-sand-ink md:p-6">
    <h2 className="text-20">{t.worthGetTitle()}</h2>
    <ul className="mt-3 grid list-disc gap-2 ps-5">
      {t.worthGet().map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

async function answerOf(c: Ctx, car: ValuedCar) {
  const { deps } = c.var;
  const fair = valuationsOf(deps.db.read).prices.of(car);
  if (!fair) return <p>{t.worthUnknown()}</p>;
  const explained = await explainValue(deps, car);
  const middle = roundedCents(fair.middle);
  const sell = new URLSearchParams({ make: car.make, model: car.model, year: String(car.year) });
  if (car.mileageKm > 0) sell.set("mileage", String(car.mileageKm));
  return (
    <>
      <p className="text-ink-soft">
        {t.makeLabel(car.make)} <bdi>{t.modelLabel(car.make, car.model)}</bdi> {car.year}
        {car.mileageKm > 0 && ` · ${t.formatKm(car.mileageKm)}`}
      </p>
      <p className="text-28 font-bold">
        {rangeText({ lowCents: roundedCents(fair.low), highCents: roundedCents(fair.high) })}
      </p>
      <p>
        {t.worthAround(t.formatPrice(middle))} {t.valueCompared(fair.comparables)}.
      </p>
      <ButtonLink href={href(`/list-car?${sell}`)} className="mt-4">
        {t.worthSell()}
      </ButtonLink>
      <ValueDetails
        {...explained}
        car={{ ...car, priceCents: middle }}
        label={t.worthYours()}
        comparables={fair.comparables}
      />
    </>
  );
}
