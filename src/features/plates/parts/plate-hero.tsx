import type { PlateFilter } from "../schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { plateSuggestions } from "../plate-suggestions.ts";
import { t } from "#t";
import { type Counts, optionCount } from "#src/features/search/counts.ts";
import { cleanPattern } from "../pattern-text.ts";
import { usePattern } from "../use-pattern.ts";
import { DigitsBar } from "./digits-bar.tsx";
import { PATTERN_HINT, PatternInput, PatternKeys } from "./pattern-input.tsx";
import { SearchBox } from "#src/features/search/parts/search-box.tsx";
import { TagLinks } from "./tag-links.tsx";

const PLACES = "plate-places";

interface PlateHeroProps {
  filter: PlateFilter;
  form: string;
  show: string;
  failed: string | false;
  counts: Counts | undefined;
}

export function PlateHero({ filter, form, show, failed, counts }: PlateHeroProps) {
  const first = cleanPattern(filter.pattern);
  const { text, active, field, insert } = usePattern(first);
  const [before, after] = t.platesLead();
  return (
    <div className="mosaic relative border-b border-line bg-sand">
      <div className="wrap relative pt-5 pb-4 md:pt-9 md:pb-8">
        <h1 className="text-26 leading-10 font-bold md:text-36 md:leading-12">{t.platesTitle()}</h1>
        <p className="text-15 text-sand-ink md:mt-1 md:text-17">
          {before} <Sign>?</Sign> {after}
        </p>
        <div className="mt-3 lg:absolute lg:end-5 lg:top-9 lg:mt-0 lg:w-2/5">
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
            <PatternKeys insert={insert} />
          </div>
          <div className="flex flex-col gap-3 lg:justify-between">
            <DigitsBar filter={filter} pattern={text} />
            <div className="grid gap-2 min-[370px]:max-lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-3">
              <LocationField location={filter.location} counts={counts} />
              <Button type="submit" size={52} className="max-lg:px-4!">
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

const LocationField = ({ location, counts }: { location: string; counts: Counts | undefined }) => (
  <label className="field-box field-52 flex! items-center gap-2 has-[:focus-visible]:focused lg:min-h-11!">
    <Icon name="map-pin" size={18} className="text-faint" />
    <span className="sr-only">{t.platesLocation()}</span>
    <input
      type="search"
      name="location"
      defaultValue={location}
      placeholder={t.platesLocationExample()}
      dir="auto"
      maxLength={60}
      autoComplete="off"
      enterKeyHint="search"
      className="min-w-0 flex-1 self-stretch appearance-none outline-none"
      list={PLACES}
    />
    <datalist id={PLACES}>
      {Object.keys(counts?.of.location ?? {}).map((place) => {
        const value = placeLabel(place, t.language());
        const { label } = optionCount(counts, "location", { value: place, label: value });
        return <option key={place} value={value} label={label} />;
      })}
    </datalist>
  </label>
);
