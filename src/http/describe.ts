import type { MiddlewareHandler } from "hono";
import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { MAX_PAGE_SIZE } from "#src/core/query-params.ts";
import { type Env, middleware } from "./env.ts";

/** What a route takes and answers, for the API's description. Its words are in `api-docs/operations.yaml`. */
export interface Shapes {
  query?: $ZodType;
  body?: $ZodType;
  /** Whether it takes `files` as multipart. */
  files?: true;
  /** By status; null stands for no body. */
  answers?: Record<number, $ZodType | null>;
}

/** Functions are called once all kinds of listings are registered. */
type Late<T> = T | (() => T);
const valueOf = <T extends object>(late: Late<T>): T => (typeof late === "function" ? late() : late);

const declared = new WeakMap<object, Late<Shapes>>();

export const shapesOf = (handler: object): Shapes => valueOf<Shapes>(declared.get(handler) ?? {});

export function declareShapes<Handler extends object>(handler: Handler, shapes: Late<Shapes>): Handler {
  declared.set(handler, shapes);
  return handler;
}

/** Declares shapes that no `validate` checks. */
export const shaped = (shapes: Late<Shapes>): MiddlewareHandler<Env> =>
  declareShapes(
    middleware((_, next) => next()),
    shapes,
  );

/** Declares the parameters of the query. */
export const asks = (query: Late<$ZodType>) => shaped(() => ({ query: valueOf(query) }));

/** Declares an answer; null for no body. */
export const gives = (answer: Late<$ZodType> | null, status = answer ? 200 : 204) =>
  shaped(() => ({ answers: { [status]: answer && valueOf(answer) } }));

/** JSON Schema keywords beside a schema; with an `id` it gets this name in the description. */
export const keywords = z.registry<Record<string, unknown>>();

/** Gives a schema a name of its own, such as `Car`. */
export function named<Schema extends $ZodType>(id: string, schema: Schema): Schema {
  keywords.add(schema, { id });
  return schema;
}

const described = new WeakMap<$ZodType, () => object>();

/** Describes a schema that reads values in another form than they are sent: by another schema, or in JSON Schema. */
export function describeAs<Schema extends $ZodType>(schema: Schema, as: () => object): Schema {
  described.set(schema, as);
  return schema;
}

export const describedAs = (schema: $ZodType): object | undefined => described.get(schema)?.();

const each =
  <Shape>(shape: () => Shape) =>
  <Name extends string>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, shape()])) as Record<Name, Shape>;

const unit = <Schema extends $ZodType>(schema: Schema, description: string): Schema => {
  keywords.add(schema, { description });
  return schema;
};

export const time = () => unit(z.int(), "In milliseconds since 1970.");
export const dinars = () => unit(z.number(), "In Jordanian dinars.");
export const count = () => z.int().check(z.gte(0));

/** Several properties of the same shape. */
export const texts = each(() => z.string());
export const textsOrNull = each(() => z.nullable(z.string()));
export const flags = each(() => z.boolean());
export const counts = each(count);
export const times = each(time);

/** The query parameters of a list with pages. */
export const paged = {
  page: z.optional(z.int().check(z.gte(1))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE))),
};

export const pageQuery = z.object(paged);

/** A page of items in an answer. */
export const pageOf = <Item extends $ZodType>(item: Item) =>
  z.object({ items: z.array(item), ...counts("total", "page", "pageSize"), more: z.optional(z.boolean()) });
