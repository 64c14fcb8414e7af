import { useModels } from "./use-models.ts";

export function ModelOptions({ id, make }: { id: string; make: string | undefined }) {
  return (
    <datalist id={id}>
      {useModels(make ? [make] : [])?.map(({ value, label }) => (
        <option key={value} value={label} />
      ))}
    </datalist>
  );
}
