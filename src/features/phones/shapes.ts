import { z } from "zod/mini";
import { named, texts, times } from "#src/http/describe.ts";

export const phoneCheckShape = named("PhoneCheck", {
  ...texts("id"),
  ...times("expiresAt"),
  resendAfterSeconds: z.int(),
});

export const confirmedPhoneShape = named("ConfirmedPhone", times("phoneConfirmedAt"));
