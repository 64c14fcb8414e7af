import { BODY_TYPES } from "#src/features/cars/vocabulary.ts";
import { t } from "#t";
import { searchFor } from "#src/features/cars/car-terms.ts";

/** Every body type, drawn, with how many cars it has. */
export const HomeBodies = ({ counts }: { counts: Record<string, number> }) => (
  <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4 lg:h-full lg:max-h-170 lg:grid-cols-2">
    {BODY_TYPES.map((body) => (
      <li key={body} className="grid">
        <a
          href={searchFor(["bodyType", body])}
          className="panel overflow-hidden hover:border-field lg:flex lg:items-stretch"
        >
          <span className="grid place-items-center bg-sand px-2 py-3 lg:w-3/5 lg:flex-none">
            <img
              src={`/art/${body.toLowerCase()}.svg`}
              width={368}
              height={130}
              alt=""
              loading="lazy"
              className="w-full"
            />
          </span>
          <span className="block self-center px-3 pt-2 pb-2.5 md:px-4">
            <b className="block font-semibold">{t.bodyTypeLabel(body)}</b>
            <span className="block text-13 text-ink-soft">{t.homeCars(counts[body] ?? 0)}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
