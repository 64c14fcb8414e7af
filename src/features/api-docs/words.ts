import introductionText from "./introduction.txt" with { type: "text" };
import operationsText from "./operations.txt" with { type: "text" };
import wordsText from "./words.txt" with { type: "text" };

/** A call's words. The files say what each part means. */
export interface Operation {
  method: string;
  path: string;
  id: string;
  does: string[];
  summary: string;
  text: string;
  /** A query string with its question mark, or a body in JSON. */
  example: string;
}

const linesOf = (text: string) =>
  text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** The parts of a text, each below a line with `=`. */
const partsOf = (text: string) =>
  text
    .split(/^= /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = linesOf(part);
      return { title, lines };
    });

function readOperation(line: string, below = ""): Operation {
  const [address = "", id = "", does = "", words = ""] = line.split("|").map((part) => part.trim());
  const [method = "", path = ""] = address.split(" ");
  const [, summary = "", text = ""] = /^(.*?)\.(?: (.*))?$/.exec(words) ?? [];
  const example = below.startsWith(" ") ? below.trim() : "";
  return { method, path, id, does: does.split(" ").filter(Boolean), summary, text, example };
}

/** Groups of calls, in the order of the pages. */
export const GROUPS = partsOf(operationsText).map(({ title, lines }) => {
  const [slug = "", name = ""] = title.split(" | ");
  const operations = lines.flatMap((line, i) =>
    line.startsWith(" ") ? [] : readOperation(line, lines[i + 1]),
  );
  return { slug, name, operations };
});

export const INTRODUCTION = partsOf(introductionText).map(({ title, lines }) => ({
  title,
  text: lines.join(" "),
}));

const properties = new Map(
  linesOf(wordsText).map((line) => {
    const [name = "", example = "", description = ""] = line.split("|").map((part) => part.trim());
    return [
      name,
      { ...(example && { examples: [JSON.parse(example)] }), ...(description && { description }) },
    ];
  }),
);

/** The meaning and example of a property, of the schema with this name or of any. */
export const wordsOf = (name: string, schema = ""): { examples?: unknown[]; description?: string } =>
  properties.get(`${schema.replace(/(Input|Patch)$/, "")}.${name}`) ?? properties.get(name) ?? boundOf(name);

/** Filters named after a field: `not.make`, `minPrice` and `maxPrice`. */
function boundOf(name: string): { description?: string } {
  const [, kind = "", field = ""] = /^(not\.|min|max)(\w+)$/.exec(name) ?? [];
  const meaning = { "not.": "Leaves out", min: "At least this", max: "At most this" }[kind];
  return meaning ? { description: `${meaning} \`${field.charAt(0).toLowerCase()}${field.slice(1)}\`.` } : {};
}
