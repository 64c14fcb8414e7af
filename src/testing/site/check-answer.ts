import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describeApi, type Document } from "#src/features/api-docs/open-api.ts";

type Routes = Parameters<typeof describeApi>[0];

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const checks = new Map<string, ValidateFunction>();

function checkOf(pointer: string): ValidateFunction {
  const compiled = checks.get(pointer) ?? ajv.compile({ $ref: `api#/${pointer}` });
  checks.set(pointer, compiled);
  return compiled;
}

let read: { document: Document; paths: [template: string, pattern: RegExp][] } | undefined;

function readOnce(routes: Routes) {
  if (read) return read;
  const document = describeApi(routes, "http://localhost");
  ajv.addSchema({ ...document, $id: "api" });
  const paths = Object.keys(document.paths)
    // A fixed path before one with a parameter.
    .sort((a, b) => Number(a.includes("{")) - Number(b.includes("{")))
    .map((path) => [path, new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`)] as [string, RegExp]);
  return (read = { document, paths });
}

type Responses = Record<string, { content?: object; headers?: object; $ref?: string }>;

const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

/** What is wrong with an answer of the API, compared with its description; null if all is right. */
export async function wrongIn(
  routes: Routes,
  { method, path, response }: { method: string; path: string; response: Response },
): Promise<string | null> {
  const { document, paths } = readOnce(routes);
  const { status, headers } = response;
  const verb = (method === "HEAD" ? "GET" : method).toLowerCase();
  const template = paths.find(
    ([each, pattern]) => pattern.test(path) && verb in (document.paths[each] ?? {}),
  )?.[0];
  const responses = document.paths[template ?? ""]?.[verb]?.["responses"] as Responses | undefined;
  const told = responses?.[status];
  if (!template && status < 400) return null;
  if (template && !told && status !== 304) return `${status} is not described`;
  const missing = Object.keys(told?.headers ?? {}).filter((name) => !headers.has(name));
  if (missing.length > 0 && !headers.has("Idempotency-Replayed")) return `Without ${missing.join()}`;
  const type = headers.get("Content-Type");
  const isError = told === undefined || told.$ref !== undefined;
  if (status === 304 || method === "HEAD" || headers.has("Content-Encoding")) return null;
  if (!isError && !told.content) return (await response.text()) === "" ? null : "A body is not described";
  if (!type?.startsWith("application/json")) return `The type is ${type}`;
  const pointer = isError
    ? "components/schemas/Error"
    : `paths/${escaped(template ?? "")}/${verb}/responses/${status}/content/application~1json/schema`;
  const check = checkOf(pointer);
  if (check(await response.json())) return null;
  return ajv.errorsText(check.errors) + JSON.stringify(check.errors?.map(({ params }) => params));
}
