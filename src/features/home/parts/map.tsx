import { searchFor } from "#src/features/cars/search/search-link.ts";
import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import MAP_TILES from "./map-tiles.json";

const CAPITAL = "Amman";
/** From this shade on, the text is light. */
const DARK = 3;

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
        textAnchor="middle"
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
              <a href={searchFor(["location", city])} className="i-lucide-chevron-right city-link">
                {placeLabel(city, t.language())}
                <Num className="ms-auto font-normal text-ink-soft">{t.formatNumber(countOf(city))}</Num>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center gap-2.5 text-13 text-ink-soft" aria-hidden="true">
          {t.homeFewerCars()}
          <i className="flip h-2.5 w-35 rounded-full" style={{ backgroundImage: SCALE }} />
          {t.homeMoreCars()}
        </p>
      </div>
    </section>
  );
}

function Tile({ city, path, x, y, count, shade }: MapTile & { count: number; shade: number }) {
  const name = placeLabel(city, t.language());
  return (
    <a
      href={searchFor(["location", city])}
      className={classNames("font-medium", shade < DARK ? "fill-ink" : "fill-action-ink")}
    >
      <path d={path} opacity={SHADES[shade]} />
      <text
        x={x}
        y={y - 3}
        className={classNames(
          "font-semibold",
          city === CAPITAL ? "text-28 md:text-24" : "text-22 md:text-18",
        )}
      >
        {`${name} `}
      </text>
      <text x={x} y={y + 22} className="text-21 md:text-16">
        {t.formatNumber(count)}
      </text>
    </a>
  );
}

/**
 * A governorate on the schematic map of Jordan, which is never mirrored: west is left. The path is its outline, without the
 * rounded edge added by the stroke; the name is at x and y.
 */
export type MapTile = (typeof MAP_TILES)[number];

export const MAP_BOX = { width: 600, height: 620 };

export const SHADES = [0.14, 0.28, 0.46, 0.8, 1];

const SCALE = `linear-gradient(90deg, ${SHADES.map((shade, at) => {
  const [from, to] = [at, at + 1].map((step) => `${(step / SHADES.length) * 100}%`);
  return `color-mix(in srgb, var(--action) ${shade * 100}%, transparent) ${from} ${to}`;
}).join(", ")})`;

/** Each shade is for twice as many cars as the one before, because most cars are in the capital. */
export function shadeOf(count: number, most: number): number {
  if (count <= 0 || most <= 0) return 0;
  const halvings = Math.floor(Math.log2(most / count));
  return Math.max(0, SHADES.length - 1 - halvings);
}
