import { readLexicon } from "#src/language/engine/lexicon.ts";
import text from "./only-values.txt" with { type: "text" };

let known: Map<string, string> | undefined;

/** The value of a field that all cars of this model have; null if they differ. */
export function onlyValue(field: string, make: string, model: string): string | null {
  known ??= new Map(
    readLexicon("only-values.txt", text).entries.flatMap(({ value, spellings }) => {
      const [column = "", common = ""] = value.split(" ");
      return spellings.map((car): [string, string] => [`${column} ${car}`, common]);
    }),
  );
  return known.get(`${field} ${make}: ${model}`) ?? null;
}
