/*
 * What a description of a plate's digits means. Its parts are sorted into places, digits, a count, and what else is said; the
 * longest run of parts that is one description is read.
 */
import type { Meaning } from "#src/language/engine/word-table.ts";
import { lettersFor, patternTags } from "../catalogue/patterns.ts";
import { digitsOf, listOf, pattern, yearsMeant } from "./digit-lists.ts";
import { type DigitPart, isDigits } from "./digit-parts.ts";

interface Said {
  parts: DigitPart[];
  places: DigitPart[];
  /** Digits with the joints between them. */
  digits: DigitPart[];
  /** The digits of the second place: `8` in `starts with 7 or ends with 8`. */
  second: DigitPart[];
  /** How many digits: `three` in `three digits the same`. */
  count: number | null;
  /** The names of all other parts. */
  others: string[];
  /** Whether one of the names is among the others. */
  has: (...names: string[]) => boolean;
}

const PLACE = /^(?:at-)?(?:start|end|middle)$|^nth$/;
const NEVER_LAST = /^(?:or|and|comma|then|to|from|like|with|contains)$/;
const JOINT = /^(?:or|and|comma|then|to)$/;
/** Parts that say nothing of their own beside a place. */
const IDLE = new Set(["unit", "units", "with", "contains", "from", "or", "and", "comma"]);
/** Parts that may stand between years. */
const YEAR_WORDS = new Set(["year", "from", "with", "contains", "comma", "and", "or", "units", "unit"]);
/** What may follow `7 last`; before anything else, `last` belongs to that. */
const ENDS_BEFORE = new Set(["comma", "or", "in-a-row", "only", "inside", "year", "both-ways"]);

/** Reads the longest description at the beginning of the parts. */
export function describedBy(parts: DigitPart[]): { length: number; meaning: Meaning } | null {
  for (let length = parts.length; length > 0; length--) {
    if (goesOn(parts, length)) continue;
    const said = saidIn(parts.slice(0, length));
    const meaning = said && meaningOf(said, parts[length]);
    if (meaning) return { length, meaning };
  }
  return null;
}

/** Whether a description cannot end here: its last number counts what follows, or its last digits have their place after them. */
function goesOn(parts: DigitPart[], length: number): boolean {
  const [last, next] = [parts[length - 1], parts[length]];
  if (!last || !next) return false;
  if (NEVER_LAST.test(last.name)) return true;
  if (!isDigits(last)) return false;
  if (next.name.startsWith("at-")) return true;
  if (next.name === "many") return true;
  return last.name === "number" && isCount(parts, length - 1);
}

/** Whether the number counts digits: `3 digits`, `3 or 4 digits`. */
function isCount(parts: DigitPart[], at: number): boolean {
  let next = at + 1;
  while (/^(?:or|to)$/.test(parts[next]?.name ?? "") && parts[next + 1]?.name === "number") next += 2;
  return parts[next]?.name === "units";
}

/** Sorts the parts; null if they are more than one description. */
function saidIn(parts: DigitPart[]): Said | null {
  const others: string[] = [];
  const has = (...names: string[]) => names.some((name) => others.includes(name));
  const said: Said = { parts, places: [], digits: [], second: [], count: null, others, has };
  for (const [at, part] of parts.entries()) {
    const { places } = said;
    const next = parts[at + 1];
    const digits = said.second.length > 0 ? said.second : said.digits;
    const last = parts[at - 1];
    // `last 2 77`, `last two same as first two`
    const isLength =
      last !== undefined &&
      PLACE.test(last.name) &&
      /^[2-5]$/.test(part.value) &&
      (next?.name === "number"
        ? next.value.length === Number(part.value)
        : [next?.name ?? "", ...others].some((name) => name === "same" || name === "like"));
    if (PLACE.test(part.name)) places.push(part);
    else if (part.name === "both-ends") places.push({ ...part, name: "start" }, { ...part, name: "end" });
    else if (part.name === "number" && (isCount(parts, at) || isLength)) {
      const isAgain = places.length > 1 && said.count === Number(part.value);
      if ((said.count !== null && !isAgain) || digits.length > 0) return null;
      said.count = Number(part.value);
    } else if (isDigits(part)) {
      const isBeside =
        last !== undefined && (isDigits(last) || JOINT.test(last.name) || last.name === "unit");
      if (digits.length === 0 || (isBeside && joins(digits.at(-1), part))) digits.push(part);
      else if (places.length === 2 && has("or")) said.second.push(part);
      else return null;
    } else if (JOINT.test(part.name) && digits.length > 0 && next && (isDigits(next) || next.name === "unit"))
      digits.push(part);
    else others.push(part.name);
  }
  return said;
}

