import type { PatternTag } from "../patterns.ts";
import type { PlateFilter } from "../schema.ts";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import { plateSearch } from "../plate-search.ts";

/** The most wanted patterns, each with a typical number. */
const POPULAR: [tag: PatternTag, example: string][] = [
  ["all-same", "7777"],
  ["mirror", "1221"],
  ["repeated-pair", "1212"],
  ["sequence-up", "1234"],
  ["round", "5000"],
  ["birth-year", "1990"],
  ["lucky-seven", "77"],
];

export const TagLinks = ({ filter }: { filter: PlateFilter }) => (
  <nav aria-label={t.platesPatterns()}>
    <ul className="strip mt-2 flex gap-2 py-1 md:mt-4 lg:flex-wrap">
      {POPULAR.map(([tag, example]) => {
        const isOn = filter.tags.includes(tag);
        const tags = isOn ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag];
        return (
          <li key={tag} className="flex-none">
            <a
              href={plateSearch.hrefOf({ ...filter, tags, page: 1 })}
              aria-current={isOn ? "true" : undefined}
              className="group inline-flex min-h-11 items-center gap-2 rounded-full border border-track bg-surface px-3.5 text-14 font-medium whitespace-nowrap hover:border-ink-soft aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
            >
              {t.patternLabel(tag)}
              <Num className="text-12 text-ink-soft group-aria-[current]:text-track">{example}</Num>
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);
