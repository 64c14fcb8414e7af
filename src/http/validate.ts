import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import { type $ZodIssue, type $ZodType, type output, safeParse } from "zod/v4/core";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { t } from "#t";

/** Validates a part of the request; a refusal is an InvalidFields with the first message of each field. */
export const validate = <Target extends keyof ValidationTargets, Schema extends $ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (!result.success) throw new InvalidFields(fieldMessages(result.error.issues));
  });

/** The checked value; throws InvalidFields. For input that did not come by the validator. */
export function parseInput<Schema extends $ZodType>(schema: Schema, input: unknown): output<Schema> {
  const result = safeParse(schema, input);
  if (!result.success) throw new InvalidFields(fieldMessages(result.error.issues));
  return result.data;
}

/** Field path to its first message, the shape every form and API answer uses. */
export function fieldMessages(issues: readonly $ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (path === "" && issue.code === "invalid_type") throw new AppError("invalid", "invalidRequest");
    fields[path] ??= issue.message || t.invalidValue();
  }
  return fields;
}