/** Whether digits may follow these: a joint, or the count of them. */
function joins(last: DigitPart | undefined, { name, value }: DigitPart): boolean {
  if (!last || JOINT.test(last.name)) return true;
  if (name === "many") return last.name === "number" || last.name === "of-one";
  if (name === "of-one") return last.name === "number" || last.name === "many";
  const isList = last.name === "number" && last.value.length > 2 && value.length > 2;
  return name === "number" && (last.name === "of-one" || isList);
}

function meaningOf(said: Said, next: DigitPart | undefined): Meaning | null {
  const { parts, places, digits, count, others, has } = said;
  const valueOf = (name: string) => parts.find((part) => part.name === name)?.value ?? "";
  const years = yearsSaid(said);
  if (years) return years;
  if (digits.some(({ name }) => name === "to")) return null;
  if (has("alternating")) return alternating(digits);
  if (has("both-ways")) {
    const ways = others.filter((name) => name === "both-ways");
    return has("same") || ways.length > 1 ? { column: "tags", value: "mirror" } : null;
  }
  if (has("parity")) return ofKind(said, valueOf("parity"));
  if (has("first-half", "second-half")) return inHalf(said);
  if (has("like", "like-that") && digits.length > 0) return likeThese(said);
  if (digits.some((part, at) => part.name === "number" && digits[at + 1]?.name === "number")) return null;
  if (places.length > 1) return digits.length > 0 ? atPlaces(said) : sameAt(said);
  if (has("like")) return null;
  if (has("pairs", "two-pairs")) return inPairs(said);
  if (has("times", "several", "at-least") && !has("same"))
    return scattered(digits, valueOf("times") || valueOf("several"));
  if (has("same")) return sameDigits(said, Number(valueOf("times")));
  if (has("only", "made-of", "all")) return places.length > 0 || count !== null ? null : onlyThese(said);
  const [place] = places;
  const [one] = digits;
  const isRun = digits.length === 1 && one?.name === "of-one" && (place ?? has("in-a-row", "inside"));
  if (isRun) return runOf(Number(one.value), place);
  if (place) return others.every((name) => IDLE.has(name)) ? atPlace(said, place, next) : null;
  return count === null && digits.length > 0 ? inIt(said) : null;
}

const nameOf = ({ name }: DigitPart): string => name.replace("at-", "");
const COLUMNS: Record<string, string> = { start: "startsWith", end: "endsWith" };

function yearsSaid({ parts, digits, others, has }: Said): Meaning | null {
  const decades = parts.filter(({ name }) => name === "decade");
  if (decades.length > 0) return pattern(...decades.map(({ value }) => value).filter(Boolean));
  const numbers = digits.filter(({ name }) => name === "number");
  const isFrom = has("from");
  const isYear = has("year");
  const isRange = isFrom || digits.some(({ name }) => name === "to");
  if (numbers.length === 0 || numbers.length > 2 || others.some((name) => !YEAR_WORDS.has(name))) return null;
  return isYear || (isFrom && numbers.length === 2) ? yearsMeant(numbers, isRange, !isYear) : null;
}

