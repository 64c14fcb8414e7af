import { modelsOf } from "#src/features/cars/catalogue.ts";
import { t } from "#t";

/** The models of a make, by their API names and as their readers write them. */
export const modelOptions = (make: string): { value: string; label: string }[] =>
  modelsOf(make).map((model) => ({ value: model, label: t.modelLabel(make, model) }));

/** The models of these makes as their readers write them. Fetched when somebody is about to write one. */
export const modelNames = (makes: string[]): string[] => [
  ...new Set(makes.flatMap((make) => modelOptions(make).map(({ label }) => label))),
];
