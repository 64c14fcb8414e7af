/* Joins the parts of a description that are digits, a count or a list: `three sevens`, `4 digits`, `7 or 8`. */

/** A part of a description; `digit-forms.txt` explains the names. */
export interface Piece {
  name: string;
  /** Digits, several if any of them will do; or a count. */
  values: string[];
  /** The index of the token after it. */
  end: number;
}

type Rule = [from: RegExp, to: (...groups: string[]) => string];

/** Replaces several parts that `digitPartsAt` wrote by a single one. In `parts`, a space separates two parts. */
const rule = (parts: string, to: (...groups: string[]) => string): Rule => [
  new RegExp(`(?<= )${parts.replaceAll(" ", "@\\d+ ")}(?=@)`, "g"),
  (_, ...groups) => to(...groups),
];

const run = (count: string, digit: string): string => `run=${digit.repeat(Number(count))}`;
const PLACE = "(?<=(?:start|end) )";
const DIGITS = "(?:digit|digits|number|spelled|run|many|decade)=[^@]+";

const RULES: Rule[] = [
  // `three sevens`, `double 7`
  rule("(?:of-one|number)=([1-5]) many=(\\d)", run),
  rule("of-one=(\\d) number=(\\d)", run),
  // `double 77`, `sevens 77`, `صفرين` (two zeros), `two zeros 00`
  rule("of-one=\\d number=((\\d)\\2+)", (digits) => `run=${digits}`),
  rule("many=(\\d) number=(\\1\\1+)", (_, digits) => `run=${digits}`),
  rule("two=(\\d+)", (digits) => `run=${digits}`),
  rule("run=(\\d+) number=\\1", (digits) => `run=${digits}`),
  // `double 7 double 5`
  rule("run=(\\d+) run=(\\d+)", (one, other) => `run=${one}${other}`),
  // `3 digits`, `3 or 4 digits`
  rule("number=(\\d)(?= (?:(?:or|to) number=\\d )*units)", (count) => `length=${count}`),
  [/(?:@\d+ units?)+(?=@)/g, () => ""],
  // `two same`, `two pairs`, `first two like the last two`, `last 2 77`
  rule("number=([2-5])(?= (?:same|pairs))", (count) => `count=${count}`),
  rule(`${PLACE}number=([2-5])(?= like)`, (count) => `count=${count}`),
  rule(`(?<=(?:same|like) .*)${PLACE}number=([2-5])`, (count) => `count=${count}`),
  rule(`${PLACE}number=(\\d)(?= number=(\\d+))`, (number, next) =>
    next.length > 1 && next.length === Number(number) ? `count=${number}` : `number=${number}`,
  ),
  // `one two`, `one two three`
  rule("number=(\\d) number=(\\d)", (one, other) => `digits=${one}${other}`),
  rule(
    "digits=(\\d+)((?: (?:number|digits)=\\d\\d?(?=@))+)",
    (first, others) =>
      `spelled=${first}${[...others.matchAll(/=(\d+)/g)].map(([, digits]) => digits).join("")}`,
  ),
  rule("number=(\\d)", (digit) => `digit=${digit}`),
  rule("number=(\\d\\d)", (digits) => `digits=${digits}`),
  // `7, 8 or 9`, `1990 to 1999`, `2000 3000`
  rule(`(${DIGITS}(?:(?: (?:or|and|comma|to))+ ${DIGITS})+)`, listOf),
  rule("(number=\\d+(?: number=\\d+)+)", listOf),
];

function listOf(parts: string): string {
  const items = [...parts.matchAll(/([a-z]+)=([^@]+)/g)];
  const values = items.map(([, , value]) => value).join();
  return `${nameOfList(
    items.map(([, name = ""]) => name),
    parts,
  )}=${values}`;
}

function nameOfList(names: string[], parts: string): string {
  const [first = ""] = names;
  const isRun = first === "run" || first === "many";
  if (parts.includes(" to@")) return "range";
  if (parts.includes(" and@")) return isRun ? "runs" : "both";
  if (isRun || first === "decade") return first;
  if (names.some((name) => name !== "number")) return "either";
  return /(?:or|comma)@/.test(parts) ? "numbers" : "examples";
}

export function piecesOf(parts: string): Piece[] {
  const joined = RULES.reduce((text, [from, to]) => text.replace(from, to), parts);
  return [...joined.matchAll(/ ([a-z-]+)(?:=([^@]+))?@(\d+)/g)]
    .map(([, name = "", values, end]) => ({ name, values: values?.split(",") ?? [], end: Number(end) }))
    .filter(({ name }) => !/^(?:units?|and)$/.test(name));
}
