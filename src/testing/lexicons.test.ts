import { expect, test } from "bun:test";
import { basename } from "node:path";
import { ROOT } from "#src/tooling/root.ts";
import { LEXICONS as CARS } from "#src/features/cars/lexicon/lexicons.ts";
import { COLOR_LEXICON } from "#src/features/cars/lexicon/color-names.ts";
import { GENERATION_LEXICON } from "#src/features/cars/lexicon/generations.ts";
import { MAKE_LEXICON, MODEL_LEXICON } from "#src/features/cars/lexicon/car-names.ts";
import { placeLexicon } from "#src/features/places/place-names.ts";
import { DIGIT_FORMS, LEXICONS as PLATES } from "#src/features/plates/lexicon/lexicons.ts";
import type { Entry, Lexicon } from "#src/language/engine/lexicon.ts";
import { keyOf } from "#src/language/engine/tokens.ts";
import { NUMBER_PLACES } from "#src/language/grammar/number-column-words.ts";

/** Options that say beside which words a line counts. */
const CONTEXTS = ["of", "beside", "not-beside", "needs", "only"];
const isBesideNumber = (value: string) => NUMBER_PLACES.some((place) => place === value.split(" ").at(-1));
const hasContext = ({ value, options }: Entry) =>
  isBesideNumber(value) || CONTEXTS.some((name) => options[name] !== undefined);
/** Two makes may sell a model of the same name. */
const nameIn = ({ value }: Entry) => value.replace(/^.*: /, "");

/** The spellings that stand in two lines although neither names the context that decides, with the places of the lines. */
function spelledTwice(lexicons: Lexicon[]): string[] {
  const lines = lexicons.flatMap(({ file, entries, classes }) => {
    const ignored = ["FILLER", "NOISE"].flatMap((name) => classes.get(name) ?? []);
    return [...entries, ...ignored].map((entry) => ({ entry, place: `${file}:${entry.line}` }));
  });
  const spelled = lines
    .filter(({ entry }) => !hasContext(entry))
    .flatMap(({ entry, place }) =>
      entry.spellings.map((text) => ({ key: keyOf(text), name: nameIn(entry), text, place })),
    );
  return [...Map.groupBy(spelled, ({ key }) => key).values()]
    .filter((all) => new Set(all.map(({ name }) => name)).size > 1)
    .map((all) => `${all[0]?.text}: ${all.map(({ place }) => place).join(", ")}`);
}

test("a spelling stands once, or its lines say beside which words they count", () => {
  const cars = [...Object.values(CARS), COLOR_LEXICON, GENERATION_LEXICON, MAKE_LEXICON, MODEL_LEXICON];
  expect(spelledTwice([...cars, placeLexicon()])).toEqual([]);
  expect(spelledTwice([...Object.values(PLATES), placeLexicon()])).toEqual([]);
  expect(spelledTwice([DIGIT_FORMS])).toEqual([]);
});

test("every lexicon is read", async () => {
  const files = [...new Bun.Glob("src/**/lexicon/*.txt").scanSync(ROOT)];
  const code = await Promise.all(
    [...new Bun.Glob("src/**/*.ts").scanSync(ROOT)].map((path) => Bun.file(`${ROOT}/${path}`).text()),
  );
  const imported = code.flatMap((text) => text.match(/[\w-]+\.txt(?=" with)/g) ?? []);
  expect(files.filter((path) => !imported.includes(basename(path)))).toEqual([]);
});
