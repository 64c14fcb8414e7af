import { z } from "zod/mini";
import { t } from "#t";

export const MAX_ADDRESS_LENGTH = 2048;

/** The JSON body of `POST /api/photos`. */
export const photoAddress = z.object({
  url: z
    .string({ error: () => t.fieldRequired() })
    .check(
      z.trim(),
      z.minLength(1, { error: () => t.fieldRequired() }),
      z.maxLength(MAX_ADDRESS_LENGTH, { error: () => t.photoAddressRefused() }),
    ),
});
