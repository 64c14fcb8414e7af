import { t } from "#t";
import { searchFor } from "#src/features/cars/car-terms.ts";

const CHEAP = 5000;

interface HomePopularProps {
  models: { make: string; model: string }[];
  hasElectric: boolean;
}

/** Searches that many begin with: the commonest models, and two that people ask for. */
export function HomePopular({ models, hasElectric }: HomePopularProps) {
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
          className="inline-flex min-h-11 flex-none items-center rounded-full border border-line bg-surface px-3.5 font-medium hover:border-field"
        >
          <bdi>{label}</bdi>
        </a>
      ))}
    </nav>
  );
}
