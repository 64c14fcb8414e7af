import type { Topic } from "../grammar/described.ts";
import type { Entry, Lexicon } from "./lexicon.ts";
import type { Meaning, Phrase } from "./word-table.ts";

const several = (list: string | undefined): string[] => list?.split("/") ?? [];

const meaningOf = (column: string, { value, options }: Entry): Meaning => {
  const also = several(options["also"]);
  const [first, ...rest] = several(options["not"]);
  return {
    column,
    value,
    ...(also.length > 0 && { also }),
    ...(first && { opposite: rest.length > 0 ? [first, ...rest] : first }),
  };
};

/** What the lines of a field's lexicon mean. `contextOf` says beside which words a line with other options counts. */
export const phrasesOf = (
  { entries }: Pick<Lexicon, "entries">,
  column: string,
  contextOf: (entry: Entry) => Partial<Meaning> = () => ({}),
): Phrase[] =>
  entries
    .filter(({ options }) => !options["of"])
    .map((entry) => ({
      meaning: { ...meaningOf(column, entry), ...contextOf(entry) },
      spellings: entry.spellings,
    }));

/**
 * The things that a field's lexicon describes. A line with `of=DUTY` counts beside a word of the class `{DUTY}`; "not" reverses it
 * as it reverses the field's own line for the same value.
 */
export function topicsOf({ entries, classes }: Lexicon, meaningOf: (entry: Entry) => Meaning): Topic[] {
  const described = entries.filter(({ options }) => options["of"]);
  return [...Map.groupBy(described, ({ options }) => options["of"] ?? "")].map(([name, lines]) => ({
    subjects: classes.get(name)?.spellings ?? [],
    states: lines.map((entry) => ({ words: entry.spellings, meaning: meaningOf(entry) })),
  }));
}

/** The meaning of a line with `of`, in a field with plain lines for the same values. */
export const stateOf =
  (lexicon: Lexicon, column: string) =>
  (entry: Entry): Meaning => {
    const own = lexicon.entries.find(
      ({ value, options }) =>
        value === entry.value && !options["of"] && !options["also"] === !entry.options["also"],
    );
    const not = own?.options["not"];
    return meaningOf(column, not ? { ...entry, options: { ...entry.options, not } } : entry);
  };
