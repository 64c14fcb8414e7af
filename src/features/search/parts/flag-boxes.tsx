import { Checkbox } from "#src/ui/checkbox.tsx";
import { t } from "#t";
import { choiceCount, type Counts } from "../counts.ts";

interface FlagBoxesProps<Name extends string> {
  flags: readonly { name: Name; label: string }[];
  filter: Record<Name, boolean>;
  counts: Counts | undefined;
  className?: string;
}

/** Filters that are on or off, each with how many listings it leaves. */
export const FlagBoxes = <Name extends string>({
  flags,
  filter,
  counts,
  className,
}: FlagBoxesProps<Name>) => (
  <fieldset className={className}>
    <legend className="label">{t.searchOnly()}</legend>
    {flags.map(({ name, label }) => (
      <Checkbox
        key={name}
        name={name}
        value="true"
        defaultChecked={filter[name]}
        {...choiceCount(counts, name, "true")}
      >
        {label}
      </Checkbox>
    ))}
  </fieldset>
);
