/* Joins the numbers in a description of a plate's digits with what counts or lists them: `three sevens`, `7 or 8`, `4 digits`. */
import type { DigitPart } from "./digit-parts.ts";

/** A part of a description, or several that are digits or a count. `digit-forms.txt` explains the names. */
export interface Piece {
  name: string;
  /** Digits, several if any of them will do; or a count. */
  values: string[];
  end: number;
}

/** `next` is the index of the part after it. */
type Read = Piece & { next: number };

export function piecesOf(parts: DigitPart[]): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < parts.length;) {
    const read = countAt(parts, at, found) ?? listAt(parts, at) ?? otherAt(parts, at);
    const last = found.at(-1);
    if (!/^(?:units?|and)$/.test(read.name)) found.push(read);
    else if (last && read.name !== "and") last.end = read.end;
    at = read.next;
  }
  return found;
}

const nameAt = (parts: DigitPart[], at: number): string => parts[at]?.name ?? "";

const otherAt = (parts: DigitPart[], at: number): Read => {
  const { name = "", value = "", end = 0 } = parts[at] ?? {};
  return { name, values: value ? value.split(",") : [], end, next: at + 1 };
};

/** `three` in `three digits`, `two same`, `last two like the first two`, `last 2 77`. */
function countAt(parts: DigitPart[], at: number, before: Piece[]): Read | null {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part?.name !== "number" || part.value.length > 1) return null;
  const read = { values: [part.value], end: part.end, next: at + 1 };
  if (isLength(parts, at)) return { ...read, name: "length" };
  if (!/^[2-5]$/.test(part.value)) return null;
  const isAtPlace = /start$|end$/.test(before.at(-1)?.name ?? "");
  const isAlike = before.some(({ name }) => name === "same" || name === "like");
  const isBeforeDigits = next?.name === "number" && next.value.length === Number(part.value);
  const isCounting = /^(?:same|pairs)$/.test(next?.name ?? "");
  const isCountAtPlace = isAtPlace && (isAlike || isBeforeDigits || next?.name === "like");
  return isCounting || isCountAtPlace ? { ...read, name: "count" } : null;
}

/** Whether the number counts digits: `3 digits`, `3 or 4 digits`. */
function isLength(parts: DigitPart[], at: number): boolean {
  let next = at + 1;
  while (/^(?:or|to)$/.test(nameAt(parts, next)) && nameAt(parts, next + 1) === "number") next += 2;
  return nameAt(parts, next) === "units";
}

/** Digits, or a list of them: `three sevens`, `7, 8 or 9`, `1990 to 1999`. */
function listAt(parts: DigitPart[], at: number): Read | null {
  const first = digitsAt(parts, at);
  if (!first) return null;
  const items = [first];
  const joints: string[] = [];
  for (let last = first; ;) {
    let next = last.next;
    while (/^(?:or|and|comma|to)$/.test(nameAt(parts, next))) next++;
    const item = countAt(parts, next, []) ? null : digitsAt(parts, next);
    const isJoined = next > last.next || (last.name === "number" && item?.name === "number");
    if (!item || !isJoined) break;
    joints.push(...parts.slice(last.next, next).map(({ name }) => name));
    items.push(item);
    last = item;
  }
  const { end, next } = items.at(-1) ?? first;
  return { name: nameOfList(items, joints), values: items.flatMap(({ values }) => values), end, next };
}

function nameOfList(items: Read[], joints: string[]): string {
  const [first = "", ...others] = items.map(({ name }) => name);
  const isRun = /^(?:run|many)$/.test(first);
  if (others.length === 0) return first;
  if (joints.includes("to")) return "range";
  if (joints.includes("and")) return isRun ? "runs" : "both";
  if (isRun || first === "decade") return first;
  if (![first, ...others].every((name) => name === "number")) return "either";
  return joints.length > 0 ? "numbers" : "examples";
}

function digitsAt(parts: DigitPart[], at: number): Read | null {
  const run = runAt(parts, at);
  const more = run && runAt(parts, run.next);
  // `double 7 double 5`
  if (run) return more ? { ...more, values: [[...run.values, ...more.values].join("")] } : run;
  const name = nameAt(parts, at);
  if (name === "many" || name === "decade") return otherAt(parts, at);
  return name === "number" ? numberAt(parts, at) : null;
}

/** A number, also one said digit by digit: `one two three`. */
function numberAt(parts: DigitPart[], at: number): Read {
  let next = at + 1;
  while (isNextDigit(parts, next)) next++;
  const said = parts.slice(at, next);
  const value = said.map((part) => part.value).join("");
  const name = value.length === 1 ? "digit" : value.length === 2 ? "digits" : "number";
  return {
    name: said.length > 2 ? "spelled" : name,
    values: [value],
    end: said.at(-1)?.end ?? 0,
    next,
  };
}

/** Whether a part is a digit of the number that the part before it belongs to. */
function isNextDigit(parts: DigitPart[], at: number): boolean {
  const [last, part] = [parts[at - 1], parts[at]];
  const areDigits = [last, part].every((one) => one?.name === "number" && one.value.length === 1);
  return areDigits && part?.end === (last?.end ?? 0) + 1 && !countAt(parts, at, []) && !runAt(parts, at);
}

/** The same digit several times: `three sevens`, `double 7`, `double 77`, `sevens 77`, `صفرين` (two zeros). */
function runAt(parts: DigitPart[], at: number): Read | null {
  const [part, next] = [parts[at], parts[at + 1]];
  if (!part) return null;
  const isOfOne = part.name === "of-one";
  const isCount = isOfOne || (part.name === "number" && /^[1-5]$/.test(part.value));
  const isDigit = next?.name === "many" || (isOfOne && next?.name === "number" && next.value.length === 1);
  const isRun = next?.name === "number" && /^(\d)\1+$/.test(next.value);
  const isSaidTwice =
    isRun && (isOfOne || (/^(?:two|many)$/.test(part.name) && next.value.startsWith(part.value)));
  if (next && isCount && isDigit)
    return { name: "run", values: [next.value.repeat(Number(part.value))], end: next.end, next: at + 2 };
  if (isSaidTwice) return { name: "run", values: [next.value], end: next.end, next: at + 2 };
  return part.name === "two" ? { ...otherAt(parts, at), name: "run" } : null;
}
