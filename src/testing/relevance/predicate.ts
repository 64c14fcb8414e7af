/** The fields of an ad for a car or a plate. */
export type Ad = Record<string, string | number | string[] | undefined>;
export type Fits = (ad: Ad) => boolean;

/**
 * Parses a condition on ads, such as `Toyota/Camry|Kia, color=White, year=2010..2015, price<=9000, features!=Sunroof,
 * number~^7`. All parts must be true. The first one may name makes and models; a regular expression follows `~`.
 */
export function parsePredicate(text: string): Fits {
  const conditions = text.split(", ").map(parseCondition);
  return (ad) => conditions.every((fits) => fits(ad));
}

function parseCondition(text: string): Fits {
  const [, field, operator, wanted = ""] = /^(\w+)(!=|<=|>=|=|~)(.*)$/.exec(text) ?? [];
  if (!field || !operator) return parseName(text);
  const test = testOf(operator, wanted);
  return (ad) => test(ad[field]);
}

function parseName(text: string): Fits {
  const [, patternMake, pattern] = /^([^/]+)\/~(.*)$/.exec(text) ?? [];
  if (pattern) {
    const model = new RegExp(pattern);
    return (ad) => ad.make === patternMake && model.test(String(ad.model));
  }
  const names = text
    .split("|")
    .flatMap((name) => [name, ...otherNames(name)])
    .map((name) => name.split("/"));
  return (ad) =>
    names.some(([make, model]) => ad.make === make && (model === undefined || ad.model === model));
}

/** Models with two names; a search for one name must find ads with either. */
const SAME_MODELS = [
  ["Kia/Optima", "Kia/K5", "Kia/أوبتيما K5"],
  ["Kia/Picanto", "Kia/Morning", "Kia/مورنينج"],
];
const otherNames = (name: string) => SAME_MODELS.find((names) => names.includes(name)) ?? [];

function testOf(operator: string, wanted: string): (value: Ad[string]) => boolean {
  const [low, high] = wanted.split("..").map(Number);
  const among = wanted.split("|");
  const pattern = operator === "~" ? new RegExp(wanted) : null;
  const isAmong = (value: Ad[string]) => [value].flat().some((one) => among.includes(String(one)));
  switch (operator) {
    case "~":
      return (value) => value !== undefined && (pattern?.test(String(value)) ?? false);
    case "<=":
      return (value) => Number(value) <= Number(wanted);
    case ">=":
      return (value) => Number(value) >= Number(wanted);
    case "!=":
      return (value) => !isAmong(value);
    default:
      return high === undefined
        ? isAmong
        : (value) => Number(value) >= Number(low) && Number(value) <= Number(high);
  }
}