/** Two digits that take turns: `70707`. */
function alternating(digits: DigitPart[]): Meaning | null {
  const [a = "A", b = "B"] = listOf(digits).map(digitsOf);
  if (a.length > 1 || b.length > 1) return null;
  const runs = [a + b, b + a].map((both) => both.repeat(3)).slice(0, digits.length > 0 ? 2 : 1);
  return pattern(...[3, 4, 5].flatMap((length) => runs.map((run) => run.slice(0, length))));
}

/** `all digits even`, `ends with an odd digit`. */
function ofKind({ places: [place], digits, count, has }: Said, value: string): Meaning | null {
  if (digits.length > 0 || count !== null) return null;
  const column = place && COLUMNS[nameOf(place)];
  if (column) return { column, value: [...value].join() };
  const isAll = has("all", "only", "made-of", "units");
  return isAll ? { column: "onlyDigits", value } : null;
}

/** `the first half is 11`, `the halves are alike`. */
function inHalf({ digits, has }: Said): Meaning | null {
  const isFirst = has("first-half");
  const isAlike = has("same", "like");
  if (isFirst && has("second-half")) return isAlike ? pattern("ABAB") : null;
  return partAt(isFirst ? "startsWith" : "endsWith", digits);
}

function partAt(column: string, digits: DigitPart[]): Meaning | null {
  const [number] = digits;
  const isPart = digits.length === 1 && number?.name === "number" && /^\d{2,4}$/.test(number.value);
  return isPart ? { column, value: number.value } : null;
}

/** `like 4488`, `pairs like 1122 or 4747`, `3000 and so on`: the pattern of the examples, or its name. */
function likeThese({ parts, places, count, others, has }: Said): Meaning | null {
  const from = Math.max(
    0,
    parts.findIndex(({ name }) => name === "like"),
  );
  const numbers = parts
    .slice(from)
    .filter(({ name }) => name === "number")
    .map(({ value }) => value);
  if (has("pairs", "two-pairs")) return pattern(...numbers.map(lettersFor));
  const isLike = others.every((name) => IDLE.has(name) || name === "like" || name === "like-that");
  if (!isLike || places.length > 0 || count !== null) return null;
  const [example = ""] = numbers;
  if (!/^(?:[1-9]\d{2,4}|([1-9])\1)$/.test(example)) return null;
  const tag = patternTags("", example).find((one) => one !== "short" && one !== "lucky-seven");
  return tag ? { column: "tags", value: tag } : pattern(lettersFor(example));
}

/** Several places with the same digits: `starts and ends with 7`, `starts with 7 or ends with 8`. */
function atPlaces({ parts, places, digits, second, has }: Said): Meaning | null {
  const names = places.map(nameOf).sort().join();
  const said = digitsOf(digits);
  const behind = places.filter((place) => parts.indexOf(place) > parts.indexOf(digits[0] as DigitPart));
  if (has("or") && names === "end,start") {
    const at = (place: DigitPart | undefined, digits: DigitPart[]) =>
      place && nameOf(place) === "start" ? `${digitsOf(digits)}*` : `*${digitsOf(digits)}`;
    return pattern(at(places[0], digits), at(places[1], second.length > 0 ? second : digits));
  }
  if (second.length > 0 || ![0, places.length].includes(behind.length)) return null;
  if (names === "end,start") return pattern(`${said}*${said}`);
  if (!names.includes("nth") || said.length !== 1) return null;
  const shapes = places.map((place) =>
    nameOf(place) === "end" ? `*${said}` : `${"?".repeat(Number(place.value))}${said}*`,
  );
  return pattern(shapes.join("&"));
}

