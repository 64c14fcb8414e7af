import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { numberIn } from "#src/core/query-params.ts";
import { boundsOf } from "#src/features/listings/filter.ts";
import { priceLabel } from "#src/features/listings/parts/price-label.ts";
import { Field } from "#src/ui/field.tsx";
import { Input, type InputProps } from "#src/ui/input.tsx";
import { t } from "#t";
import type { Counts } from "../counts.ts";
import { Carried } from "./choice-fields.tsx";
import { Histogram } from "./histogram.tsx";

interface NumberFieldProps
  extends
    Pick<ComponentProps<typeof Field>, "label" | "hideLabel" | "hint">,
    Pick<InputProps, "name" | "dir" | "maxLength"> {
  value: number | string | null | undefined;
  /** What is said of something else. */
  wrong: string;
  /** Null where the search takes nothing from a text. */
  read?: (text: string) => unknown;
  /** For the label, the field and what is said about it together. */
  boxClassName?: string;
}

/** A number to search for. What cannot be read filters nothing, stays as it was typed and is said when one leaves it. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, value, wrong, read = numberIn, boxClassName, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  // What the form's search leaves out is invalid.
  const isRead = () => {
    const typed = input.current?.value ?? "";
    const fits = typed.trim() === "" || read(typed) !== null;
    input.current?.setCustomValidity(fits ? "" : wrong);
    return fits;
  };
  const check = () => setWrong(!isRead());
  // Whoever was faster than this script is told as well.
  const arrive = useEffectEvent(() => {
    const fits = isRead();
    if (document.activeElement !== input.current) setWrong(!fits);
  });
  useEffect(() => arrive(), []);
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={isWrong && wrong} className={boxClassName}>
      <Input
        ref={input}
        numeric
        size={44}
        defaultValue={value ?? ""}
        onBlur={check}
        onInput={() => isRead() && setWrong(false)}
        onKeyDown={({ key }) => key === "Enter" && check()}
        {...rest}
      />
    </Field>
  );
}

/** For a Field inside a group that has its own legend. */
export const SMALL_LABEL =
  "[&>.label]:mb-0.5 [&>.label]:text-12 [&>.label]:font-normal [&>.label]:text-ink-soft";

interface RangeFieldsProps {
  /** The field, as the API names it. */
  name: string;
  label: string;
  /** All that is asked for. */
  asked: Record<string, unknown>;
}

/** A filter from one number to another. */
export function RangeFields({ name, label, asked }: RangeFieldsProps) {
  const [min, max] = boundsOf(name);
  const ends = [
    { name: min, label: t.searchFrom() },
    { name: max, label: t.searchTo() },
  ];
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {ends.map((end) => (
          <NumberField
            key={end.name}
            {...end}
            value={asked[end.name] as number | null}
            wrong={t.searchNumberWrong()}
            boxClassName={SMALL_LABEL}
          />
        ))}
      </div>
      <Carried name={name} values={(asked[name] as number[] | undefined) ?? []} />
    </fieldset>
  );
}

interface PriceFieldsProps {
  filter: { minPrice: number | null; maxPrice: number | null };
  counts: Counts | undefined;
}

const range = (from: number | null, to: number | null) => priceLabel({ minPrice: from, maxPrice: to }) ?? "";

export const PriceFields = ({ filter, counts }: PriceFieldsProps) => (
  <fieldset>
    <legend className="label">{t.searchPrice()}</legend>
    <Histogram bars={counts?.bars.price ?? []} min={filter.minPrice} max={filter.maxPrice} labelOf={range} />
    <div className="grid grid-cols-2 gap-2">
      <PriceField name="minPrice" label={t.searchMinPrice()} value={filter.minPrice} />
      <PriceField name="maxPrice" label={t.searchMaxPrice()} value={filter.maxPrice} />
    </div>
  </fieldset>
);

const PriceField = (props: { name: string; label: string; value: number | null }) => (
  <NumberField {...props} maxLength={14} wrong={t.searchNumberWrong()} boxClassName={SMALL_LABEL} />
);
