import { z } from "zod/mini";
import { joinedDigits } from "#src/core/text.ts";
import { t } from "#t";

const error = () => t.phoneCodeMissing();

/** Six digits, in any script and with spaces. */
export const typedPhoneCode = z.object({
  code: z.string({ error }).check(z.overwrite(joinedDigits), z.regex(/^\d{6}$/, { error })),
});
