import { z } from "zod/mini";
import { flags, named, texts, textsOrNull, time, times } from "#src/http/describe.ts";

export const userShape = named("User", {
  ...texts("id", "email", "name"),
  ...textsOrNull("phone", "location"),
  role: z.enum(["user", "admin"]),
  listingLimit: z.nullable(z.int()),
  ...flags("isActive"),
  phoneConfirmedAt: z.nullable(time()),
  ...times("createdAt", "updatedAt"),
});
export const meShape = z.object({ user: userShape });
