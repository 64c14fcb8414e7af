import { useState } from "react";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { type Counts, optionCount } from "../counts.ts";

const LIST = "search-models";

interface ModelFieldProps {
  makes: string[];
  value: string | undefined;
  counts: Counts | undefined;
}

/** The model as free text, with the models of the chosen makes to pick from. */
export function ModelField({ makes, value, counts }: ModelFieldProps) {
  const [names, setNames] = useState<string[]>([]);
  const suggest = async () => {
    const { modelNames } = await import("../model-names.ts");
    setNames(modelNames(makes));
  };
  return (
    <Field label={t.searchModel()}>
      <Input
        name="model"
        size={44}
        defaultValue={value}
        placeholder={t.searchModelExample()}
        list={LIST}
        maxLength={60}
        onFocus={() => void suggest()}
      />
      <datalist id={LIST}>
        {names.map((name) => (
          <option
            key={name}
            value={name}
            label={optionCount(counts, "model", { value: name, label: name }).label}
          />
        ))}
      </datalist>
    </Field>
  );
}
