import type { MiddlewareHandler } from "hono";
import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import type { ErrorStatus } from "#src/core/errors.ts";
import { type Env, middleware } from "./env.ts";

/** JSON Schema keywords beside a zod schema; with an `id` it gets this name in the description. */
export const shapes = z.registry<{
  id?: string;
  examples?: readonly unknown[];
  [keyword: string]: unknown;
}>();

export type ResponseHeader = "ETag" | "Link" | "X-Total-Count" | "Content-Disposition";

/** What the API's description says of a call beside its path, access and checked input. Texts are in English. */
export interface Operation {
  /** Unique; the name of the call in generated clients. */
  id: string;
  summary: string;
  text?: string;
  query?: $ZodType;
  /** The JSON body, if it is not what `validate` checks. */
  body?: $ZodType;
  /** Whether it takes `files` as multipart too. */
  files?: true;
  /** By status; null stands for no body. */
  answers: Partial<Record<number, $ZodType | null>>;
  headers?: readonly ResponseHeader[];
  /** Request headers beside `Authorization`. */
  accepts?: readonly ("If-Match" | "If-None-Match" | "Idempotency-Key")[];
  /** Besides those that every call of its kind may answer. */
  errors?: readonly ErrorStatus[];
  /** A query string with its question mark, or a JSON body, for the `curl` line. */
  example?: { query?: string; body?: object };
}

type Described = Operation | (() => Operation);

const operations = new WeakMap<object, Described>();
const checks = new WeakMap<object, { target: string; schema: $ZodType }>();

export function operationOf(handler: object): Operation | undefined {
  const described = operations.get(handler);
  return typeof described === "function" ? described() : described;
}

export const checkOf = (handler: object) => checks.get(handler);
export const checksInput = (handler: object, target: string, schema: $ZodType): unknown =>
  checks.set(handler, { target, schema });

/** Describes the call whose handlers it is among; a function is called once all kinds are registered. */
export function describes(operation: Described): MiddlewareHandler<Env> {
  const described = middleware((_, next) => next());
  operations.set(described, operation);
  return described;
}

/** Gives a schema a name of its own, such as `Car`. */
export function named<Schema extends z.ZodMiniType>(name: string, schema: Schema): Schema {
  shapes.add(schema, { id: name });
  return schema;
}

/** Adds a meaning and an example. */
export function meaning<Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
  ...examples: unknown[]
): Schema {
  shapes.add(schema, { description, ...(examples.length > 0 && { examples }) });
  return schema;
}

const keywordsOf = new WeakMap<object, () => Keywords>();
type Keywords = Record<string, unknown>;
export const writtenKeywords = (schema: object): Keywords | undefined => keywordsOf.get(schema)?.();

/** A schema written as JSON Schema, for values that zod reads in another form than they are sent. */
export function written(keywords: () => Keywords): z.ZodMiniType {
  const schema = z.unknown();
  keywordsOf.set(schema, keywords);
  return schema;
}

const TIME = Date.UTC(2026, 10, 1, 9);
export const id = (example = "01932c07-5a00-7000-8000-000000000001") => meaning(z.string(), "An id", example);
export const time = (description: string) =>
  meaning(z.int(), `${description}, in milliseconds since 1970`, TIME);
export const count = (description: string, example = 3) =>
  meaning(z.int().check(z.gte(0)), description, example);
export const dinars = (description: string, example = 14500) =>
  meaning(z.number(), `${description}, in Jordanian dinars`, example);
