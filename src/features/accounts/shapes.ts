import { z } from "zod/mini";
import { DEALER_ROLES } from "#src/auth/tables.ts";
import { flags, named, texts, textsOrNull, times } from "#src/http/describe.ts";

export const userShape = named("User", {
  ...texts("id", "email", "name"),
  ...textsOrNull("phone", "location"),
  role: z.enum(["user", "admin"]),
  listingLimit: z.nullable(z.int()),
  dealerId: z.nullable(z.string()),
  dealerRole: z.nullable(z.enum(DEALER_ROLES)),
  ...flags("isActive"),
  ...times("createdAt", "updatedAt"),
});
export const meShape = z.object({ user: userShape });
