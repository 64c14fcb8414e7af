import type { RouterRoute } from "hono/types";
import { z } from "zod/mini";
import { type $ZodType, toJSONSchema } from "zod/v4/core";
import { type Access, accessOf, scopeOf, type TokenAccess } from "#src/auth/access.ts";
import type { ErrorStatus } from "#src/core/errors.ts";
import { checkOf, type Operation, operationOf, shapes, writtenKeywords } from "#src/http/describe.ts";
import { version } from "../../../package.json";
import { curlOf } from "./curl.ts";
import { errorShape, HEADERS, INTRODUCTION, REQUEST_HEADERS, resourceOf, RESOURCES, WHEN } from "./words.ts";

/** A described route. */
export interface Call {
  method: string;
  /** In the form of OpenAPI: `/api/cars/{id}`. */
  path: string;
  access: Access;
  scope: TokenAccess | undefined;
  operation: Operation;
  body: $ZodType | undefined;
  query: $ZodType | undefined;
}

export type Schema = Record<string, unknown>;

export function listCalls(routes: RouterRoute[]): Call[] {
  const byAddress = Map.groupBy(routes, ({ method, path }) => `${method} ${path}`);
  return [...byAddress.values()].flatMap((handlers) => {
    const [{ method, path }] = handlers as [RouterRoute];
    const found = handlers.map(({ handler }) => ({
      operation: operationOf(handler),
      check: checkOf(handler),
      access: accessOf(handler),
      scope: scopeOf(handler),
    }));
    const operation = found.find((each) => each.operation)?.operation;
    if (!operation) return [];
    const checked = (target: string) => found.find(({ check }) => check?.target === target)?.check?.schema;
    return {
      method,
      path: path.replaceAll(/:(\w+)/g, "{$1}"),
      access: found.find((each) => each.access)?.access ?? "guest",
      scope: found.find((each) => each.scope)?.scope,
      operation,
      body: operation.body ?? checked("json"),
      query: operation.query ?? checked("query"),
    };
  });
}

export type Document = ReturnType<typeof describeApi>;

/** The OpenAPI document of all described routes. */
export function describeApi(routes: RouterRoute[], origin: string) {
  const calls = listCalls(routes);
  const sent = schemasOf(
    "input",
    calls.flatMap(({ operation: { id }, body, query }) => [
      [`${id} body`, body],
      [`${id} query`, query],
    ]),
  );
  const answered = schemasOf("output", [
    ["error", errorShape],
    ...calls.flatMap(({ operation: { id, answers } }) =>
      Object.entries(answers).map(([status, answer]): Named => [`${id} ${status}`, answer]),
    ),
  ]);
  const schemas = { ...sent.named, ...answered.named };
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of calls) {
    const at = (paths[call.path] ??= {});
    at[call.method.toLowerCase()] = operationIn(call, origin, sent.of, answered.of, schemas);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Markaba API",
      version,
      description: INTRODUCTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    tags: RESOURCES.map(({ name, text }) => ({ name, description: text })),
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(
        Object.entries(WHEN).map(([status, when]) => [`Error${status}`, refusal(Number(status), when)]),
      ),
      headers: Object.fromEntries(
        Object.entries(HEADERS).map(([name, description]) => [
          name,
          { description, schema: { type: "string" } },
        ]),
      ),
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "A token from the settings" },
        session: { type: "apiKey", in: "cookie", name: "__Host-sid", description: "A browser's session" },
      },
    },
  };
}

type Named = [name: string, schema: $ZodType | null | undefined];