/** Two places that are alike: `second digit same as the third`, `first two like the last two`. */
function sameAt({ parts, places, count, has }: Said): Meaning | null {
  const said = parts.filter(({ name }) => name === "same" || name === "like" || name === "in-a-row");
  const [one, other] = places;
  if (said.length !== 1 || !one || !other || places.length > 2 || has("comma")) return null;
  if (count !== null && parts.findIndex(({ name }) => name === "number") < parts.indexOf(one)) return null;
  if (nameOf(one) === "end" && nameOf(other) !== "start") return null;
  if (nameOf(one) === "nth" || nameOf(other) === "nth") {
    const start = `${"?".repeat(Number(one.value))}A`;
    if (nameOf(other) === "end") return pattern(`${start}*A`);
    return pattern(`${start.padEnd(Number(other.value), "?")}A*`);
  }
  const isBetween = parts.indexOf(one) < parts.indexOf(said[0] as DigitPart) && !has("and");
  if (isBetween && parts.indexOf(other) > parts.indexOf(said[0] as DigitPart))
    return count === null ? pattern("A*A") : count === 2 ? pattern("ABAB") : null;
  return pattern(count === 2 ? "AB*AB" : "A*A");
}

/** `two pairs`, `first pair 12`, `a pair at the end`. */
function inPairs({ places: [place], digits, count, has }: Said): Meaning | null {
  const [counted, ...rest] = digits;
  if (count !== null || has("same", "times")) return null;
  if (has("two-pairs")) return digits.length === 0 && has("in-a-row") ? pattern("AABB") : null;
  if (place && digits.length > 0)
    return nameOf(place) === "nth"
      ? place.value === "1" && partAt("", digits)
        ? pattern(`??${digitsOf(digits)}*`)
        : null
      : partAt(COLUMNS[nameOf(place)] ?? "", digits);
  if (counted) return rest.length === 0 && /^(?:number|of-one)$/.test(counted.name) ? pattern("AABB") : null;
  return place || has("in-a-row") || has("inside") ? runOf(2, place) : null;
}

/** As many equal digits next to each other. */
function runOf(length: number, place: DigitPart | undefined): Meaning | null {
  if (!(length >= 2 && length <= 5)) return null;
  const run = "A".repeat(length);
  const name = place && nameOf(place);
  if (name === "middle") return pattern(`?*${run}*?`);
  return pattern(`${name === "start" ? "" : "*"}${run}${name === "end" ? "" : "*"}`);
}

/** `three identical digits`, `the first two equal 10`, `seven repeated`. */
function sameDigits(
  { parts, places: [place], digits, count, others, has }: Said,
  times: number,
): Meaning | null {
  const [one, ...rest] = digits;
  if (place && one && count !== null) return partAt(COLUMNS[nameOf(place)] ?? "", digits);
  if (rest.length > 0 && one?.name !== "of-one") return null;
  if (has("all") && !one && count === null && !place) return { column: "tags", value: "all-same" };
  if (times) return !one && count === null && has("unit") ? runOf(times, place) : null;
  const said = count ?? Number(one && /^[2-5]$/.test(one.value) && one.name !== "many" ? one.value : 0);
  if (said === 0)
    return one && !place && others.every((name) => name === "same" || IDLE.has(name))
      ? scattered(digits, "2")
      : null;
  const same = parts.findIndex(({ name }) => name === "same");
  const isNext = parts[same - 1]?.name === "number" || one?.name === "of-one";
  const isSaid = has("with", "contains", "inside", "in-a-row");
  return isNext || isSaid || place ? runOf(said, place) : null;
}

/** Several of a digit in any place: `at least two eights`, `7 twice`. */
function scattered(digits: DigitPart[], times: string): Meaning | null {
  const said = digitsOf(digits);
  if (said === "" || digits.some(({ name }) => JOINT.test(name))) return null;
  if (times && digits.at(-1)?.name === "number" && said.length > 1) return null;
  return pattern(`*${`${said[0]}*`.repeat(Number(times) || said.length)}`);
}

/** `made of zeros and ones`. A lone `only 7` is not read: it may be a count or a code. */
function onlyThese({ digits, has }: Said): Meaning | null {
  const values = listOf(digits).map((list) => list[0]?.value ?? "");
  const isEither = digits.some(({ name }) => name === "or");
  const isAnyOf =
    has("all") || digits.some(({ name }) => name === "many") || (values.length > 1 && !isEither);
  if (!isAnyOf || values.length === 0 || values.some((value) => value.length !== 1)) return null;
  return { column: "onlyDigits", value: [...new Set(values)].toSorted().join("") };
}

