import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";

export const keyOf = (email: string): string => email.toLowerCase();

export type UserRow = typeof users.$inferSelect;

export async function findUser(read: Reader, id: string): Promise<UserRow | null> {
  const [user] = await read.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Throws "unauthorized" for an account that was deleted meanwhile. */
export async function getUser(read: Reader, id: string): Promise<UserRow> {
  const user = await findUser(read, id);
  if (!user) throw new AppError("unauthorized", "notSignedIn");
  return user;
}

export async function findByEmail(read: Reader, email: string): Promise<UserRow | null> {
  const [user] = await read
    .select()
    .from(users)
    .where(eq(users.emailKey, keyOf(email)));
  return user ?? null;
}
