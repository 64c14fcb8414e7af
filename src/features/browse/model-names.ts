import { modelsOf } from "#src/features/cars/catalogue.ts";
import { t } from "#t";

/** The models of a make, by their API names and as their readers write them. */
export const modelOptions = (make: string): { value: string; label: string }[] =>
  modelsOf(make).map((model) => ({ value: model, label: t.modelLabel(make, model) }));

/** The models of these makes, each name once. Fetched when somebody is about to write one. */
export const modelsNamed = (makes: string[]): { value: string; label: string }[] => [
  ...new Map(makes.flatMap(modelOptions).map((option) => [option.label, option])).values(),
];
