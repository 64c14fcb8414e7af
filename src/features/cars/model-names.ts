import { t } from "#t";
import { modelsOf } from "./catalogue.ts";

/** The models of these makes, each label once. */
export const modelsNamed = (makes: string[]): { value: string; label: string }[] => {
  const options = makes.flatMap((make) =>
    modelsOf(make).map((model) => ({ value: model, label: t.modelLabel(make, model) })),
  );
  return [...new Map(options.map((option) => [option.label, option])).values()];
};
