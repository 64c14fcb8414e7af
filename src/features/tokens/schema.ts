import { z } from "zod/mini";
import { SCOPES } from "#src/auth/access.ts";
import { cleanLine } from "#src/core/text.ts";
import { given, passwordChange } from "#src/features/accounts/schema.ts";
import { t } from "#t";

const MAX_NAME = 60;
export const USUAL_DAYS = 90;

export const tokenInput = z.object({
  name: z.pipe(z.pipe(z.string(), z.transform(cleanLine)), given(MAX_NAME)),
  scopes: z.array(z.enum(SCOPES)).check(z.minLength(1, { error: () => t.fieldRequired() })),
  expiresInDays: z._default(z.int().check(z.gte(1), z.lte(365)), USUAL_DAYS),
  password: z._default(z.string(), ""),
  code: passwordChange.shape.code,
});
export type TokenInput = z.infer<typeof tokenInput>;
