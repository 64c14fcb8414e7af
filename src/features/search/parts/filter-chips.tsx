import { directionOf } from "#src/core/text.ts";
import { Chip } from "#src/ui/chip.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import type { ActiveFilter } from "../active-filters.ts";

interface FilterChipsProps<F> {
  active: ActiveFilter<F>[];
  hrefOf: (filter: F) => string;
  className?: string;
}

export const FilterChips = <F,>({ active, hrefOf, className }: FilterChipsProps<F>) => (
  <ul aria-label={t.searchActiveFilters()} className={classNames("relative", className)}>
    {active.map(({ key, label, without }, at) => (
      <li key={`${at} ${key}`} className="flex-none">
        <Chip href={hrefOf(without)} className="max-w-60">
          <bdi dir={directionOf(label)} className="truncate">
            {label}
          </bdi>
        </Chip>
      </li>
    ))}
  </ul>
);

export const FilterCount = ({ count, className }: { count: number; className: string }) =>
  count > 0 && (
    <span
      className={classNames(
        "num absolute -end-2 -top-2 grid h-5.5 min-w-5.5 place-items-center rounded-full px-1 text-13 font-bold",
        className,
      )}
    >
      {count}
    </span>
  );
