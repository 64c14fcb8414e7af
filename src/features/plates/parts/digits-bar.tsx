import { MAX_DIGITS } from "../patterns.ts";
import type { PlateFilter } from "../schema.ts";
import { t } from "#t";
import { patternDigits, withDigits } from "../pattern-text.ts";
import { plateSearch } from "../plate-search.ts";

const COUNTS = [null, ...Array.from({ length: MAX_DIGITS }, (_, i) => i + 1)];

/** Links, because each is the pattern in another length. */
export function DigitsBar({ filter, pattern }: { filter: PlateFilter; pattern: string }) {
  const current = patternDigits(pattern);
  return (
    <nav aria-labelledby="digits-bar">
      <p id="digits-bar" className="mb-1.5 text-14 font-medium text-sand-ink">
        {t.platesDigits()}
      </p>
      <ul className="flex rounded-field border border-field bg-surface">
        {COUNTS.map((count) => (
          <li key={count} className="flex-1">
            <a
              href={plateSearch.hrefOf({ ...filter, pattern: withDigits(pattern, count), page: 1 })}
              rel="nofollow"
              aria-current={count === current ? "true" : undefined}
              className="num grid min-h-11 place-items-center rounded-[11px] text-15 font-medium hover:bg-sand aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-surface"
            >
              {count ?? t.platesAnyDigits()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
