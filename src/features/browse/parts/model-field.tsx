import { useState } from "react";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import type { SelectOption } from "#src/ui/select.tsx";
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
  const [models, setModels] = useState<SelectOption[]>([]);
  const suggest = async () => {
    const { modelsNamed } = await import("../model-names.ts");
    setModels(modelsNamed(makes));
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
        {models.map((model) => (
          <option key={model.label} value={model.label} label={optionCount(counts, "model", model).label} />
        ))}
      </datalist>
    </Field>
  );
}
