import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { numberIn } from "#src/core/query-params.ts";
import { boundsOf } from "#src/features/listings/search/filter.ts";
import { priceLabel } from "#src/features/listings/page/price-label.ts";
import { Field } from "#src/ui/field.tsx";
import { Input, type InputProps } from "#src/ui/input.tsx";
import { t } from "#t";
import { barsIn, type Counts } from "../counts.ts";
import type { PagedFilter } from "../search-kind.ts";
import { Carried } from "./choice-fields.tsx";
import type { Bar } from "#src/catalog/columns.ts";

interface NumberFieldProps
  extends
    Pick<ComponentProps<typeof Field>, "label" | "hideLabel" | "hint">,
    Pick<InputProps, "name" | "dir" | "maxLength"> {
  value: number | string | null | undefined;
  wrong: string;
  read?: (text: string) => unknown;
}

/** Invalid text stays as typed, filters nothing and gets an error on blur. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, value, wrong, read = numberIn, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const isRead = (text: string) => text.trim() === "" || read(text) !== null;
  const [isWrong, setWrong] = useState(typeof value === "string" && !isRead(value));
  const validate = () => {
    const isValid = isRead(input.current?.value ?? "");
    input.current?.setCustomValidity(isValid ? "" : wrong);
    return isValid;
  };
  const check = () => setWrong(!validate());
  // Also checks text typed before the script ran.
  const start = useEffectEvent(() => {
    const isValid = validate();
    if (document.activeElement !== input.current) setWrong(!isValid);
  });
  useEffect(() => start(), []);
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={isWrong && wrong}>
      <Input
        ref={input}
        numeric
        size={44}
        defaultValue={value ?? ""}
        onBlur={check}
        onInput={() => validate() && setWrong(false)}
        onKeyDown={({ key }) => key === "Enter" && check()}
        {...rest}
      />
    </Field>
  );
}

interface RangeFieldsProps {
  name: string;
  label: string;
  asked: Record<string, unknown>;
  boundLabels?: [min: string, max: string];
  maxLength?: number;
  children?: ReactNode;
}

export function RangeFields(props: RangeFieldsProps) {
  const { name, label, asked, boundLabels = [t.searchFrom(), t.searchTo()], maxLength, children } = props;
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      {children}
      <div className="grid grid-cols-2 gap-2">
        {boundsOf(name).map((bound, at) => (
          <NumberField
            key={bound}
            name={bound}
            label={boundLabels[at]}
            value={asked[bound] as number | string | null}
            maxLength={maxLength}
            wrong={t.searchNumberWrong()}
          />
        ))}
      </div>
      <Carried name={name} values={(asked[name] as number[] | undefined) ?? []} />
    </fieldset>
  );
}

interface PriceFieldsProps {
  filter: Pick<PagedFilter, "minPrice" | "maxPrice" | "unread">;
  counts: Counts | undefined;
}

export const PriceFields = ({
  filter: { minPrice: min, maxPrice: max, unread },
  counts,
}: PriceFieldsProps) => (
  <RangeFields
    name="price"
    label={t.searchPrice()}
    asked={{ minPrice: min, maxPrice: max, ...unread }}
    boundLabels={[t.searchMinPrice(), t.searchMaxPrice()]}
    maxLength={14}
  >
    <Histogram
      bars={barsIn(counts, "price")}
      min={min}
      max={max}
      labelOf={(minPrice, maxPrice) => priceLabel({ minPrice, maxPrice }) ?? ""}
    />
  </RangeFields>
);

const HEIGHT = 40;
const STEP = 4;
const BAR = 3;
const EMPTY_HEIGHT = 0.8;
const MIN_HEIGHT = 3;

interface HistogramProps {
  bars: readonly Bar[];
  min: number | null;
  max: number | null;
  labelOf: (from: number | null, to: number | null) => string;
}

export function Histogram({ bars, min, max, labelOf }: HistogramProps) {
  const highest = bars.reduce<Bar | null>((best, bar) => (bar.count > (best?.count ?? 0) ? bar : best), null);
  const pathOf = (chosen: boolean) =>
    bars
      .map(({ from, to, count }, at) => {
        if (((max ?? Infinity) >= (from ?? -Infinity) && (min ?? -Infinity) < (to ?? Infinity)) !== chosen)
          return "";
        const height =
          count === 0 ? EMPTY_HEIGHT : MIN_HEIGHT + (HEIGHT - MIN_HEIGHT) * (count / (highest?.count ?? 1));
        return `M${at * STEP} ${HEIGHT}v-${Number(height.toFixed(1))}`;
      })
      .join("");
  const [other, chosen] = [pathOf(false), pathOf(true)];
  return (
    <>
      <svg
        viewBox={`${-BAR / 2} 0 ${Math.max(1, bars.length * STEP - (STEP - BAR))} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        strokeWidth={BAR}
        className="mb-2 block h-10 w-full flip"
      >
        {other && <path d={other} className="stroke-track" />}
        {chosen && <path d={chosen} className="stroke-action" />}
      </svg>
      {highest && (
        <p className="sr-only">
          {t.searchMostAre(labelOf(highest.from, highest.to), t.formatNumber(highest.count))}
        </p>
      )}
    </>
  );
}