/** All schemas in one go, so that those with a name are written once and referred to. */
function schemasOf(io: "input" | "output", given: Named[]) {
  const present = given.filter((each): each is [string, z.ZodMiniType] => Boolean(each[1]));
  const { properties = {}, $defs = {} } = toJSONSchema(z.object(Object.fromEntries(present)), {
    io,
    metadata: shapes,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, writtenKeywords(zodSchema));
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const moved = JSON.parse(
    JSON.stringify({ properties, $defs }).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Record<"properties" | "$defs", Record<string, Schema>>;
  return { of: (name: string) => moved.properties[name], named: moved.$defs };
}

type SchemaOf = ReturnType<typeof schemasOf>["of"];

function operationIn(
  call: Call,
  origin: string,
  sent: SchemaOf,
  answered: SchemaOf,
  schemas: Record<string, Schema>,
): Schema {
  const { id, summary, text, answers, headers = [], files } = call.operation;
  const body = sent(`${id} body`);
  const query = sent(`${id} query`) as
    | { properties?: Record<string, Schema>; required?: string[] }
    | undefined;
  const json = body && { schema: body, ...example(call.operation.example?.body ?? exampleOf(body, schemas)) };
  const responses = Object.entries(answers).map(([status, answer]) => {
    const schema = answer ? answered(`${id} ${status}`) : undefined;
    return [
      status,
      {
        description: schema ? "The answer" : "Done; no body",
        ...(headers.length > 0 && {
          headers: Object.fromEntries(headers.map((name) => [name, header(name)])),
        }),
        ...(schema && {
          content: { "application/json": { schema, ...example(exampleOf(schema, schemas)) } },
        }),
      },
    ];
  });
  const refused = refusalsOf(call).map((status) => [
    status,
    { $ref: `#/components/responses/Error${status}` },
  ]);
  return {
    operationId: id,
    tags: [resourceOf(call.path).name],
    summary,
    ...(text && { description: text }),
    security: securityOf(call),
    parameters: [
      ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
        name,
        in: "query",
        required: query?.required?.includes(name) ?? false,
        schema,
      })),
      ...(call.operation.accepts ?? []).map((name) => ({
        name,
        in: "header",
        required: false,
        description: REQUEST_HEADERS[name],
        schema: { type: "string" },
      })),
    ],
    ...((json || files) && {
      requestBody: {
        required: true,
        content: {
          ...(json && { "application/json": json }),
          ...(files && { "multipart/form-data": FILES }),
        },
      },
    }),
    responses: Object.fromEntries([...responses, ...refused]),
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlOf(call, origin, json?.example) }],
  };
}

const FILES = {
  schema: {
    type: "object",
    properties: { files: { type: "array", items: { type: "string", format: "binary" } } },
    required: ["files"],
  },
};

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const example = (value: unknown) => (value === undefined ? {} : { example: value });

function refusal(status: number, description: string) {
  const names =
    status === 401 ? ["WWW-Authenticate"] : status === 429 || status === 503 ? ["Retry-After"] : [];
  return {
    description,
    ...(names.length > 0 && { headers: Object.fromEntries(names.map((name) => [name, header(name)])) }),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

/** The statuses that follow from the kind of call, and those it names itself. */
function refusalsOf({ method, path, access, operation, body, query }: Call): ErrorStatus[] {
  const changes = method !== "GET";
  const isChecked = body !== undefined || query !== undefined || operation.files;
  const found = new Set<ErrorStatus>([401, 429, 500, 503, ...(operation.errors ?? [])]);
  if (isChecked) found.add(400);
  if (path.includes("{")) found.add(404);
  if (changes || (access !== "guest" && access !== "gate")) found.add(403);
  if (changes) for (const status of [400, 413, 415, 507] as const) found.add(status);
  return [...found].sort((a, b) => a - b);
}

function securityOf({ access, scope }: Call): Schema[] {
  const isPublic = access === "guest" || access === "gate";
  const token =
    scope === undefined ? (isPublic ? [{ token: [] }] : []) : [{ token: scope === "any" ? [] : [scope] }];
  return [...(isPublic ? [{}] : []), ...token, { session: [] }];
}

/** Puts an example together from those of the parts; undefined if one cannot be known. */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  const {
    examples,
    $ref,
    anyOf,
    type,
    properties,
    items,
    enum: values,
  } = schema as Schema & {
    examples?: unknown[];
    $ref?: string;
    anyOf?: Schema[];
    properties?: Record<string, Schema>;
    items?: Schema;
    enum?: unknown[];
  };
  if (examples) return examples[0];
  if (values) return values[0];
  if ("const" in schema) return schema["const"];
  if ($ref) return exampleOf(schemas[$ref.replace(/.*\//, "")] ?? {}, schemas);
  if (anyOf) return exampleOf(anyOf[0] ?? {}, schemas);
  if (type === "array") return items && !isEmpty(items) ? [exampleOf(items, schemas)] : [];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return schema["minimum"] ?? 1;
  if (type === "string") return "text";
  if (!properties) return type === "object" ? {} : undefined;
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, exampleOf(part, schemas)]),
  );
}

const isEmpty = (schema: Schema): boolean => Object.keys(schema).length === 0;
