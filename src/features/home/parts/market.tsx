import { directionOf } from "#src/core/text.ts";
import { searchFor } from "#src/features/cars/search/search-link.ts";
import { BODY_TYPES } from "#src/features/cars/vocabulary.ts";
import { BodyPicture } from "#src/features/cars/catalogue/car-picture.tsx";
import { t } from "#t";
import type { HomeFigures } from "../queries.ts";

const CHEAP = 5000;

export function HomePopular(props: { models: HomeFigures["popular"]; hasElectric: boolean }) {
  const { models, hasElectric } = props;
  const searches = [
    ...models.map(({ make, model }) => ({
      label: `${t.makeLabel(make)} ${t.modelLabel(make, model)}`,
      href: searchFor(["make", make], ["model", model]),
    })),
    ...(hasElectric ? [{ label: t.homeElectric(), href: searchFor(["fuelType", "Electric"]) }] : []),
    { label: t.homePriceLabel(null, CHEAP), href: searchFor(["maxPrice", String(CHEAP)]) },
  ];
  return (
    <nav
      aria-label={t.homePopular()}
      className="-mx-4 mt-4 flex items-center gap-2 overflow-x-auto px-4 text-14 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <span className="text-ink-soft max-md:hidden">{t.homePopular()}</span>
      {searches.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          dir={directionOf(label)}
          className="inline-flex min-h-11 flex-none items-center rounded-full border border-line bg-surface px-3.5 font-medium hover:border-field"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

export function HomeStats({ totalCars, dealers, cities, sold }: HomeFigures) {
  const stats: [label: string, value: number][] = [
    [t.homeCarsForSale(), totalCars],
    [t.homeDealers(), dealers],
    [t.homeCities(), cities],
    [t.homeSold(), sold],
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 border-y border-line md:mt-8 md:grid-cols-4 md:py-6">
      {stats.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse border-line py-4 even:border-s even:ps-5 [&:nth-child(n+3)]:border-t md:border-t-0! md:py-0 md:ps-7 md:not-first:border-s md:first:ps-0"
        >
          <dt className="text-14 text-ink-soft">{label}</dt>
          <dd className="num text-26 font-semibold md:text-28">{t.formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export const HomeBodies = ({ counts }: { counts: Record<string, number> }) => (
  <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4 lg:h-full lg:max-h-170 lg:grid-cols-2">
    {BODY_TYPES.map((body) => (
      <li key={body} className="grid">
        <a
          href={searchFor(["bodyType", body])}
          className="panel overflow-hidden hover:border-field lg:flex lg:items-stretch"
        >
          <BodyPicture
            body={body}
            className="w-full bg-sand px-2 py-3 lg:h-full lg:w-3/5 lg:flex-none lg:object-contain"
          />
          <span className="block self-center px-3 pt-2 pb-2.5 md:px-4">
            <b className="block font-semibold">{t.bodyTypeLabel(body)}</b>
            <span className="block text-13 text-ink-soft">{t.homeCars(counts[body] ?? 0)}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
