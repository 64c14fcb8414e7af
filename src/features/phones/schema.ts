import { z } from "zod/mini";
import { toLatinDigits } from "#src/core/text.ts";
import { t } from "#t";

const codeMissing = () => t.phoneCodeMissing();

/** Six digits, in any script and with spaces. */
export const typedPhoneCode = z.object({
  code: z.pipe(
    z.string({ error: codeMissing }),
    z.pipe(
      z.transform((typed: string) => toLatinDigits(typed).replace(/[^\d\p{L}]/gu, "")),
      z.string().check(z.regex(/^\d{6}$/, { error: codeMissing })),
    ),
  ),
});
