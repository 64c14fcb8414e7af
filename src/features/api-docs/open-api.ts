import { version } from "../../../package.json";
import { type Call, isPublic } from "./calls.ts";
import { curlOf, sessionCookie } from "./curl.ts";
import { exampleOf, parameter, type Schema, type Schemas, schemasIn, targetOf } from "./schemas.ts";
import skeleton from "./skeleton.json";
import { INTRODUCTION } from "./tables.ts";
import { GROUPS, wordsOf } from "./words.ts";

export type Document = ReturnType<typeof describeApi>;

/** The OpenAPI document of these calls. */
export function describeApi(calls: Call[], origin: string) {
  const sent = schemasIn(
    "input",
    calls.flatMap(({ id, body, query }) => [
      [`${id} body`, body],
      [`${id} query`, query],
    ]),
  );
  const answered = schemasIn(
    "output",
    calls.flatMap(({ id, answers = {} }) =>
      Object.entries(answers).map(([status, answer]) => [`${id} ${status}`, answer]),
    ),
  );
  const schemas: Schemas = { ...skeleton.components.schemas, ...sent.$defs, ...answered.$defs };
  const parts = { ...sent.properties, ...answered.properties };
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const call of calls)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, origin, parts, schemas);
  const { token, session } = skeleton.components.securitySchemes;
  return {
    ...skeleton,
    info: { ...skeleton.info, version, description: INTRODUCTION },
    servers: [{ url: origin }],
    tags: GROUPS.map(({ name }) => ({ name, description: `${name}.` })),
    paths,
    components: {
      ...skeleton.components,
      schemas,
      securitySchemes: { token, session: { ...session, name: sessionCookie(origin) } },
    },
  };
}

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: Schema; example?: unknown }>;
}

function operationOf(call: Call, origin: string, parts: Schemas, schemas: Schemas) {
  const { id, path, text, headers = [], accepts = [], answers = {}, files, type } = call;
  const body = parts[`${id} body`];
  const example = call.exampleBody ?? (body && exampleOf(body, schemas));
  const responses: Record<string, Answer> = {};
  for (const status of Object.keys(answers)) {
    const schema = parts[`${id} ${status}`];
    responses[status] = {
      description: schema ? "The answer." : "Done.",
      headers: Object.fromEntries(headers.map((name) => [name, refer("headers", name)])),
      ...(schema && { content: { "application/json": { schema, example: exampleOf(schema, schemas) } } }),
      ...(type && status === "200" && { content: { [type]: { schema: FILE } } }),
    };
  }
  if (accepts.includes("If-None-Match")) responses["304"] = { description: "It has not changed." };
  for (const status of refusalsOf(call)) responses[status] = refer("responses", `Error${status}`);
  const { properties = {}, required = [] } = targetOf(parts[`${id} query`] ?? {}, schemas);
  return {
    operationId: id,
    tags: [call.group],
    summary: call.summary,
    ...(text && { description: text }),
    security: securityOf(call),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
        parameter(name, "path", { type: "string", ...wordsOf(name) }, true),
      ),
      ...Object.entries(properties).map(([name, part]) =>
        parameter(name, "query", part, required.includes(name)),
      ),
      ...accepts.map((name) => refer("parameters", name)),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: body, example },
          ...(files && { "multipart/form-data": formOf(files) }),
        },
      },
    }),
    responses,
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlOf(call, origin, example) }],
  };
}

const FILE = { type: "string", format: "binary" };
const formOf = (part: "file" | "files") => ({
  schema: {
    type: "object",
    properties: { [part]: part === "files" ? { type: "array", items: FILE } : FILE },
  },
});

/** The statuses that follow from the kind of call, and those it names itself. */
function refusalsOf(call: Call): number[] {
  const { method, path, body, query, refuses = [] } = call;
  const changes = method === "GET" ? [] : [400, 403, 413, 415, 507];
  const checks = body || query ? [400] : [];
  const people = isPublic(call) ? [] : [403];
  const things = path.includes("{") ? [404] : [];
  return [401, 429, 500, 503, ...changes, ...checks, ...people, ...things, ...refuses];
}

function securityOf(call: Call): Record<string, string[]>[] {
  const { scope } = call;
  const token = scope === undefined ? [] : [{ token: scope === "any" ? [] : [scope] }];
  return isPublic(call) ? [{}, { token: [] }, { session: [] }] : [...token, { session: [] }];
}
