import { MINUTE_MS } from "#src/core/time.ts";
import { findSecondFactor, spendCode } from "#src/auth/second-factor.ts";
import { endSession, findAwaiting, startSession } from "#src/auth/sessions.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry, uncountTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import type { SignedIn, Visitor } from "../actions.ts";
import type { UserRow } from "../queries.ts";

const TRIES = { name: "login-code", max: 6, perMs: 15 * MINUTE_MS };

/**
 * The second step of a login by the token of the first: a code of the app, or a recovery code once. Answers the running
 * session's token. Throws "unauthorized" where no first step waits, InvalidFields naming `code`, and "too-many".
 */
export async function enterCode(
  deps: Deps,
  token: string | null,
  typed: string,
  { userAgent }: Pick<Visitor, "userAgent">,
): Promise<SignedIn> {
  const { db, clock } = deps;
  const now = clock.now();
  const first = token === null ? null : await findAwaiting(db.read, token, now);
  if (!first) throw new AppError("unauthorized", "loginCodeEnded");
  const { user, tokenHash } = first;
  await countTry(db, TRIES, user.id, now);
  return db.withTx(async (tx) => {
    if (!(await findAwaiting(tx, token ?? "", now))) throw new AppError("unauthorized", "loginCodeEnded");
    const result = await spendOrRefuse(tx, user.id, typed, now);
    await uncountTry(tx, TRIES, user.id);
    await endSession(tx, tokenHash);
    if (result === "recovery") await tellOfRecovery(tx, deps, user);
    return { user, token: await startSession(tx, user, now, userAgent), awaitsCode: false };
  });
}

/** Uses a code up; throws InvalidFields naming `code` for one that opens nothing. */
export async function spendOrRefuse(
  tx: Tx,
  userId: string,
  typed: string,
  now: number,
): Promise<"app" | "recovery"> {
  const result = await spendCode(tx, userId, typed, now);
  if (result === "spent") throw new InvalidFields({ code: t.codeSpent() });
  if (result === "wrong") throw new InvalidFields({ code: t.codeWrong() });
  return result;
}

async function tellOfRecovery(tx: Tx, deps: Deps, user: UserRow): Promise<void> {
  const factor = await findSecondFactor(tx, user.id);
  const left = factor.state === "on" ? factor.codesLeft : 0;
  const subject = { kind: "user", id: user.id, name: user.name };
  const entry = { actor: user, action: "second-factor.recovery", subject, after: { codesLeft: left } };
  await recordAudit(tx, entry, deps.clock.now());
  await queueMail(tx, deps, {
    kind: "recovery-code",
    to: { userId: user.id, email: user.email, language: user.language },
    write: () => ({
      subject: t.recoveryMailSubject(),
      paragraphs: [t.accountMailGreeting(user.name), t.recoveryMailText(left), t.passwordMailWarning()],
      action: { label: t.resetTitle(), url: absoluteHref(deps.config, "/forgot-password") },
    }),
  });
}
