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
    while (/^(?:or|and|comma|to|unit)$/.test(nameAt(parts, next))) next++;
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
  const areNumbers = [first, ...others].every((name) => name === "number");
  if (others.length === 0) return first;
  if (joints.includes("to")) return "range";
  if (joints.includes("and")) return /^(?:run|many)$/.test(first) ? "runs" : "both";
  if (areNumbers) return joints.length > 0 ? "numbers" : "examples";
  return "either";
}

function digitsAt(parts: DigitPart[], at: number): Read | null {
  const run = runAt(parts, at);
  const more = run && runAt(parts, run.next);
  // `double 7 double 5`
  if (run) return more ? { ...more, values: [run.values.join("") + more.values.join("")] } : run;
  const [part, following] = [parts[at], parts[at + 1]];
  if (part?.name === "many" || part?.name === "decade") return otherAt(parts, at);
  if (part?.name !== "number") return null;
  let [{ value, end }, next] = [part, at + 1];
  // `one two three`
  for (let more = following; value.length < 5 && more?.end === end + 1; more = parts[next]) {
    if (more.name !== "number" || more.value.length > 1 || part.value.length > 1) break;
    if (countAt(parts, next, []) || runAt(parts, next)) break;
    value += more.value;
    end = more.end;
    next++;
  }
  const name = value.length === 1 ? "digit" : value.length === 2 ? "digits" : "number";
  return { name: next > at + 1 && value.length > 2 ? "spelled" : name, values: [value], end, next };
}

/** The same digit several times: `three sevens`, `double 7`, `double 77`, `sevens 77`, `صفرين` (two zeros). */
function runAt(parts: DigitPart[], at: number): Read | null {
  const [part, next] = [parts[at], parts[at + 1]];
  if (!part) return null;
  const isSame = next?.name === "number" && /^(\d)\1+$/.test(next.value);
  if (part.name === "two" && !isSame) return { ...otherAt(parts, at), name: "run" };
  if (!next) return null;
  const run = (value: string) => ({ name: "run", values: [value], end: next.end, next: at + 2 });
  if (/^(?:many|two)$/.test(part.name))
    return isSame && next.value.startsWith(part.value) ? run(next.value) : null;
  const isCount = /^[1-5]$/.test(part.value) && /^(?:of-one|number)$/.test(part.name);
  if (isCount && next.name === "many") return run(next.value.repeat(Number(part.value)));
  if (part.name !== "of-one" || next.name !== "number") return null;
  if (next.value.length === 1) return run(next.value.repeat(Number(part.value)));
  return isSame && next.value.length === Number(part.value) ? run(next.value) : null;
}
