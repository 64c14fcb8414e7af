import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import { validator } from "hono/validator";
import { type $ZodIssue, type $ZodType, config, type output, safeParse } from "zod/v4/core";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { t } from "#t";
import { declare } from "./describe.ts";
import { type Ctx, middleware } from "./env.ts";

// The default message; zod's own is in English.
config({ localeError: () => t.invalidValue() });

const API_BODIES = /^(application\/([\w.-]+\+)?json|multipart\/form-data)\b/i;

/** Middleware: refuses a body in a format that the API does not read, instead of treating it as empty. */
export const knownBodies = middleware(async (c, next) => {
  const type = c.req.header("Content-Type");
  if (type !== undefined && !API_BODIES.test(type)) throw new AppError("wrong-type", "jsonExpected");
  await next();
});

/** `sent` describes what is sent, where the schema reads it in another form. */
export const validate = <Target extends keyof ValidationTargets, Schema extends $ZodType>(
  target: Target,
  schema: Schema,
  sent: $ZodType = schema,
) => {
  const check = zValidator(target, schema, (result) => {
    if (!result.success) throw new InvalidFields(fieldMessages(result.error.issues));
  });
  return declare(check, { [target === "json" ? "body" : target]: sent });
};

export function parseInput<Schema extends $ZodType>(schema: Schema, input: unknown): output<Schema> {
  const result = safeParse(schema, input);
  if (!result.success) throw new InvalidFields(fieldMessages(result.error.issues));
  return result.data;
}

export function fieldMessages(issues: readonly $ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (path === "" && issue.code === "invalid_type") throw new AppError("invalid", "invalidRequest");
    fields[path] ??= issue.message;
  }
  return fields;
}

export type Posted = Record<string, string | undefined>;

export const postedForm = validator("form", (body) => {
  const texts: Posted = {};
  for (const [name, value] of Object.entries(body)) if (typeof value === "string") texts[name] = value;
  return texts;
});

export const queryParams = (c: Ctx): URLSearchParams => new URL(c.req.url).searchParams;
