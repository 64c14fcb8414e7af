import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import type { SessionUser } from "#src/auth/sessions.ts";
import { flags, named, texts, textsOrNull, times } from "#src/http/describe.ts";

const user = {
  ...texts("id", "email", "name"),
  ...textsOrNull("phone", "location"),
  role: z.enum(["user", "admin"]),
  listingLimit: z.nullable(z.int()),
  ...flags("isActive"),
  ...times("createdAt", "updatedAt"),
} satisfies Record<keyof SessionUser, $ZodType>;

export const userShape = named("User", user);
export const meShape = z.object({ user: userShape });
