import { seededRandom, type SeededRandom } from "#src/demo/random.ts";
import { makePlates } from "./plate-ads.ts";
import { type Ad, type Fits, parsePredicate } from "./predicate.ts";
import { type Model, readModels, readRows, readSections } from "./read-tables.ts";

const CARS_PER_WEIGHT = 4;
const PLATES = 700;
const THIS_YEAR = 2026;

interface Tables {
  models: Model[];
  nicknames: { name: string; fits: Fits }[];
  /** The values of each field with their frequency; "-" is an empty field. */
  fields: Map<string, (readonly [string, number])[]>;
  /** Phrases for each value that sellers write in titles and descriptions. */
  said: Map<string, string[]>;
  /** Phrases at the end of titles and descriptions, and the names of features. */
  phrases: Map<string, string[]>;
}

/** Generates ads like those of sellers in Jordan, the same in every run. */
export async function makeAds(): Promise<{ cars: Ad[]; plates: Ad[] }> {
  const random = seededRandom(15);
  const tables = await readTables();
  const cars = tables.models.flatMap((model) =>
    Array.from({ length: model.weight * CARS_PER_WEIGHT }, () => {
      const fields = carFields(random, tables, model);
      const title = titleOf(random, tables, model, fields);
      return { ...fields, title, description: descriptionOf(random, tables, title, fields) };
    }),
  );
  return { cars: random.shuffled(cars), plates: makePlates(random, PLATES) };
}

async function readTables(): Promise<Tables> {
  const fields = (await readRows("fields.tsv")).map(([field = "", values = ""]) => {
    const weights = [...values.matchAll(/(\S+) (\d+)/g)].map(
      ([, value = "", weight]) => [value, Number(weight)] as const,
    );
    return [field, weights] as const;
  });
  const said = (await readRows("said.tsv")).map(
    ([value = "", words = ""]) => [value, words.split(", ")] as const,
  );
  const nicknames = await readRows("nicknames.tsv");
  return {
    models: await readModels(),
    nicknames: nicknames.map(([name = "", predicate = ""]) => ({ name, fits: parsePredicate(predicate) })),
    fields: new Map(fields),
    said: new Map(said),
    phrases: await readSections("phrases.txt"),
  };
}

function carFields(random: SeededRandom, { fields, phrases }: Tables, model: Model): Ad {
  const year = random.between(...model.years);
  const age = THIS_YEAR - year;
  const chosen = [...fields].map(([field, weights]) => [field, random.pickWeighted(weights)]);
  return {
    ...Object.fromEntries(chosen.filter(([, value]) => value !== "-")),
    make: model.make,
    model: model.model,
    year,
    price: Math.max(1200, Math.round((model.price * 0.92 ** age * (0.8 + 0.4 * random.next())) / 50) * 50),
    mileage: Math.round((age + 1) * random.between(3000, 16_000)),
    fuelType: random.pick(model.fuels),
    transmission: random.chance(year < 2005 ? 0.45 : 0.88) || model.price > 45_000 ? "Automatic" : "Manual",
    bodyType: model.bodyType === "Coupe" && random.chance(0.3) ? "Convertible" : model.bodyType,
    features: (phrases.get("feature") ?? []).filter(() =>
      random.chance(Math.min(0.75, 0.2 + (year - 1990) / 50)),
    ),
  };
}

/** Phrases for the values of the fields. */
const factsOf = ({ said }: Tables, fields: Ad): string[] =>
  Object.values(fields)
    .flat()
    .flatMap((value) => said.get(String(value)) ?? []);

const isLatin = (text: string) => /^[a-z]/.test(text);

function titleOf(random: SeededRandom, tables: Tables, model: Model, fields: Ad): string {
  const maybe = (share: number, text: () => string) => (random.chance(share) ? text() : "");
  const facts = random.shuffled(factsOf(tables, fields));
  const year = String(fields.year).slice(random.chance(0.2) ? 2 : 0);
  const name = random.pick(model.names);
  const makeNames = model.makeNames.filter((make) => isLatin(make) === isLatin(name));
  const nicknames = tables.nicknames.filter(({ fits }) => fits(fields)).map(({ name }) => name);
  const words = [
    maybe(0.1, () => random.pick(["سيارة", "سياره", "used"])),
    maybe(/^\w{1,2}$/.test(name) ? 1 : 0.75, () => random.pick(makeNames)),
    name,
    maybe(0.3, () => random.pick([...nicknames, ""])),
    maybe(0.75, () => random.pick([year, year, `موديل ${year}`])),
    maybe(0.5, () => facts[0] ?? ""),
    maybe(0.7, () => random.pick(tables.phrases.get("tail") ?? [])),
    maybe(0.25, () => facts[1] ?? ""),
  ];
  const title = words.filter(Boolean).join(" ");
  return title.length < 5 ? `${title} للبيع` : title;
}

/** Also names what the car is not, like real descriptions: other cars, or the color of its seats. */
function descriptionOf(random: SeededRandom, tables: Tables, title: string, fields: Ad): string {
  const maybe = (share: number, text: string) => (random.chance(share) ? text : "");
  const facts = random.shuffled(factsOf(tables, fields)).slice(0, random.between(1, 6));
  const features = fields.features as string[];
  return [
    title,
    ...facts,
    maybe(0.06, `للبيع او للبدل على ${random.pick(tables.models).names[0]}.`),
    maybe(0.05, random.pick(["الفرش اسود.", "غرفة بيج.", "جنط اسود."])),
    features.includes("Sunroof") ? "" : maybe(0.1, "فل عدا الفتحة."),
    features.includes("Leather Seats") ? "" : maybe(0.1, "كل الاضافات ما عدا الجلد."),
    fields.fuelType === "Gasoline" ? maybe(0.03, "ارخص من الهايبرد بالصيانة.") : "",
    fields.payment === "cash" ? maybe(0.1, "بدون اقساط لو سمحت.") : "",
    random.pick(tables.phrases.get("tail") ?? []),
    random.pick(tables.phrases.get("end") ?? []),
  ]
    .filter(Boolean)
    .join(" ");
}
