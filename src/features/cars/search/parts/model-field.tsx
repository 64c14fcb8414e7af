import { useState } from "react";
import { useModels } from "../../catalogue/use-models.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { type Counts, optionCounts } from "#src/features/search/counts.ts";

const LIST = "search-models";

interface ModelFieldProps {
  makes: string[];
  value: string | undefined;
  counts: Counts | undefined;
  onFocus?: () => void;
}

export function ModelField({ makes, value, counts, onFocus }: ModelFieldProps) {
  const [isWanted, setWanted] = useState(false);
  const models = useModels(isWanted ? makes : []) ?? [];
  const named = models.map((model) => ({ ...model, name: model.label }));
  return (
    <Field label={t.searchModel()}>
      <Input
        name="model"
        size={44}
        defaultValue={value}
        placeholder={t.searchModelExample()}
        list={LIST}
        maxLength={60}
        onFocus={() => {
          setWanted(true);
          onFocus?.();
        }}
      />
      <datalist id={LIST}>
        {optionCounts(counts, "model", named).map(({ name, label }) => (
          <option key={name} value={name} label={label} />
        ))}
      </datalist>
    </Field>
  );
}
