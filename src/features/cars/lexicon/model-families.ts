/* Names of several models at once: `E-Class`, `CLK`, `Cherokee`. They stay text, which finds all of them. */
import { MAKES, modelsOf } from "../catalogue/catalogue.ts";
import { spellingsOfModel, spokenFamilyOf } from "./car-names.ts";

const FAMILY = /-Class$| Series$|^[EF]\d\d$/;

export const isFamily = (model: string, models: string[]): boolean =>
  FAMILY.test(model) ||
  models.some((other) => other.endsWith(` ${model}`)) ||
  models.some((other) => other.startsWith(`${model} `) && /^\d{3}/.test(other.slice(model.length + 1)));

/** The models that a name stands for. A Grand Cherokee is no Cherokee. */
export const membersOf = (family: string, models: string[]): string[] =>
  models.filter((model) => model.startsWith(`${family.replace("-Class", "")} `));

export const familyNames = (): string[] =>
  MAKES.flatMap((make) => {
    const models = modelsOf(make);
    const families = models.filter((model) => isFamily(model, models));
    return [...families.flatMap((model) => spellingsOfModel(make, model)), ...models.flatMap(spokenFamilyOf)];
  });
