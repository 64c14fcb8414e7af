import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { type Call, listCalls } from "#src/features/api-docs/calls.ts";
import { describeApi } from "#src/features/api-docs/open-api.ts";

type Routes = Parameters<typeof listCalls>[0];

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const checks = new Map<string, ValidateFunction>();
const described = new Map<string, Responses>();

type Responses = Record<string, { content?: object; headers?: object; $ref?: string }>;

/** The responses of a call; each is described by itself, because the whole document takes a sixth of a second. */
function responsesOf(call: Call): Responses {
  const known = described.get(call.id);
  if (known) return known;
  const document = describeApi([call], "http://localhost");
  ajv.addSchema({ ...document, $id: call.id });
  const responses: Responses = document.paths[call.path]?.[call.method.toLowerCase()]?.responses ?? {};
  described.set(call.id, responses);
  return responses;
}

function checkOf({ id, method, path }: Call, status: number): ValidateFunction {
  const pointer =
    status >= 400
      ? "components/schemas/Error"
      : `paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
  const known = checks.get(id + pointer) ?? ajv.compile({ $ref: `${id}#/${pointer}` });
  checks.set(id + pointer, known);
  return known;
}

let patterns: { call: Call; pattern: RegExp }[] | undefined;

const listPatterns = (routes: Routes) =>
  (patterns ??= listCalls(routes)
    .map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }))
    // Paths without parameters come first, because `/api/cars/featured` also fits `/api/cars/{id}`.
    .sort((a, b) => Number(a.call.path.includes("{")) - Number(b.call.path.includes("{"))));

/** What is wrong with an answer of the API, compared with its description; null if all is right. */
export async function wrongIn(
  routes: Routes,
  { method, path, response }: { method: string; path: string; response: Response },
): Promise<string | null> {
  const { status, headers } = response;
  const verb = method === "HEAD" ? "GET" : method;
  const call = listPatterns(routes).find(
    (each) => each.call.method === verb && each.pattern.test(path),
  )?.call;
  if (!call) return null;
  const told = responsesOf(call)[status];
  if (!told) return `${status} is not described`;
  const missing = Object.keys(told.headers ?? {}).filter((name) => !headers.has(name));
  if (missing.length > 0 && !headers.has("Idempotency-Replayed")) return `Without ${missing.join()}`;
  if (status === 304 || method === "HEAD" || headers.has("Content-Encoding")) return null;
  if (told.content && !("application/json" in told.content)) return null;
  if (!told.content && !told.$ref) return (await response.text()) === "" ? null : "A body is not described";
  const type = headers.get("Content-Type");
  if (!type?.startsWith("application/json")) return `The type is ${type}`;
  const check = checkOf(call, status);
  if (check(await response.json())) return null;
  return ajv.errorsText(check.errors) + JSON.stringify(check.errors?.map(({ params }) => params));
}
