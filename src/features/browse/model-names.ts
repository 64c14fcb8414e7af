import { modelsOf } from "#src/features/cars/catalogue.ts";
import { t } from "#t";

/** The models of these makes as their readers write them. Fetched when somebody is about to write one. */
export const modelNames = (makes: string[]): string[] => [
  ...new Set(makes.flatMap((make) => modelsOf(make).map((model) => t.modelLabel(make, model)))),
];