/** Digits at a place: `ends with 0 or 5`, `second digit 7`, `first two digits zero`. */
function atPlace(
  { parts, digits, count }: Said,
  place: DigitPart,
  next: DigitPart | undefined,
): Meaning | null {
  const [one] = digits;
  const at = (part: DigitPart) => parts.indexOf(part);
  const isCounted = parts.some(
    (part) => Number(part.value) === count && at(part) < at(place) && part !== one,
  );
  if (!one || (count !== null && isCounted)) return null;
  const isBehind = at(place) > at(one) && !place.name.startsWith("at-");
  if (isBehind && next && !ENDS_BEFORE.has(next.name)) return null;
  const name = nameOf(place);
  if (name === "nth") return pattern(`${"?".repeat(Number(place.value))}${digitsOf(digits)}*`);
  // `last two digits zero`
  const isEach = count !== null && count > 1 && digits.length === 1 && one.value.length === 1;
  const values = isEach ? [one.value.repeat(count)] : listOf(digits).map(digitsOf);
  if (values.some((value) => value.length > 5)) return null;
  if (place.name === "middle" && values.every((value) => value.length === 1))
    return pattern(...values.flatMap(inMiddle));
  const column = COLUMNS[name];
  return column ? { column, value: values.join() } : pattern(...values.map((value) => `?*${value}*?`));
}

/** Four digits have two in the middle. */
const inMiddle = (digit: string): string[] =>
  ["?_?", "?_??", "??_?", "??_??"].map((at) => at.replace("_", digit));

/** Digits anywhere: `contains 77`, `7 and 9 in it`, `three sevens`, `777 or 888`. */
function inIt({ parts, digits, others, has }: Said): Meaning | null {
  const lists = listOf(digits);
  const values = lists.map(digitsOf);
  const [first] = digits;
  const isAll = others.every((name) => IDLE.has(name) || name === "inside" || name === "in-a-row");
  if (!first || !isAll || digits.at(-1)?.name === "of-one") return null;
  if (values.some((value) => value.length > 5)) return null;
  const isOr = digits.some(({ name }) => name === "or");
  if (!has("with", "contains", "inside", "in-a-row")) {
    const isNumber = lists.every((list) => list.length === 1 && list[0]?.name === "number");
    if (isNumber && !isOr)
      return digits.length === 1 && first.isSpelled && /^[1-9]\d{2}/.test(first.value)
        ? pattern(first.value)
        : null;
    // Shorter ones may be codes or counts.
    if (isOr) return isNumber && values.every((value) => value.length > 2) ? pattern(...values) : null;
  }
  // `with 3` may be a count, `no sevens` is read elsewhere, and `short ones` are plates.
  const isUnit = parts[parts.indexOf(first) - 1]?.name === "unit";
  const isFew = values.some((value) => value.length === 1);
  if (has("with") && !has("contains", "inside") && isFew && !isUnit) return null;
  const isLone = digits.length === 1 && first.name === "many";
  if (isLone && has("with", "contains")) return pattern(`*${first.value}*${first.value}*`);
  if (isLone && /^[17]$/.test(first.value) && !has("inside")) return null;
  const rowAt = parts.findIndex(({ name }) => name === "in-a-row");
  if (rowAt >= 0 && (isFew || rowAt < parts.indexOf(first))) return null;
  const [one, two, ...more] = lists.map((list) =>
    list.length === 1 && list[0]?.name === "many" ? list[0].value : digitsOf(list),
  );
  const isBoth = digits.some(({ name }) => name === "and") && more.length === 0;
  if (one && two && isBoth) return pattern(`*${one}*${two}*`, `*${two}*${one}*`);
  return { column: "includes", value: values.join() };
}
