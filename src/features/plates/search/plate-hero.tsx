import { useState } from "react";
import type { PlateFilter } from "../schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { type Counts, optionCount } from "#src/features/search/counts.ts";
import { cleanPattern, patternDigits, withDigits } from "../catalogue/pattern-text.ts";
import { usePattern } from "./use-pattern.ts";
import { PATTERN_HINT, PatternInput, PatternKeys } from "./pattern-input.tsx";
import { SearchBox } from "#src/features/search/parts/search-box.tsx";
import { type PatternTag, MAX_DIGITS } from "../catalogue/patterns.ts";
import { Num } from "#src/ui/num.tsx";
import { plateSearch, plateSuggestions } from "./plate-search.ts";

const PLACES = "plate-places";
/** On a phone this checkbox shows the other fields, so that the first plate is visible without scrolling. */
const MORE = "plates-more";
const FOLDED = "max-lg:group-has-[#plates-more:not(:checked)]/hero:hidden";

interface PlateHeroProps {
  filter: PlateFilter;
  form: string;
  show: string;
  failed: string | false;
  counts: Counts | undefined;
}

export function PlateHero({ filter, form, show, failed, counts }: PlateHeroProps) {
  // The plate can show only one of several patterns.
  const [first] = filter.pattern.split(/[,&]/, 1).map(cleanPattern) as [string];
  const { text, active, field, insert } = usePattern(first);
  const [before, after] = t.platesLead();
  return (
    <div className="group/hero mosaic relative border-b border-line bg-sand">
      <div className="wrap relative pt-5 pb-4 md:pt-9 md:pb-8">
        <h1 className="text-26 leading-10 font-bold md:text-36 md:leading-12">{t.platesTitle()}</h1>
        <p className="text-15 text-sand-ink md:mt-1 md:text-17">
          {before} <Sign>?</Sign> {after}
        </p>
        <div className={`mt-3 lg:absolute lg:end-5 lg:top-9 lg:mt-0 lg:w-2/5 ${FOLDED}`}>
          <SearchBox
            source={plateSuggestions}
            form={form}
            q={filter.q}
            label={t.platesText()}
            placeholder={t.platesTextExample()}
          />
        </div>
        <div className="mt-3 grid gap-4 md:mt-6 lg:grid-cols-[minmax(0,720px)_minmax(0,1fr)] lg:gap-8">
          <div>
            <PatternInput
              first={first}
              ghosts={filter.digitCount.length === 1 ? filter.digitCount[0] : undefined}
              text={text}
              active={active}
              field={field}
            />
            <p id={PATTERN_HINT} className="sr-only">
              {t.platesPatternHint()}
            </p>
            <div className={FOLDED}>
              <PatternKeys insert={insert} />
            </div>
          </div>
          <div className="flex flex-col gap-3 lg:justify-between">
            <DigitsBar filter={filter} pattern={text} />
            <div className={FOLDED}>
              <LocationField location={filter.location} counts={counts} />
            </div>
            <div className="flex flex-wrap gap-2">
              <label className="btn btn-52 btn-outline px-4! has-[:focus-visible]:focused lg:hidden">
                <input
                  type="checkbox"
                  id={MORE}
                  defaultChecked={Boolean(filter.q || filter.location)}
                  className="sr-only"
                />
                {t.platesMore()}
                <i className="i-lucide-chevron-down group-has-[#plates-more:checked]/hero:rotate-180" />
              </label>
              <Button type="submit" size={52} className="flex-1 max-lg:px-4!">
                <Icon key={`icon ${show}`} name="search" size={21} className="max-sm:hidden" />
                <span key={show} className="noscript:hidden">
                  {show}
                </span>
                <span className="hidden noscript:inline">{t.platesSubmit()}</span>
              </Button>
            </div>
            {failed && (
              <div role="alert" className="lg:hidden">
                <FieldError>{failed}</FieldError>
              </div>
            )}
          </div>
        </div>
        <TagLinks filter={filter} />
      </div>
    </div>
  );
}

const Sign = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="font-bold text-ink">
    {children}
  </bdi>
);

function LocationField({ location, counts }: { location: string; counts: Counts | undefined }) {
  const [isWanted, setWanted] = useState(false);
  const places = isWanted ? (counts?.of.location ?? []).map(([place]) => place) : [];
  return (
    <label className="field-box field-52 flex! items-center gap-2 has-[:focus-visible]:focused lg:min-h-11!">
      <i className="i-lucide-map-pin text-faint" />
      <input
        type="search"
        name="location"
        aria-label={t.platesLocation()}
        defaultValue={location}
        placeholder={t.platesLocationExample()}
        dir="auto"
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-0 flex-1 self-stretch appearance-none outline-none"
        list={isWanted ? PLACES : undefined}
        onFocus={() => setWanted(true)}
      />
      {isWanted && (
        <datalist id={PLACES}>
          {places.map((place) => {
            const value = placeLabel(place, t.language());
            const { label } = optionCount(counts, "location", { value: place, label: value });
            return <option key={place} value={value} label={label} />;
          })}
        </datalist>
      )}
    </label>
  );
}

const POPULAR: [tag: PatternTag, example: string][] = [
  ["all-same", "7777"],
  ["mirror", "1221"],
  ["repeated-pair", "1212"],
  ["sequence-up", "1234"],
  ["round", "5000"],
  ["birth-year", "1990"],
  ["lucky-seven", "77"],
];

const TagLinks = ({ filter }: { filter: PlateFilter }) => (
  <nav aria-label={t.platesPatterns()}>
    <ul className="strip mt-2 flex gap-2 py-1 md:mt-4 lg:flex-wrap [&>li]:flex-none">
      {POPULAR.map(([tag, example]) => {
        const isOn = filter.tags.includes(tag);
        const tags = isOn ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag];
        return (
          <li key={tag}>
            <a
              href={plateSearch.hrefOf({ ...filter, tags, page: 1 })}
              aria-current={isOn ? "true" : undefined}
              className="tag-link"
            >
              {t.patternLabel(tag)}
              <Num>{example}</Num>
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);

const COUNTS = [null, ...Array.from({ length: MAX_DIGITS }, (_, i) => i + 1)];

function DigitsBar({ filter, pattern }: { filter: PlateFilter; pattern: string }) {
  const current = patternDigits(pattern);
  return (
    <nav aria-labelledby="digits-bar">
      <p id="digits-bar" className="mb-1.5 text-14 font-medium text-sand-ink">
        {t.platesDigits()}
      </p>
      <ul className="flex rounded-field border border-field bg-surface [&>li]:flex-1">
        {COUNTS.map((count) => (
          <li key={count}>
            <a
              href={plateSearch.hrefOf({ ...filter, pattern: withDigits(pattern, count), page: 1 })}
              rel="nofollow"
              aria-current={count === current ? "true" : undefined}
              className="num digits-link"
            >
              {count ?? t.searchAny()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
