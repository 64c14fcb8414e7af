import { type Facet, toFacet } from "#src/catalog/columns.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import { type Generation, isOf } from "../lexicon/generations.ts";
import { MAKES, modelsOf } from "../catalogue/catalogue.ts";
import { modelsNamed } from "../lexicon/car-names.ts";

const CACHED_BYTES = 500;

const allModels = new Set(MAKES.flatMap(modelsOf));

function callingOf(makes: string[]) {
  const listed = makes.length === 0 ? allModels : new Set(makes.flatMap(modelsOf));
  const isAmong = ({ make }: { make: string }) => makes.length === 0 || makes.includes(make);
  return {
    /** The listed models that a text means; if one has exactly this name, only that one. */
    named: (text: string): ReadonlySet<string> =>
      new Set(
        listed.has(text)
          ? [text]
          : modelsNamed(text, MAKES)
              .filter(isAmong)
              .map(({ model }) => model),
      ),
    isListed: (model: string) => listed.has(model),
  };
}

const isOfAny = (generations: Generation[], key: string): boolean => {
  const [make = "", model = ""] = key.split("\n");
  return generations.some((generation) => isOf(generation, make, model));
};

const modelOf = (key: string): string => key.slice(key.indexOf("\n") + 1);

const partOf = (text: string): string => text.replaceAll(/[%_\\]/g, "").toLowerCase();

const holds = (model: string, part: string): boolean => part !== "" && model.toLowerCase().includes(part);

/**
 * The same function for the same models: saved searches share its condition, and columns keep its answers. Without it, the
 * slowest searches took 27 to 31 ms instead of 20 to 25.
 */
const MAX_CACHE_BYTES = 1_000_000;
const matchers = new LruCache<(key: string) => boolean>("models by name", MAX_CACHE_BYTES);

/**
 * A listed model's name also matches unlisted models that contain it; other text every model that does.
 * `3` is a Mazda, or a Tesla if only Tesla is chosen. Given generations, the model must have one.
 */
export function modelsCalled(makes: string[], typed: string[], generations: Generation[] = []) {
  const cacheKey = JSON.stringify([makes, typed, generations.map(({ name }) => name)]);
  const known = matchers.get(cacheKey);
  if (known) return known;
  const { named, isListed } = callingOf(makes);
  const wanted = typed.map((text) => ({ names: named(text), part: partOf(text) }));
  const isCalled = (key: string) => {
    const model = modelOf(key);
    if (generations.length > 0 && !isOfAny(generations, key)) return false;
    if (typed.length === 0) return true;
    return wanted.some(({ names, part }) =>
      names.size === 0 ? holds(model, part) : names.has(model) || (!isListed(model) && holds(model, part)),
    );
  };
  return matchers.put(cacheKey, isCalled, CACHED_BYTES + 4 * cacheKey.length);
}

/** Turns counts by `modelKey` into counts by model name: how many cars a search for each name finds. */
export function countCalled(facet: Facet, makes: string[]): Facet {
  const { named, isListed } = callingOf(makes);
  const counts = new Map<string, number>();
  for (const { value, count } of facet) {
    const name = modelOf(value);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const names = [...new Set([...counts.keys(), ...makes.flatMap(modelsOf)])];
  const models = [...counts.keys()];
  const unlisted = models.filter((model) => !isListed(model));
  const allUnlisted = unlisted.join("\n").toLowerCase();
  const sum = (some: Iterable<string>) => [...some].reduce((all, model) => all + (counts.get(model) ?? 0), 0);
  const holding = (some: string[], part: string) => some.filter((model) => holds(model, part));
  const found = names.map((name) => {
    const part = partOf(name);
    const more = isListed(name) && !allUnlisted.includes(part) ? [] : holding(unlisted, part);
    if (isListed(name)) return sum(new Set([name, ...more]));
    const listed = named(name);
    return listed.size === 0 ? sum(holding(models, part)) : sum(new Set([...listed, ...more]));
  });
  return toFacet(names, found);
}
