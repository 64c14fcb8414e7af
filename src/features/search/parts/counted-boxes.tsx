import type { ReactNode } from "react";
import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { choiceCount, type Counts } from "../counts.ts";

interface CountedBoxesProps {
  /** The filter, as the API names it. */
  name: string;
  legend: string;
  /** Of those that may be chosen. */
  values: readonly string[];
  chosen: readonly string[];
  labelOf: (value: string) => ReactNode;
  counts: Counts | undefined;
}

/** A filter of which any number may be chosen, each with how many it would have. */
export const CountedBoxes = ({ name, legend, values, chosen, labelOf, counts }: CountedBoxesProps) => (
  <CheckboxGroup
    legend={legend}
    name={name}
    listClassName="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4"
    defaultValues={chosen}
    options={values.map((value) => ({ value, label: labelOf(value), ...choiceCount(counts, name, value) }))}
  />
);
