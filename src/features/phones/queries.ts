import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Config } from "#src/config.ts";
import { formatPhone } from "#src/core/phone.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { isMobile } from "#src/features/accounts/phone-input.ts";
import type { UserRow } from "#src/features/accounts/queries.ts";
import { phoneChecks } from "./tables.ts";

export const MOST_TRIES = 5;

export type PhoneObstacle = "phoneMissing" | "phoneNotMobile" | "phoneNeedsEmail";

/** Why a person gets no code; null if nothing is in the way. */
export function obstacleOf({ PHONE_COUNTRIES }: Config, user: UserRow): PhoneObstacle | null {
  if (user.phone === null) return "phoneMissing";
  if (!isMobile(user.phone, PHONE_COUNTRIES)) return "phoneNotMobile";
  return user.emailVerifiedAt === null ? "phoneNeedsEmail" : null;
}

export type PhoneCard = NonNullable<Awaited<ReturnType<typeof findPhoneCard>>>;

/** What the settings say about the number; null where no codes are sent. */
export async function findPhoneCard(read: Reader, config: Config, user: UserRow, now: number) {
  if (config.PHONE_CODES === "off") return null;
  const isOpen = and(
    isNull(phoneChecks.confirmedAt),
    gt(phoneChecks.expiresAt, now),
    lt(phoneChecks.tries, MOST_TRIES),
  );
  const [open] = await read
    .select(pick(phoneChecks, "id", "phone", "failedAt"))
    .from(phoneChecks)
    .where(and(eq(phoneChecks.userId, user.id), isOpen))
    .orderBy(desc(phoneChecks.createdAt))
    .limit(1);
  const obstacle = obstacleOf(config, user);
  const check = !obstacle && open?.phone === user.phone ? open : null;
  return {
    phone: user.phone && formatPhone(user.phone),
    confirmedAt: user.phoneConfirmedAt,
    obstacle,
    checkId: check && check.id,
    /** It may have arrived all the same, if the gateway was slow. */
    isUnsent: check !== null && check.failedAt !== null,
  };
}

/** For the person's own download. */
export const exportPhoneChecks = (read: Reader, userId: string) =>
  read
    .select(pick(phoneChecks, "phone", "createdAt", "sentAt", "confirmedAt"))
    .from(phoneChecks)
    .where(eq(phoneChecks.userId, userId));
