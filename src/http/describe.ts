import type { MiddlewareHandler } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import type { Access, TokenAccess } from "#src/auth/access.ts";
import { MAX_PAGE_SIZE } from "#src/core/query-params.ts";
import { type Env, middleware } from "./env.ts";

/** What a route declares for the API's description. Its words are in `api-docs/operations.yaml`. */
export interface Declared {
  access?: Access;
  scope?: TokenAccess | undefined;
  query?: $ZodType;
  body?: $ZodType;
  /** The name of the part, if it takes files as multipart. */
  files?: "file" | "files";
  /** The media type, if it answers with a file. */
  type?: string;
  /** By status; null stands for no body. */
  answers?: Record<number, $ZodType | null>;
}

const declared = new WeakMap<object, Declared>();

export const declaredBy = (handler: object): Declared => declared.get(handler) ?? {};

export function declare<Handler extends object>(handler: Handler, facts: Declared): Handler {
  declared.set(handler, facts);
  return handler;
}

/** Declares shapes that no `validate` checks. */
export const shaped = (shapes: Declared): MiddlewareHandler<Env> =>
  declare(
    middleware((_, next) => next()),
    shapes,
  );

/** Declares the parameters of the query. All are optional. */
export const asks = (query: z.core.$ZodShape) => shaped({ query: z.partial(z.object(query)) });

/**
 * Declares a route's answer; null for one without a body, which it sends itself, so that the handler returns nothing. It must
 * stand directly before the handler.
 */
export function gives(answer: $ZodType | null, status: StatusCode = answer ? 200 : 204) {
  const give = middleware(async (c, next) => {
    await next();
    if (answer === null && !c.finalized) c.res = c.newResponse(null, status);
  });
  return declare(give, { answers: { [status]: answer } });
}

/** JSON Schema keywords beside a schema; with an `id` it gets this name in the description. */
export const keywords = z.registry<Record<string, unknown>>();

/** An object with a name of its own in the description, such as `Car`. */
export function named<Shape extends z.core.$ZodShape>(id: string, shape: Shape) {
  const schema = z.object(shape);
  keywords.add(schema, { id });
  return schema;
}

const each =
  <Shape>(shape: () => Shape) =>
  <Name extends string>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, shape()])) as Record<Name, Shape>;

/** A schema that says more about its values, such as their unit. */
export const told = <Schema extends $ZodType>(schema: Schema, description: string): Schema => {
  keywords.add(schema, { description });
  return schema;
};

export const time = () => told(z.int(), "In milliseconds since 1970.");
export const dinars = () => told(z.number(), "In Jordanian dinars.");
export const count = () => z.int().check(z.gte(0));

/** Several properties of the same shape. */
export const texts = each(() => z.string());
export const textsOrNull = each(() => z.nullable(z.string()));
export const textLists = each(() => z.array(z.string()));
export const flags = each(() => z.boolean());
export const numbers = each(() => z.number());
export const counts = each(count);
export const times = each(time);

/** The query parameters of a list with pages. */
export const paged = {
  page: z.int().check(z.gte(1)),
  pageSize: z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)),
};

/** A page of items in an answer. */
export const pageOf = <Item extends $ZodType>(item: Item) =>
  z.object({ items: z.array(item), ...counts("total", "page", "pageSize"), more: z.optional(z.boolean()) });
