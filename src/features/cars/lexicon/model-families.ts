import type { Meaning, Phrase } from "#src/language/engine/word-table.ts";
import { MAKES, modelsOf } from "../catalogue/catalogue.ts";
import { spellingsOfModel, spokenFamilyOf } from "./car-names.ts";

/** Names of model families (`E-Class`, `CLK`, `Cherokee`). They stay text, which finds all models of the family. */
const FAMILY = /-Class$| Series$|^[EF]\d\d$|^Range Rover$/;
export const isFamily = (model: string, models: string[]): boolean =>
  FAMILY.test(model) ||
  models.some((other) => other.endsWith(` ${model}`)) ||
  models.some((other) => other.startsWith(`${model} `) && /^\d{3}/.test(other.slice(model.length + 1)));

export const familyNames = (): string[] =>
  MAKES.flatMap((make) => {
    const models = modelsOf(make);
    const families = models.filter((model) => isFamily(model, models));
    return [...families.flatMap((model) => spellingsOfModel(make, model)), ...models.flatMap(spokenFamilyOf)];
  });

/**
 * A family stays text, unless it is excluded: `not the E class`. `not a Cherokee` does not exclude the Grand Cherokee. A
 * series of BMW is a generation.
 */
export const familyPhrases = (): Phrase[] =>
  MAKES.flatMap((make) => {
    const models = modelsOf(make);
    return models
      .filter((model) => isFamily(model, models) && !model.endsWith(" Series"))
      .flatMap((family) => {
        const meaning: Meaning = {
          column: "model",
          value: family,
          also: models.filter((model) => model.startsWith(`${family.replace("-Class", "")} `)),
          of: { column: "make", value: make },
        };
        const spellings = spellingsOfModel(make, family);
        // Only the usual names are in the text of all models of the family: `رنج روفر`, but not `رنج رفر`.
        const isRare = (spelling: string, at: number) =>
          family === "Range Rover" && at > 1 && spelling.includes(" ");
        return [
          { meaning, spellings: spellings.filter(isRare) },
          {
            meaning: { ...meaning, onlyUnwanted: true },
            spellings: spellings.filter((spelling, at) => !isRare(spelling, at)),
          },
        ];
      });
  });
