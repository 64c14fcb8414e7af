import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import { searchFor } from "#src/features/cars/car-terms.ts";
import { MAP_BOX, MAP_TILES, type MapTile, SHADES, shadeOf } from "./map-tiles.ts";

const CAPITAL = "Amman";
/** From this shade on the text on it is light. */
const DARK = 3;

/** Where the cars are: a map to press on, and the same as a list, the fullest city first. */
export function HomeMap({ counts }: { counts: Record<string, number> }) {
  const countOf = (city: string) => counts[city] ?? 0;
  const most = Math.max(...CITIES.map(countOf));
  const cities = CITIES.toSorted((a, b) => countOf(b) - countOf(a));
  return (
    <section className="-mx-4 grid items-center gap-x-16 gap-y-5 bg-sand px-4 py-6 md:mx-0 md:rounded-panel md:p-10 lg:grid-cols-[400px_1fr]">
      <div className="self-end">
        <h2 className="text-22 md:text-28">{t.homeNear()}</h2>
        <p className="mt-1 text-ink-soft">{t.homeNearText()}</p>
      </div>
      <svg
        viewBox={`0 0 ${MAP_BOX.width} ${MAP_BOX.height}`}
        role="group"
        aria-label={t.homeMap()}
        className="map mx-auto w-full max-w-140 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {MAP_TILES.map((tile) => (
          <Tile
            key={tile.city}
            {...tile}
            count={countOf(tile.city)}
            shade={shadeOf(countOf(tile.city), most)}
          />
        ))}
      </svg>
      <div className="self-start">
        <ul aria-label={t.homeCityList()} className="grid grid-cols-2 gap-x-6">
          {cities.map((city) => (
            <li key={city} className="border-t border-sand-2">
              <a
                href={searchFor(["location", city])}
                className="flex min-h-11 items-center gap-2 text-15 font-medium hover:text-action"
              >
                <span className="flex-1">{placeLabel(city, t.language())}</span>
                <Num className="font-normal text-ink-soft">{t.formatNumber(countOf(city))}</Num>
                <Icon name="chevron-right" size={16} flip className="text-faint" />
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center gap-2.5 text-13 text-ink-soft" aria-hidden="true">
          {t.homeFewerCars()}
          <span className="flex overflow-hidden rounded-full">
            {SHADES.map((opacity) => (
              <i key={opacity} className="h-2.5 w-7 bg-action" style={{ opacity }} />
            ))}
          </span>
          {t.homeMoreCars()}
        </p>
      </div>
    </section>
  );
}

function Tile({ city, path, at: [x, y], count, shade }: MapTile & { count: number; shade: number }) {
  const name = placeLabel(city, t.language());
  return (
    <a href={searchFor(["location", city])}>
      <title>{`${name}: ${t.homeCars(count)}`}</title>
      <path d={path} opacity={SHADES[shade]} />
      <text
        textAnchor="middle"
        className={classNames(
          "font-semibold",
          city === CAPITAL ? "text-28 md:text-24" : "text-22 md:text-18",
        )}
        fill={shade < DARK ? "var(--ink)" : "var(--action-ink)"}
      >
        <tspan x={x} y={y - 3}>
          {`${name} `}
        </tspan>
        <tspan x={x} y={y + 22} className="text-21 font-medium md:text-16">
          {t.formatNumber(count)}
        </tspan>
      </text>
    </a>
  );
}
