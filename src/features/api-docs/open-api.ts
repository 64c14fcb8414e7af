import type { RouterRoute } from "hono/types";
import { z } from "zod/mini";
import { type Access, accessOf, scopeOf, type TokenAccess } from "#src/auth/access.ts";
import { type Shapes, describedAs, named, shapesOf } from "#src/http/describe.ts";
import { version } from "../../../package.json";
import { curlOf } from "./curl.ts";
import { exampleOf, type Schema, schemasIn, targetOf } from "./schemas.ts";
import { GROUPS, INTRODUCTION, type Operation, STATUSES } from "./words.ts";

/** A described call: its words, and what its route declares. */
export interface Call extends Operation, Shapes {
  access: Access;
  scope: TokenAccess | undefined;
  group: string;
}

export const isPublic = ({ access }: Call): boolean => access === "guest" || access === "gate";

/** Without https, a cookie cannot have the prefix. */
export const sessionCookie = (origin: string): string => (origin.startsWith("https:") ? "__Host-sid" : "sid");

const any = z.optional(z.unknown());
const errorShape = named(
  "Error",
  z.object({
    error: z.string(),
    code: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    ...{
      scope: z.optional(z.string()),
      rev: z.optional(z.int()),
      changed: any,
      differences: any,
      refused: any,
    },
  }),
);

/** In the form of OpenAPI: `GET /api/cars/{id}`. */
export const addressOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`;

export function listCalls(routes: RouterRoute[]): Call[] {
  const byAddress = Map.groupBy(routes, addressOf);
  return GROUPS.flatMap(({ name: group, operations }) =>
    operations.map((operation) => {
      const handlers = (byAddress.get(addressOf(operation)) ?? []).map(({ handler }) => handler);
      const parts = handlers.map(shapesOf);
      const shapes: Shapes = Object.assign({}, ...parts);
      const answers = Object.assign({}, ...parts.map((part) => part.answers));
      const access = handlers.map(accessOf).find(Boolean) ?? "guest";
      return { ...operation, ...shapes, answers, group, access, scope: handlers.map(scopeOf).find(Boolean) };
    }),
  );
}

const HEADERS: Record<string, string> = {
  ETag: "The version, for `If-Match` and `If-None-Match`.",
  Link: "Links to other pages (RFC 8288).",
  "X-Total-Count": "The number of all items.",
  "Content-Disposition": "The name of the file.",
  "Retry-After": "Seconds to wait.",
  "WWW-Authenticate": "What is wrong with the token.",
};
const ANSWERS_WITH: Record<string, string[]> = {
  pages: ["Link", "X-Total-Count"],
  etag: ["ETag"],
  file: ["Content-Disposition"],
};
const REFUSALS_WITH: Record<number, string> = {
  401: "WWW-Authenticate",
  429: "Retry-After",
  503: "Retry-After",
};
const ACCEPTS: Record<string, [name: string, description: string]> = {
  match: ["If-Match", "The `ETag` that you saw; if the listing has changed since, the answer is 409."],
  etag: ["If-None-Match", "The `ETag` that you have; if it is still right, the answer is 304."],
  key: ["Idempotency-Key", "A text of your choice; the same one does not create a second time."],
};

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const headersNamed = (names: string[]) =>
  names.length > 0 && { headers: Object.fromEntries(names.map((name) => [name, refer("headers", name)])) };
const jsonOf = <S extends object>(schema: S, more: { example?: unknown } = {}) => ({
  content: { "application/json": { schema, ...more } },
});

export type Document = ReturnType<typeof describeApi>;

/** The OpenAPI document of all calls. */
export function describeApi(routes: RouterRoute[], origin: string) {
  const calls = listCalls(routes);
  const given = (call: Call, part: "body" | "query") => {
    const as = call[part] && describedAs(call[part]);
    const schema = as && "_zod" in as ? (as as z.ZodMiniType) : call[part];
    return schema ? [[`${call.id} ${part}`, schema] as const] : [];
  };
  const sent = schemasIn(
    "input",
    Object.fromEntries(calls.flatMap((call) => [...given(call, "body"), ...given(call, "query")])),
  );
  const answered = schemasIn("output", {
    error: errorShape,
    ...Object.fromEntries(
      calls.flatMap(({ id, answers = {} }) =>
        Object.entries(answers).flatMap(([status, answer]) => (answer ? [[`${id} ${status}`, answer]] : [])),
      ),
    ),
  });
  const schemas = { ...sent.$defs, ...answered.$defs };
  const context = { origin, schemas, sent: sent.properties, answered: answered.properties };
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, context);
  const refusals = Array.from(STATUSES, ([status, description]) => {
    const headers = headersNamed([REFUSALS_WITH[status] ?? []].flat());
    return [`Error${status}`, { description, ...headers, ...jsonOf(refer("schemas", "Error")) }];
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Markaba API",
      version,
      description: INTRODUCTION.map(({ title, text }) => `## ${title}\n${text}`).join("\n\n"),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    tags: GROUPS.map(({ name }) => ({ name, description: name })),
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(refusals),
      headers: Object.fromEntries(
        Object.entries(HEADERS).map(([name, description]) => [
          name,
          { description, schema: { type: "string" } },
        ]),
      ),
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "A token from the settings." },
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookie(origin),
          description: "A browser's session.",
        },
      },
    },
  };
}

