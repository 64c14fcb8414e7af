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
const DIGITS = "(?:digit|digits|number|spelled|run|many|decade)=[^@]+";

const valuesIn = (parts: string): string[] => [...parts.matchAll(/=([^@]+)/g)].map(([, value = ""]) => value);

const listOf = (parts: string): string => `${nameOfList(parts)}=${valuesIn(parts).join()}`;

/** A list with `or` has the name of its first part, except for whole numbers. */
function nameOfList(parts: string): string {
  const [first = ""] = parts.split("=");
  if (parts.includes(" to@")) return "range";
  if (parts.includes(" and@")) return /^(?:run|many)$/.test(first) ? "runs" : "both";
  if (first !== "number") return first;
  return /(?:or|comma)@/.test(parts) ? "numbers" : "examples";
}

const RULES: Rule[] = [
  // `three sevens`, `double 7`
  rule("(?:of-one|number)=([1-5]) many=(\\d)", run),
  rule("of-one=(\\d) number=(\\d)", run),
  // `double 77`, `sevens 77`, `two zeros 00`
  rule("(?:of-one|many|run)=\\d+ number=((\\d)\\2+)", (digits) => `run=${digits}`),
  // `3 digits`, `3 or 4 digits`
  rule("number=(\\d)(?= (?:(?:or|to) number=\\d )*units)", (count) => `length=${count}`),
  [/(?:@\d+ units?)+(?=@)/g, () => ""],
  // `two same`, `two pairs`, `first two like the last two`, `last 2 77`
  rule("number=([2-5])(?= (?:same|pairs|like))", (count) => `count=${count}`),
  rule("(?<=(?:start|end) )number=([2-5])(?= number=\\d\\d)", (count) => `count=${count}`),
  // Single digits in a row are one number: `seven five three` is 753.
  rule("(number=\\d(?: number=\\d)+)", (parts) => {
    const digits = valuesIn(parts).join("");
    return `${digits.length > 2 ? "spelled" : "digits"}=${digits}`;
  }),
  rule("number=(\\d)", (digit) => `digit=${digit}`),
  rule("number=(\\d\\d)", (digits) => `digits=${digits}`),
  // `7, 8 or 9`, `1990 to 1999`, `2000 3000`
  rule(`(${DIGITS}(?:(?: (?:or|and|comma|to))+ ${DIGITS})+)`, listOf),
  rule("(number=\\d+(?: number=\\d+)+)", listOf),
  // The example of another description: `five same digits, like 33333`
  [/(?<!pairs(?:=2)?)@\d+(?: comma@\d+)? like@\d+ [a-z]+=[^@]+(?=@)/g, () => ""],
];

export function piecesOf(parts: string): Piece[] {
  const joined = RULES.reduce((text, [from, to]) => text.replace(from, to), parts);
  return [...joined.matchAll(/ ([a-z-]+)(?:=([^@]+))?@(\d+)/g)]
    .map(([, name = "", values, end]) => ({ name, values: values?.split(",") ?? [], end: Number(end) }))
    .filter(({ name }) => !/^(?:units?|and)$/.test(name));
}
