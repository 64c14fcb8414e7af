import type { Topic } from "../grammar/described.ts";
import type { Entry, Lexicon } from "./lexicon.ts";
import type { Meaning } from "./word-table.ts";

const several = (list: string | undefined): string[] => list?.split("/") ?? [];

/** What a line of a field's lexicon means. */
export function meaningOf(column: string, { value, options }: Entry): Meaning {
  const also = several(options["also"]);
  const [first, ...rest] = several(options["not"]);
  return {
    column,
    value,
    ...(also.length > 0 && { also }),
    ...(first && { opposite: rest.length > 0 ? [first, ...rest] : first }),
  };
}

/** The things that a field's lexicon describes. A line with `of=DUTY` counts beside a word of the class `{DUTY}`. */
export function topicsOf({ entries, classes }: Lexicon, meaningOf: (entry: Entry) => Meaning): Topic[] {
  const described = entries.filter(({ options }) => options["of"]);
  return [...Map.groupBy(described, ({ options }) => options["of"] ?? "")].map(([name, lines]) => ({
    subjects: classes.get(name)?.spellings ?? [],
    states: lines.map((entry) => ({ words: entry.spellings, meaning: meaningOf(entry) })),
  }));
}
