import { and, desc, eq, gte, isNull, or } from "drizzle-orm";
import type { users } from "#src/auth/tables.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { CURRENT, REQUIRED } from "./current.ts";
import { consents } from "./tables.ts";

type Person = Pick<typeof users.$inferSelect, "id" | "emailKey" | "emailVerifiedAt">;

export type Consent = Awaited<ReturnType<typeof listConsents>>[number];

/** Newest first. An unconfirmed address may be another person's, so it finds nothing. */
export async function listConsents(read: Reader, { id, emailKey, emailVerifiedAt }: Person) {
  const isOfAddress =
    emailVerifiedAt === null ? undefined : eq(consents.emailHash, await hashOfToken(emailKey));
  return read
    .select(pick(consents, "purpose", "version", "language", "givenAt", "withdrawnAt"))
    .from(consents)
    .where(or(eq(consents.userId, id), isOfAddress))
    .orderBy(desc(consents.givenAt), desc(consents.id));
}

/** The texts whose current version the user has not agreed to. */
export async function listDue(read: Reader, userId: string) {
  const isDue = REQUIRED.map(async (purpose) => {
    const isGiven = and(
      eq(consents.userId, userId),
      eq(consents.purpose, purpose),
      gte(consents.version, CURRENT[purpose].version),
      isNull(consents.withdrawnAt),
    );
    return (await read.$count(consents, isGiven)) === 0 ? [purpose] : [];
  });
  return (await Promise.all(isDue)).flat();
}
