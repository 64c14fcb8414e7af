import { z } from "zod/mini";
import { type $ZodType, toJSONSchema } from "zod/v4/core";
import { keywords } from "#src/http/describe.ts";
import { wordsOf } from "./words.ts";

type Limit = "minimum" | "maximum" | "minLength" | "maxLength" | "maxItems";

/** A part of JSON Schema. */
export interface Schema extends Partial<Record<Limit, number>> {
  $ref?: string;
  /** Several types if it may be null. */
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

export type Schemas = Record<string, Schema>;

const PLACE = "#/components/schemas/";

/** All schemas in one go, so that those with a name are written once and referred to. */
export function schemasIn(
  io: "input" | "output",
  given: [name: string, schema: $ZodType | null | undefined][],
) {
  const shape = Object.fromEntries(given.filter(([, schema]) => schema)) as z.ZodMiniObject["shape"];
  const { properties = {}, $defs = {} } = toJSONSchema(z.object(shape), {
    io,
    metadata: keywords,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const moved = JSON.stringify({ properties, $defs }).replaceAll('"#/$defs/', `"${PLACE}`);
  const all = JSON.parse(moved) as { properties: Schemas; $defs: Schemas };
  for (const [name, schema] of Object.entries(all.$defs)) addWords(schema, name);
  for (const schema of Object.values(all.properties)) addWords(schema);
  return all;
}

function addWords(schema: Schema, name?: string): void {
  for (const [property, part] of Object.entries(schema.properties ?? {})) {
    const { description, examples } = wordsOf(property, name);
    const told = [description, part.description].filter(Boolean).join(" ");
    if (!part.$ref && told) part.description = told;
    if (!part.$ref && examples && mayBe(part, examples[0])) part.examples = examples;
    addWords(part, name);
  }
  for (const part of [schema.items, ...(schema.anyOf ?? [])]) if (part) addWords(part, name);
  if (typeof schema.additionalProperties === "object") addWords(schema.additionalProperties, name);
}

/** Whether an example is of the schema's type: `text` means one thing here and another there. */
function mayBe({ type, anyOf, enum: values }: Schema, example: unknown): boolean {
  if (values) return values.includes(example);
  if (anyOf) return anyOf.some((part) => mayBe(part, example));
  if (example === null) return [type].flat().includes("null");
  const kind = Array.isArray(example) ? "array" : typeof example;
  return [type].flat().some((each) => (each === "integer" ? "number" : each) === kind);
}

export const targetOf = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? (schemas[schema.$ref.slice(PLACE.length)] ?? {}) : schema;

export const parameter = (name: string, place: string, schema: Schema, required = false) => ({
  name,
  in: place,
  required,
  schema,
  ...(schema.description && { description: schema.description }),
});

/** An example put together from those of the parts; of an object, with what is required or has one. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const target = targetOf(schema, schemas);
  const { anyOf, properties, required = [], items, additionalProperties } = target;
  const [type] = [target.type].flat();
  if (target.examples) return target.examples[0];
  if (target.enum) return target.enum[0];
  if (anyOf) return exampleOf(anyOf.at(0) ?? {}, schemas);
  if (type === "array") return items?.$ref || items?.properties ? [exampleOf(items, schemas)] : [];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return target.minimum ?? 1;
  if (type === "string") return "text";
  if (type !== "object") return null;
  const others = typeof additionalProperties === "object" ? additionalProperties : {};
  const all = properties ?? Object.fromEntries(required.map((name) => [name, others]));
  const parts = Object.entries(all).filter(([name, part]) => required.includes(name) || part.examples);
  return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part, schemas)]));
}
