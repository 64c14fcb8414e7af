import { type Facet, toFacet } from "#src/catalog/columns.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import { MAKES, modelsNamed, modelsOf } from "../catalogue.ts";

const allModels = new Set(MAKES.flatMap(modelsOf));
/** By makes and text. Looking a name up among all spellings takes longer than counting the cars. */
const known = new LruCache<ReadonlySet<string>>(20_000);

function namedOf(makes: string[], text: string): ReadonlySet<string> {
  const among = makes.length > 0 ? MAKES.filter((make) => makes.includes(make)) : MAKES;
  const all = modelsNamed(text, among);
  const names = new Set(all.map(({ model }) => model));
  return names.has(text) ? new Set([text]) : names;
}

function callingOf(makes: string[]) {
  const listed = makes.length === 0 ? allModels : new Set(makes.flatMap(modelsOf));
  return {
    /** The listed models that a text names; only the one with exactly this name, if there is one. */
    named: (text: string) => {
      const key = JSON.stringify([text, ...makes]);
      return known.get(key) ?? known.put(key, namedOf(makes, text));
    },
    isListed: (model: string) => listed.has(model),
  };
}

const modelOf = (key: string): string => key.slice(key.indexOf("\n") + 1);

/** The part of a name to look for in unlisted models; an empty one matches none. */
const partOf = (text: string): string => text.replaceAll(/[%_\\]/g, "").toLowerCase();

/**
 * Matches models as typed: a name of a listed model finds that one and unlisted models that contain it, other text all
 * models that contain it. `3` is a Mazda, but a Tesla if only Tesla is chosen.
 */
export function modelsCalled(makes: string[], typed: string[]): (key: string) => boolean {
  const { named, isListed } = callingOf(makes);
  const wanted = typed.map((text) => ({ names: named(text), part: partOf(text) }));
  return (key) => {
    const model = modelOf(key);
    return wanted.some(({ names, part }) => {
      const holds = part !== "" && model.toLowerCase().includes(part);
      return names.size === 0 ? holds : names.has(model) || (holds && !isListed(model));
    });
  };
}

/** A facet of `modelKey`s as counts by model name: how many cars a search for each name finds. */
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
  const holding = (some: string[], part: string) =>
    some.filter((model) => part !== "" && model.toLowerCase().includes(part));
  const found = names.map((name) => {
    const [listed, part] = [named(name), partOf(name)];
    if (listed.size === 0) return sum(holding(models, part));
    const more = allUnlisted.includes(part) ? holding(unlisted, part) : [];
    return sum(new Set([...listed, ...more]));
  });
  return toFacet(names, found);
}
