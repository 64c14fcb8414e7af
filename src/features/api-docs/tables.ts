import { SCOPES } from "#src/auth/access.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { type Call, isPublic } from "./calls.ts";
import introduction from "./introduction.txt" with { type: "text" };
import type { Document } from "./open-api.ts";
import { parameter, type Schema, type Schemas, targetOf } from "./schemas.ts";
import skeleton from "./skeleton.json";

// The texts are Markdown.

type Operation = Document["paths"][string][string];

/** Empty without rows. */
const table = (names: string[], rows: string[][]): string =>
  (rows.length > 0 ? [names, names.map(() => "---"), ...rows] : [])
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");

const titled = (title: string, content: string): string => content && `### ${title}\n\n${content}`;

const code = (value: unknown) => `\`${String(value)}\``;

export function callersText(call: Call): string {
  const { access, scope } = call;
  if (isPublic(call)) return "Anyone may call it, also with any token.";
  const who = access === "admin" ? "Admins" : "Signed-in people";
  const tokens = scope === "any" ? "with any token" : scope && `with a token that has ${code(scope)}`;
  return tokens ? `${who}, also ${tokens}.` : `${who} with a session; tokens may not call it.`;
}

function typeOf(schema: Schema, schemas: Schemas): string {
  const { type, anyOf, items, enum: values } = targetOf(schema, schemas);
  if (anyOf) return [...new Set(anyOf.map((part) => typeOf(part, schemas)))].join(" or ");
  if (type === "array") return items?.type ? `list of ${typeOf(items, schemas)}s` : "list";
  return values ? "word" : [type ?? "any"].flat().join(" or ");
}

function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, maxItems, enum: values, items, anyOf = [] } = schema;
  const parts = items ? [...anyOf, items] : anyOf;
  return [
    values && values.length <= 30 && values.map(code).join(" "),
    minimum !== undefined && (maximum === undefined ? `At least ${minimum}.` : `${minimum} to ${maximum}.`),
    maxLength !== undefined && `${minLength ?? 0} to ${maxLength} characters.`,
    maxItems !== undefined && `At most ${maxItems}.`,
    ...parts.flatMap(limitsOf),
  ].filter((limit) => typeof limit === "string");
}

export function parametersText({ parameters, requestBody }: Operation, schemas: Schemas): string {
  const body = targetOf(requestBody?.content["application/json"].schema ?? {}, schemas);
  const inBody = Object.entries(body.properties ?? {}).map(([name, schema]) =>
    parameter(name, "body", schema, body.required?.includes(name)),
  );
  const headers: Record<string, (typeof inBody)[number]> = skeleton.components.parameters;
  const given = parameters.map((each) => ("$ref" in each ? headers[each.$ref.replace(/.*\//, "")] : each));
  // The call's text explains the `not.` filters together.
  const rows = [...given, ...inBody].flatMap((each) => (each && !each.name.startsWith("not.") ? [each] : []));
  const cells = rows.map(({ name, in: place, required, description = "", schema }) => [
    `${code(name)} ${required ? `${place}, required` : place}`,
    typeOf(schema, schemas),
    [description, ...limitsOf(targetOf(schema, schemas))].filter(Boolean).join(" "),
  ]);
  return titled("Parameters", table(["Name", "Type", "Meaning"], cells));
}

const RESPONSES: Record<string, { description: string }> = skeleton.components.responses;
const STATUSES = Object.keys(RESPONSES).map((name) => name.replace("Error", ""));
/** Every call may answer these, or every one with a body; they are told once. */
const ANYWHERE = ["401", "413", "415", "429", "500", "503", "507"];

function refusalsTable(statuses: string[]): string {
  const rows = statuses.map((status) => [code(status), RESPONSES[`Error${status}`]?.description ?? ""]);
  return table(["Status", "When"], rows);
}

export function ownRefusalsText({ responses }: Operation): string {
  const own = STATUSES.filter((status) => status in responses && !ANYWHERE.includes(status));
  return titled("Errors", refusalsTable(own));
}

const scopes = SCOPES.map((scope) => [code(scope), messagesOf.en.tokenScope(scope)]);

/** What holds for all calls. */
export const INTRODUCTION = introduction
  .trim()
  .replace("{scopes}", table(["Scope", "What it allows"], scopes))
  .replace("{errors}", refusalsTable(STATUSES));
