import { Database as Sqlite } from "bun:sqlite";
import { seededRandom } from "#src/demo/random.ts";
import { carWords } from "#src/features/cars/lexicon/car-words.ts";
import { digitWordKeys } from "#src/features/plates/lexicon/digit-parts.ts";
import { plateWords } from "#src/features/plates/lexicon/plate-words.ts";
import { readQuestions } from "#src/testing/relevance/read-tables.ts";
import type { WordTable } from "#src/language/engine/word-table.ts";

/** A query of a search: its parameters, of which `q` is the text. */
export type Query = [name: string, value: string][];

export interface QueryMaker {
  random(): Query;
  /** Another query that is like this one; it may take parts of the other. */
  mutated(query: Query, other: Query): Query;
}

const JOINTS =
  "or|and|not|no|to|from|but|nor|without|except|neither|only|under|over|between|about|like|starts with|ends with|contains|او|أو|و|مش|بدون|غير|ولا|إلا|من|الى|ل|تحت|فوق|بين|حوالي|بس|يبدأ|ينتهي|فيه|,|،|.|-|–|/|(|)|!|+|'".split(
    "|",
  );
const STRANGE = [..."ـًّ٪\u200f\u202e🚗٭؟?*٣%&\"'`", "aaaaaaa", "ااااا", "0000", "1e9", "12.500", "٢٠١٨"];
const SHAPES =
  "?77?,*1*,AABB,A*A,ABAB,??5??,1?2?3,*0,*5,*1*2*3*,A?A?A,*A*A*,20-*,?-?,12-345,*7&*1*,ABCDE,*????*".split(
    ",",
  );
/** More than a search reads, so that its limit is tested too. */
const MOST_CHARACTERS = 420;
const MOST_PARAMETERS = 60;

/** Makes queries of the project's own vocabulary, of questions that people ask and of sellers' words, by a seed. */
export async function queryMaker(
  file: string,
  kind: "car" | "number-plate",
  seed: number,
): Promise<QueryMaker> {
  const { below, chance, pick } = seededRandom(seed);
  const table = kind === "car" ? carWords(Date.now()) : plateWords();
  const questions = (await readQuestions("seen")).filter(({ on }) => on === kind).map(({ text }) => text);
  const sellers = new Sqlite(file, { readonly: true })
    .query("SELECT title || ' ' || rest FROM listing_texts ORDER BY doc_id LIMIT 400")
    .values()
    .map(([text]) => String(text).split(" "));
  const known = knownWords(table);
  const signs = digitWordKeys;

  const runOf = (words: string[]) => {
    const from = below(words.length);
    return words.slice(from, from + 1 + below(4)).join(" ");
  };
  const number = () => String(below(10 ** (1 + below(6))));
  const pieces: (() => string)[] = [
    () => runOf(pick(questions).split(" ")),
    () => runOf(pick(questions).split(" ")),
    () => pick(questions),
    () => pick(known),
    () => pick(known),
    () => runOf(pick(sellers)),
    () => pick(kind === "car" ? known : signs),
    () => pick(JOINTS),
    () => pick(JOINTS),
    number,
    () => pick(STRANGE),
    () => (kind === "car" ? number() : pick(SHAPES)),
  ];
  const piece = () => {
    const text = pick(pieces)();
    return chance(0.15) ? misspelt(text) : text;
  };
  const misspelt = (text: string) => {
    const at = below(text.length);
    return text.slice(0, at) + (chance(0.5) ? "" : pick([..."aeiourstlاويمن"])) + text.slice(at + 1);
  };
  /** `10 or 11 or 12`. */
  const list = () => {
    const [joint, first] = [pick(JOINTS), below(90)];
    const one = chance(0.5) ? (i: number) => String(first + i) : () => pick(pieces)();
    return Array.from({ length: 3 + below(30) }, (_, i) => one(i)).join(` ${joint} `);
  };
  const text = () => {
    const parts = Array.from({ length: 1 + below(30) }, piece);
    if (chance(0.3)) parts.splice(below(parts.length), 0, list());
    return bounded(parts.join(" "));
  };

  const digits = () => Array.from({ length: 1 + below(12) }, number).join();
  const shapes = () => Array.from({ length: 1 + below(60) }, () => pick(SHAPES)).join(pick([",", "&"]));
  const values = Object.values(table.phrases.size > 0 ? Object.fromEntries(table.phrases) : {}).flat();
  const columnValue = (): [string, string] => {
    const { column, value } = pick(values);
    const name = chance(0.2) ? `not.${column}` : column;
    return typeof value === "string" ? [name, value] : [`min${column}`, String(value.min ?? below(1000))];
  };
  const ofPlates = [
    () => ["pattern", shapes()],
    () => ["startsWith", digits()],
    () => ["endsWith", digits()],
    () => ["includes", digits()],
    () => ["onlyDigits", number()],
    () => ["areaCode", String(below(100))],
  ] as (() => [string, string])[];
  const ofBoth = [
    columnValue,
    () => ["model", pick(known)],
    () => ["sort", pick(["relevance", "newest", "price-asc"])],
    () => ["strict", "true"],
    () => ["page", String(1 + below(40))],
    () => ["maxPrice", number()],
  ] as (() => [string, string])[];
  const parameter = (query: Query): [string, string] => {
    if (chance(0.2)) return ["plain", runOf(textOf(query).split(" "))];
    return pick(kind === "car" ? ofBoth : [...ofBoth, ...ofPlates])();
  };

  const textOf = (query: Query) => query[0]?.[1] ?? "";
  const withText = ([, ...others]: Query, q: string): Query => [["q", bounded(q)], ...others];
  function random(): Query {
    const query: Query = [["q", text()]];
    const more = chance(0.5) ? 0 : below(chance(0.1) ? MOST_PARAMETERS : 6);
    for (let i = 0; i < more; i++) query.push(parameter(query));
    return query;
  }

  const changes: ((words: string[], other: string[]) => string[])[] = [
    (words) => words.toSpliced(below(words.length + 1), 0, piece()),
    (words) => words.toSpliced(below(words.length), 1),
    (words) => words.toSpliced(below(words.length), 1, piece()),
    (words) => words.toSpliced(below(words.length), 1 + below(4)),
    (words) => {
      const from = below(words.length);
      const run = words.slice(from, from + 1 + below(6));
      return words.toSpliced(below(words.length + 1), 0, ...run);
    },
    (words, other) => words.slice(0, below(words.length + 1)).concat(other.slice(below(other.length))),
    (words) => {
      const at = below(words.length);
      return words.toSpliced(at, 1, misspelt(words[at] ?? ""));
    },
    (words) => words.concat(words),
    (words) => words.concat(list().split(" ")),
    (words) => [...words].sort(() => below(3) - 1),
  ];
  function mutated(query: Query, other: Query): Query {
    if (chance(0.75)) {
      const change = pick(changes);
      return withText(query, change(textOf(query).split(" "), textOf(other).split(" ")).join(" "));
    }
    if (chance(0.4) && query.length > 1) return query.toSpliced(1 + below(query.length - 1), 1);
    return query.length > MOST_PARAMETERS ? query : [...query, parameter(query)];
  }

  return { random, mutated };
}

const knownWords = ({ phrases, fillers, noise }: WordTable) => [...phrases.keys(), ...fillers, ...noise];

const bounded = (text: string) => text.slice(0, MOST_CHARACTERS);
