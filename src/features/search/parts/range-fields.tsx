import { boundsOf } from "#src/features/listings/filter.ts";
import { t } from "#t";
import { Carried } from "./carried.tsx";
import { NumberField } from "./number-field.tsx";
import { SMALL_LABEL } from "./small-label.ts";

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
