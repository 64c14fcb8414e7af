import { dinars } from "#src/core/money.ts";
import { pick } from "#src/core/pick.ts";
import { ShareButton } from "#src/features/listings/page/share-button.tsx";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";
import type { ValuedCar } from "../worth/effects.ts";
import type { Explained } from "../worth/explain.ts";
import type { FairPrice } from "../worth/fair-price.ts";
import { VALUE_CHOICES } from "../form/value-question.ts";
import { rangeText, roundedCents } from "../worth/verdict.ts";
import { ValueDetails } from "../worth/value-details.tsx";

interface ValueAnswerProps {
  car: ValuedCar;
  fair: FairPrice | null;
  explained: Explained;
}

export function ValueAnswer({ car, fair, explained }: ValueAnswerProps) {
  const { make, model, year, mileageKm, fuelType, transmission, paint } = car;
  const name = `${t.makeLabel(make)} ${t.modelLabel(make, model)}`;
  if (!fair)
    return (
      <>
        <h2 className="text-20">{t.worthUnknownTitle()}</h2>
        <p className="mt-1.5 mb-4 max-w-130 text-ink-soft">{t.worthUnknown()}</p>
        <ButtonLink href={searchOf(car)} variant="outline">
          {t.worthBrowse(name)}
        </ButtonLink>
      </>
    );
  const low = roundedCents(fair.low);
  const middle = roundedCents(fair.middle);
  const high = roundedCents(fair.high);
  const facts = [
    ...(mileageKm > 0 ? [t.formatKm(mileageKm)] : []),
    ...(fuelType ? [t.fuelTypeLabel(fuelType)] : []),
    ...(transmission ? [t.transmissionLabel(transmission)] : []),
    ...(paint ? [t.paintLabel(paint)] : []),
  ];
  return (
    <>
      <p className="text-ink-soft">
        <bdi>{name}</bdi> {[year, ...facts].join(" · ")}
      </p>
      <h2 className="text-32 font-bold md:text-40">{rangeText({ lowCents: low, highCents: high })}</h2>
      <p>
        {t.worthAround(t.formatPrice(middle))} {t.valueCompared(explained.compared)}.
      </p>
      <FairRange {...{ low, middle, high }} />
      <div className="mt-6 flex flex-wrap items-center gap-3 rounded-card bg-tint p-4 print:hidden md:px-5">
        <div className="min-w-55 flex-1">
          <h3 className="text-16">{t.worthReady()}</h3>
          <p className="text-14 text-ink-soft">{t.worthReadyText()}</p>
        </div>
        <ButtonLink
          href={href(`/list-car?${queryOf(car, { price: String(dinars(middle)) })}`)}
          className="max-sm:flex-1"
        >
          {t.worthSell(t.formatPrice(middle))}
        </ButtonLink>
        <ShareButton url={href(`/value?${queryOf(car)}`)} title={`${name} ${year}`} />
      </div>
      <ValueDetails
        {...explained}
        car={{ ...car, priceCents: middle }}
        label={t.worthYours()}
        listsNearest={false}
      />
    </>
  );
}

export const searchOf = ({ make, model }: ValuedCar): string =>
  href(`/search?${new URLSearchParams({ make, model })}`);

function queryOf(car: ValuedCar, more: Record<string, string> = {}): URLSearchParams {
  const query = new URLSearchParams({ ...pick(car, "make", "model"), year: String(car.year) });
  if (car.mileageKm > 0) query.set("mileage", String(car.mileageKm));
  for (const name of VALUE_CHOICES) if (car[name]) query.set(name, car[name]);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return query;
}

/** The fair range on a price scale, hidden from screen readers: the text above has the same content. */
const FairRange = ({ low, middle, high }: Record<"low" | "middle" | "high", number>) => (
  <div aria-hidden className="fair-range">
    <b>{t.formatPrice(middle)}</b>
    <span>{t.worthLower()}</span>
    <span>{t.verdictLabel("fair")}</span>
    <span>{t.worthHigher()}</span>
    <i className="num">{t.formatAmount(low)}</i>
    <i className="num">{t.formatAmount(high)}</i>
  </div>
);
