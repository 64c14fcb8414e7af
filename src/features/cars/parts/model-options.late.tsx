import { useModels } from "./use-models.ts";

/** The suggestions of a model field: the models of a make. */
export function ModelOptions({ id, make }: { id: string; make: string | undefined }) {
  return (
    <datalist id={id}>
      {useModels(make ? [make] : [])?.map(({ value, label }) => (
        <option key={value} value={label} />
      ))}
    </datalist>
  );
}
