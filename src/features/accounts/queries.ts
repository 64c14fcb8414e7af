import { and, eq } from "drizzle-orm";
import { findLink } from "#src/auth/one-time-links.ts";
import { type LinkPurpose, users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";

export const emailKeyOf = (email: string): string => email.toLowerCase();

export type UserRow = typeof users.$inferSelect;

export async function findUser(read: Reader, id: string): Promise<UserRow | null> {
  const [user] = await read.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

export async function getUser(read: Reader, id: string): Promise<UserRow> {
  const user = await findUser(read, id);
  if (!user) throw new AppError("unauthorized", "notSignedIn");
  return user;
}

/** The user of an emailed link, if active; the link may have been used. */
export async function findByLink(read: Reader, purpose: LinkPurpose, token: string, now: number) {
  const link = await findLink(read, purpose, token, now);
  const user = link?.userId ? await findUser(read, link.userId) : null;
  return link && user?.isActive ? { user, usedAt: link.usedAt } : null;
}

export async function findByEmail(read: Reader, email: string): Promise<UserRow | null> {
  const [user] = await read
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return user ?? null;
}

export const listActiveAdmins = (read: Reader): Promise<UserRow[]> =>
  read
    .select()
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.isActive, true)));
