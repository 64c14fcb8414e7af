import { z } from "zod/mini";
import type { SessionUser } from "#src/auth/sessions.ts";
import { id, meaning, named, time } from "#src/http/describe.ts";

const user = {
  id: id(),
  email: meaning(z.string(), "The email address", "lina@example.com"),
  name: meaning(z.string(), "The name", "Lina Haddad"),
  phone: meaning(z.nullable(z.string()), "The phone number", "+962791234567"),
  location: meaning(z.nullable(z.string()), "The city", "Amman"),
  role: z.enum(["user", "admin"]),
  listingLimit: meaning(z.nullable(z.int()), "Active listings allowed; 999999 and null are unlimited", 50),
  isActive: z.boolean(),
  createdAt: time("When the account was made"),
  updatedAt: time("When it last changed"),
} satisfies Record<keyof SessionUser, z.ZodMiniType>;

export const meShape = z.object({ user: named("User", z.object(user)) });
export const awaitsCodeShape = z.object({ awaitsCode: z.boolean() });
