import { z } from "zod/mini";
import { PURPOSES } from "#src/features/consents/current.ts";
import { counts, named, texts, time, times } from "#src/http/describe.ts";

export const consentsShape = z.object({
  consents: z.array(
    named("Consent", {
      purpose: z.enum(PURPOSES),
      ...counts("version"),
      language: z.enum(["en", "ar"]),
      ...times("givenAt"),
      withdrawnAt: z.nullable(time()),
    }),
  ),
});

export const dataExportShape = named("DataExport", { ...texts("id"), ...times("createdAt", "expiresAt") });
