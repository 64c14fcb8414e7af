/*
 * A lexicon is a text file of spellings. Each line has a value and the spellings that stand for it:
 *
 *     # A comment.
 *     {LACK} | بدون, بلا, without                      a class of spellings, for other lines and for the code
 *     original | dhan asli, {LACK} (دهان|رش)           `without paint` and so on: each spelling of a class or group
 *     uncleared; not=cleared | bonded, duty free,      options stand after the value
 *       in the free zone                               an indented line continues the one before
 *
 * `also` names other values that match too, `not` the value that "not" asks for (without it, "not" excludes the value); several
 * stand as `a/b`. A line with one of these counts only in its context: `of=DUTY` beside a word of the class {DUTY}, `beside` and
 * `not-beside` another thing, `needs=make` next to its make, `only` in forms, searches or places. `is`, `negated` and `unlisted`
 * belong to single files, which explain them.
 */

export interface Entry {
  value: string;
  options: Record<string, string>;
  /** The number of its line. */
  line: number;
  spellings: string[];
}

export interface Lexicon {
  file: string;
  /** The values with their spellings. */
  entries: Entry[];
  /** The classes by name. */
  classes: ReadonlyMap<string, Entry>;
}

const OPTIONS = ["also", "not", "of", "beside", "not-beside", "needs", "only", "is", "negated", "unlisted"];

/**
 * Reads a lexicon. Throws with the number of a line that is wrong or whose value is not one of `values`.
 */
export function readLexicon(
  file: string,
  text: string,
  { values }: { values?: readonly string[] } = {},
): Lexicon {
  const classes = new Map<string, Entry>();
  const entries: Entry[] = [];
  const classNamed = (name: string) => classes.get(name);
  for (const { line, content } of linesOf(text)) {
    const fail: Fail = (reason) => {
      throw new Error(`${file}:${line}: ${reason}`);
    };
    const [, head = "", list = ""] = /^([^|]*)\|(.*)$/s.exec(content) ?? fail("expected `value | spellings`");
    const [value = "", ...options] = head.split(";").map((part) => part.trim());
    if (value === "") fail("the value is missing");
    const spellings = spellingsIn(list, classNamed, fail);
    const entry = {
      value,
      line,
      spellings,
      options: Object.fromEntries(options.map((one) => optionIn(one, fail))),
    };
    const name = /^\{(\w+)\}$/.exec(value)?.[1];
    if (name !== undefined) {
      if (classNamed(name)) fail(`the class ${value} is there already`);
      classes.set(name, entry);
      continue;
    }
    const { of, also, not } = entry.options;
    const meant = [value, also, not].flatMap((list) => list?.split("/") ?? []);
    const unknown = values && meant.find((one) => !values.includes(one));
    if (unknown) fail(`there is no value \`${unknown}\`, but ${valuesLike(unknown, values).join(", ")}`);
    if (of && !classNamed(of)) fail(`there is no class {${of}}`);
    entries.push(entry);
  }
  return { file, entries, classes };
}

function linesOf(text: string): { line: number; content: string }[] {
  const found: { line: number; content: string }[] = [];
  for (const [at, typed] of text.split("\n").entries()) {
    const last = found.at(-1);
    if (/^\s*(?:#.*)?$/.test(typed)) continue;
    if (/^\s/.test(typed) && last) last.content += ` ${typed.trim()}`;
    else found.push({ line: at + 1, content: typed });
  }
  return found;
}

function optionIn(text: string, fail: Fail): [string, string] {
  const [, name = "", value = ""] =
    /^([a-z-]+)=(.+)$/.exec(text) ?? fail(`expected \`name=value\`, not \`${text}\``);
  return OPTIONS.includes(name) ? [name, value] : fail(`there is no option \`${name}\``);
}

type Fail = (reason: string) => never;
type ClassNamed = (name: string) => Entry | undefined;

function spellingsIn(list: string, classNamed: ClassNamed, fail: Fail): string[] {
  if (list.includes("،")) fail("spellings are separated by `,`, not by `،`");
  const items = list.split(",").map((item) => item.trim());
  const twice = items.find((item, at) => items.indexOf(item) !== at);
  if (twice !== undefined) fail(`\`${twice}\` is there twice`);
  if (items.includes("")) fail("a spelling is empty");
  return [...new Set(items.flatMap((item) => expand(item, classNamed, fail)))];
}

/** All spellings that an item stands for: `(a|b) c` is `a c` and `b c`. */
function expand(item: string, classNamed: ClassNamed, fail: Fail): string[] {
  const parts = item.match(/\{\w+\}|[^(){}|]+|./g) ?? [];
  const sequence = (): string[] => {
    let found = [""];
    while (parts[0] !== undefined && parts[0] !== "|" && parts[0] !== ")") {
      const ends = choices(parts.shift() ?? "");
      found = found.flatMap((start) => ends.map((end) => start + end));
    }
    return found;
  };
  const choices = (part: string): string[] => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) return classNamed(name)?.spellings ?? fail(`there is no class ${part}`);
    if (part !== "(") return /[{}]/.test(part) ? fail(`unexpected \`${part}\``) : [part];
    const found = sequence();
    while (parts[0] === "|") {
      parts.shift();
      found.push(...sequence());
    }
    if (parts.shift() !== ")") fail("expected `)`, not `the end`");
    return found;
  };
  const found = sequence();
  if (parts[0] !== undefined) fail(`unexpected \`${parts[0]}\``);
  return found.map((spelling) => spelling.replaceAll("  ", " ").trim());
}

/** The spellings of a class. */
export const spellingsOf = ({ file, classes }: Lexicon, name: string): string[] => {
  const entry = classes.get(name);
  if (!entry) throw new Error(`${file}: there is no class {${name}}`);
  return entry.spellings;
};

/** The values of the same column; if there is no such column, the names of the columns. */
function valuesLike(unknown: string, values: readonly string[] = []): string[] {
  const columnOf = (value: string) => value.split(" ")[0] ?? value;
  const alike = values.filter((value) => columnOf(value) === columnOf(unknown));
  return alike.length > 0 ? alike : [...new Set(values.map(columnOf))];
}
