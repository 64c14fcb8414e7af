import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Config } from "#src/config.ts";
import { formatPhone } from "#src/core/phone.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { isMobile } from "#src/features/accounts/phone-input.ts";
import type { UserRow } from "#src/features/accounts/queries.ts";
import { findWaitEnd } from "#src/http/rate-limit.ts";
import { BY_PERSON, byNumber, WAIT } from "./limits.ts";
import { phoneChecks } from "./tables.ts";

export const MOST_TRIES = 5;

/** Why a person gets no code; null if nothing is in the way. */
export const obstacleOf = (
  { PHONE_COUNTRIES }: Config,
  { phone, emailVerifiedAt }: UserRow,
): "phoneNotMobile" | "phoneNeedsEmail" | null =>
  !isMobile(phone ?? "", PHONE_COUNTRIES) ? "phoneNotMobile" : emailVerifiedAt ? null : "phoneNeedsEmail";

export type PhoneCard = NonNullable<Awaited<ReturnType<typeof findPhoneCard>>>;

/** What the settings say about the number; null where no codes are sent. */
export async function findPhoneCard(read: Reader, config: Config, user: UserRow, now: number) {
  if (config.PHONE_CODES === "off") return null;
  const isUntried = and(isNull(phoneChecks.confirmedAt), lt(phoneChecks.tries, MOST_TRIES));
  const isForThis = and(eq(phoneChecks.userId, user.id), eq(phoneChecks.phone, user.phone ?? ""));
  const [check] = await read
    .select(pick(phoneChecks, "id", "failedAt"))
    .from(phoneChecks)
    .where(and(isForThis, isUntried, gt(phoneChecks.expiresAt, now)))
    .orderBy(desc(phoneChecks.createdAt))
    .limit(1);
  return {
    phone: user.phone && formatPhone(user.phone),
    confirmedAt: user.phoneConfirmedAt,
    obstacle: obstacleOf(config, user),
    checkId: check?.id ?? null,
    /** When another code may be asked for; null if at once. */
    nextAt: await findWaitEnd(read, [[WAIT, user.id], [BY_PERSON, user.id], byNumber(user.phone ?? "")], now),
    /** It may have arrived all the same, if the gateway was slow. */
    isUnsent: typeof check?.failedAt === "number",
  };
}
