import { z } from "zod/mini";
import { cleanLine } from "#src/core/text.ts";

export const MAX_NAME = 80;
export const MAX_EMAIL = 254;

export const typedEmail = (invalid: () => string, tooLong = invalid) =>
  z
    .string({ error: invalid })
    .check(z.overwrite(cleanLine), z.maxLength(MAX_EMAIL, { error: tooLong }), z.email({ error: invalid }));
