import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "#src/auth/second-factor.ts";
import { endOtherSessions, type Session } from "#src/auth/sessions.ts";
import { InvalidFields } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";
import type { UserRow } from "../queries.ts";
import { spendOrRefuse } from "./login-code.ts";
import { getUserByPassword } from "./own-password.ts";

/** What every change of the second factor asks for. */
export interface Proof {
  password: string;
  code: string;
}

/** Gives the user a secret for the app; it is in force once `turnOn` got a code of it. */
export const beginTurnOn = ({ db }: Deps, { user }: Session): Promise<void> =>
  db.withTx((tx) => beginSecondFactor(tx, user.id));

/**
 * Puts the second factor in force, ends the user's other sessions, and answers the recovery codes, which nobody can
 * tell again. Throws InvalidFields naming `password` or `code`.
 */
export async function turnOn(deps: Deps, session: Session, { password, code }: Proof): Promise<string[]> {
  const user = await getUserByPassword(deps, session.user.id, password, "password");
  return deps.db.withTx(async (tx) => {
    const codes = await confirmSecondFactor(tx, user.id, code, deps.clock.now());
    if (codes === "wrong") throw new InvalidFields({ code: t.codeWrong() });
    await endOtherSessions(tx, session);
    await tell(tx, deps, user, "on");
    return codes;
  });
}

/** Takes the second factor away by password and a code of either kind; throws as `turnOn`. */
export async function turnOff(deps: Deps, session: Session, { password, code }: Proof): Promise<void> {
  const user = await getUserByPassword(deps, session.user.id, password, "password");
  await deps.db.withTx(async (tx) => {
    await spendOrRefuse(tx, user.id, code, deps.clock.now());
    await removeSecondFactor(tx, user.id);
    await tell(tx, deps, user, "off");
  });
}

/** Ten new recovery codes in place of the old ones; throws as `turnOn`. */
export async function replaceRecoveryCodes(
  deps: Deps,
  session: Session,
  { password, code }: Proof,
): Promise<string[]> {
  const user = await getUserByPassword(deps, session.user.id, password, "password");
  return deps.db.withTx(async (tx) => {
    await spendOrRefuse(tx, user.id, code, deps.clock.now());
    await record(tx, deps, user, "second-factor.codes");
    return renewRecoveryCodes(tx, user.id);
  });
}

const record = (tx: Tx, { clock }: Deps, user: UserRow, action: string): Promise<void> =>
  recordAudit(
    tx,
    { actor: user, action, subject: { kind: "user", id: user.id, name: user.name } },
    clock.now(),
  );

async function tell(tx: Tx, deps: Deps, user: UserRow, state: "on" | "off"): Promise<void> {
  await record(tx, deps, user, `second-factor.${state}`);
  await queueMail(tx, deps, {
    kind: `second-factor-${state}`,
    to: { userId: user.id, email: user.email, language: user.language },
    write: () => ({
      subject: state === "on" ? t.secondFactorMailOn() : t.secondFactorMailOff(),
      paragraphs: [
        t.accountMailGreeting(user.name),
        state === "on" ? t.secondFactorMailOnText() : t.secondFactorMailOffText(),
        t.passwordMailWarning(),
      ],
      action: { label: t.resetTitle(), url: absoluteHref(deps.config, "/forgot-password") },
    }),
  });
}
