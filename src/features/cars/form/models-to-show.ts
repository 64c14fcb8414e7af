import type { SelectOption } from "#src/ui/select.tsx";

const MOST = 7;

/** The first models of a make with the chosen one; for other text, the models that contain it. */
export function modelsToShow(models: SelectOption[], typed: string): SelectOption[] {
  const text = typed.trim().toLowerCase();
  const namesOf = ({ value, label }: SelectOption) => [value, label].map((name) => name.toLowerCase());
  const chosen = models.find((model) => namesOf(model).includes(text));
  if (text === "" || chosen) {
    const first = models.slice(0, MOST);
    return !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
  }
  return models.filter((model) => namesOf(model).some((name) => name.includes(text))).slice(0, MOST);
}
