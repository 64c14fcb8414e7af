import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "#src/auth/second-factor.ts";
import { endOtherSessions, type Session } from "#src/auth/sessions.ts";
import { InvalidFields } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import type { UserRow } from "../queries.ts";
import { useCode } from "./login.ts";
import { mailSecurityNotice, recordOwnAction } from "./notices.ts";
import { getUserByPassword } from "./passwords.ts";

export interface Proof {
  password: string;
  code: string;
}

/** Gives the user a secret for the app; `turnOn` confirms it. */
export const beginTurnOn = ({ db }: Deps, { user }: Session): Promise<void> =>
  db.withTx((tx) => beginSecondFactor(tx, user.id));

/**
 * Turns the second factor on, ends the user's other sessions and returns the recovery codes, which are not stored in
 * plain text. Throws InvalidFields naming `password` or `code`.
 */
export async function turnOn(deps: Deps, session: Session, { password, code }: Proof): Promise<string[]> {
  const user = await getUserByPassword(deps, session.user.id, password, "password");
  return deps.db.withTx(async (tx) => {
    const codes = await confirmSecondFactor(tx, user.id, code, deps.clock.now());
    if (codes === "wrong") throw new InvalidFields({ code: t.codeWrong() });
    await endOtherSessions(tx, session);
    await recordSwitch(tx, deps, user, "on");
    return codes;
  });
}

/** Turns the second factor off; throws as `turnOn`. */
export async function turnOff(deps: Deps, session: Session, { password, code }: Proof): Promise<void> {
  const user = await getUserByPassword(deps, session.user.id, password, "password");
  await deps.db.withTx(async (tx) => {
    await useCode(tx, user.id, code, deps.clock.now());
    await removeSecondFactor(tx, user.id);
    await recordSwitch(tx, deps, user, "off");
  });
}

/** Replaces the recovery codes and returns the new ones; throws as `turnOn`. */
export async function replaceRecoveryCodes(
  deps: Deps,
  session: Session,
  { password, code }: Proof,
): Promise<string[]> {
  const user = await getUserByPassword(deps, session.user.id, password, "password");
  return deps.db.withTx(async (tx) => {
    await useCode(tx, user.id, code, deps.clock.now());
    await recordOwnAction(tx, deps, user, "second-factor.codes");
    return renewRecoveryCodes(tx, user.id);
  });
}

async function recordSwitch(tx: Tx, deps: Deps, user: UserRow, state: "on" | "off"): Promise<void> {
  await recordOwnAction(tx, deps, user, `second-factor.${state}`);
  await mailSecurityNotice(tx, deps, user, `second-factor-${state}`, () =>
    state === "on"
      ? { subject: t.secondFactorMailOn(), text: t.secondFactorMailOnText() }
      : { subject: t.secondFactorMailOff(), text: t.secondFactorMailOffText() },
  );
}
