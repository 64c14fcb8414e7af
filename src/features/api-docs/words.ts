import groups from "./operations.yaml";
import words from "./words.yaml";

/** A call's words; operations.yaml explains its parts. */
export interface Operation {
  method: string;
  /** In the form of OpenAPI: `/api/cars/{id}`. */
  path: string;
  id: string;
  headers?: string[];
  accepts?: string[];
  refuses?: number[];
  summary: string;
  text?: string;
  exampleQuery?: string;
  exampleBody?: object;
}

/** Groups of calls, in the order of the pages. */
export const GROUPS: { slug: string; name: string; operations: Operation[] }[] = groups;

interface Words {
  examples?: unknown[];
  description?: string;
}

const properties: Record<string, Words> = words;

/** The meaning and example of a property, of the schema with this name or of any. */
export const wordsOf = (name: string, schema = ""): Words =>
  properties[`${schema.replace(/(?:Stock(?:Input|Item)|Input|Patch)$/, "")}.${name}`] ??
  properties[name] ??
  boundOf(name);

/** Filters named after a field: `not.make`, `minPrice` and `maxPrice`. */
function boundOf(name: string): Words {
  const [, kind = "", field = ""] = /^(not\.|min|max)(\w+)$/.exec(name) ?? [];
  const meaning = { "not.": "Leaves out", min: "At least this", max: "At most this" }[kind];
  return meaning ? { description: `${meaning} \`${field.charAt(0).toLowerCase()}${field.slice(1)}\`.` } : {};
}
