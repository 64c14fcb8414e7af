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
  /** The error message. */
  wrong: string;
  /** Null for invalid text. */
  read?: (text: string) => unknown;
}

/** A number to search for. Invalid text filters nothing, stays as typed and gets an error on blur. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, value, wrong, read = numberIn, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const validate = () => {
    const text = input.current?.value ?? "";
    const isValid = text.trim() === "" || read(text) !== null;
    // The form leaves invalid fields out of its search.
    input.current?.setCustomValidity(isValid ? "" : wrong);
    return isValid;
  };
  const check = () => setWrong(!validate());
  // Text typed before the script ran is checked too.
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
}

/** A filter from one number to another. */
export function RangeFields({ name, label, asked }: RangeFieldsProps) {
  const [min, max] = boundsOf(name);
  const bound = (name: string, label: string) => (
    <NumberField
      name={name}
      label={label}
      value={asked[name] as number | null}
      wrong={t.searchNumberWrong()}
    />
  );
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {bound(min, t.searchFrom())}
        {bound(max, t.searchTo())}
      </div>
      <Carried name={name} values={(asked[name] as number[] | undefined) ?? []} />
    </fieldset>
  );
}

interface PriceFieldsProps {
  filter: { minPrice: number | null; maxPrice: number | null };
  counts: Counts | undefined;
}

export function PriceFields({ filter, counts }: PriceFieldsProps) {
  const bound = (name: "minPrice" | "maxPrice", label: string) => (
    <NumberField
      name={name}
      label={label}
      value={filter[name]}
      maxLength={14}
      wrong={t.searchNumberWrong()}
    />
  );
  return (
    <fieldset>
      <legend className="label">{t.searchPrice()}</legend>
      <Histogram
        bars={counts?.bars.price ?? []}
        min={filter.minPrice}
        max={filter.maxPrice}
        labelOf={(minPrice, maxPrice) => priceLabel({ minPrice, maxPrice }) ?? ""}
      />
      <div className="grid grid-cols-2 gap-2">
        {bound("minPrice", t.searchMinPrice())}
        {bound("maxPrice", t.searchMaxPrice())}
      </div>
    </fieldset>
  );
}