interface Context {
  origin: string;
  schemas: Record<string, Schema>;
  sent: Record<string, Schema>;
  answered: Record<string, Schema>;
}

interface Answer {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Record<"application/json", { schema: Schema; example?: unknown }>;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
}

function operationOf(call: Call, { origin, schemas, sent, answered }: Context) {
  const { id, does, answers = {}, files } = call;
  const body = sent[`${id} body`];
  const example = call.example.startsWith("{") ? JSON.parse(call.example) : body && exampleOf(body, schemas);
  const headers = headersNamed(does.flatMap((each) => ANSWERS_WITH[each] ?? []));
  const responses = Object.keys(answers).map((status): [string, Answer] => {
    const schema = answered[`${id} ${status}`];
    const told = schema ? jsonOf(schema, { example: exampleOf(schema, schemas) }) : {};
    return [status, { description: schema ? "The answer." : "Done.", ...headers, ...told }];
  });
  if (does.includes("etag")) responses.push(["304", { description: "It has not changed." }]);
  const refusals = refusalsOf(call).map((status) => [status, refer("responses", `Error${status}`)]);
  return {
    operationId: id,
    tags: [call.group],
    summary: call.summary,
    ...(call.text && { description: call.text }),
    security: securityOf(call),
    parameters: parametersOf(call, targetOf(sent[`${id} query`] ?? {}, schemas)),
    ...(body && {
      requestBody: {
        required: true,
        content: { ...jsonOf(body, { example }).content, ...(files && { "multipart/form-data": FILES }) },
      },
    }),
    responses: Object.fromEntries([...responses, ...refusals]) as Record<string, Answer>,
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlOf(call, origin, example) }],
  };
}

const FILES = {
  schema: {
    type: "object",
    properties: { files: { type: "array", items: { type: "string", format: "binary" } } },
    required: ["files"],
  },
};

function parametersOf({ path, does }: Call, { properties = {}, required = [] }: Schema): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, { type: "string" }] as const);
  return [
    ...inPath.map(([name, schema]) => ({ name, in: "path", required: true, schema })),
    ...Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: "query",
      required: required.includes(name),
      ...(description && { description }),
      schema,
    })),
    ...does.flatMap((each) => {
      const [name, description] = ACCEPTS[each] ?? [];
      return name
        ? [
            {
              name,
              in: "header",
              required: false,
              description: description ?? "",
              schema: { type: "string" },
            },
          ]
        : [];
    }),
  ];
}

/** The statuses that follow from the kind of call, and those it names itself. */
function refusalsOf(call: Call): number[] {
  const { method, path, does, body, query } = call;
  const changes = method === "GET" ? [] : [400, 403, 413, 415, 507];
  const checks = body || query ? [400] : [];
  const people = isPublic(call) ? [] : [403];
  const things = path.includes("{") ? [404] : [];
  const own = does.map(Number).filter(Boolean);
  return [...new Set([401, 429, 500, 503, ...changes, ...checks, ...people, ...things, ...own])].sort();
}

function securityOf(call: Call): Record<string, string[]>[] {
  const { scope } = call;
  const token = scope === undefined ? [] : [{ token: scope === "any" ? [] : [scope] }];
  return isPublic(call) ? [{}, { token: [] }, { session: [] }] : [...token, { session: [] }];
}
