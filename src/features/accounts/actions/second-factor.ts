import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "#src/auth/second-factor.ts";
import { renewToken, type Session } from "#src/auth/sessions.ts";
import { InvalidFields } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { moveDevice } from "#src/features/push/actions/devices.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import type { UserRow } from "../queries.ts";
import { endAccessElsewhere, getUserByPassword, useCode } from "./passwords.ts";
import { mailSecurityNotice, recordOwnAction } from "./notices.ts";

export interface Proof {
  password: string;
  code: string;
}

/** Renews the session, so that a copy of its cookie does not see the new secret; returns its new token. */
export const beginTurnOn = ({ db }: Deps, { user, tokenHash }: Session): Promise<string> =>
  db.withTx(async (tx) => {
    const renewed = await renewSession(tx, tokenHash);
    await beginSecondFactor(tx, user.id, renewed.tokenHash);
    return renewed.token;
  });

/** Ends all other sessions and renews this one; returns its new token and the recovery codes. */
export const turnOn = (deps: Deps, session: Session, { password, code }: Proof) =>
  withPassword(deps, session, password, async (tx, user) => {
    const { tokenHash } = session;
    const codes = await confirmSecondFactor(tx, user.id, tokenHash, code, deps.clock.now());
    if (codes === "wrong") throw new InvalidFields({ code: t.codeWrong() });
    await endAccessElsewhere(tx, session);
    const { token } = await renewSession(tx, tokenHash);
    await recordSwitch(tx, deps, user, "on");
    return { token, codes };
  });

async function renewSession(tx: Tx, tokenHash: string) {
  const renewed = await renewToken(tx, tokenHash);
  await moveDevice(tx, tokenHash, renewed.tokenHash);
  return renewed;
}

export const turnOff = (deps: Deps, session: Session, { password, code }: Proof): Promise<void> =>
  withPassword(deps, session, password, async (tx, user) => {
    await useCode(tx, user.id, code, deps.clock.now());
    await removeSecondFactor(tx, user.id);
    await recordSwitch(tx, deps, user, "off");
  });

export const replaceRecoveryCodes = (deps: Deps, session: Session, { password, code }: Proof) =>
  withPassword(deps, session, password, async (tx, user) => {
    await useCode(tx, user.id, code, deps.clock.now());
    await recordOwnAction(tx, deps, user, "second-factor.codes");
    return renewRecoveryCodes(tx, user.id);
  });

async function withPassword<Result>(
  deps: Deps,
  session: Session,
  password: string,
  change: (tx: Tx, user: UserRow) => Promise<Result>,
): Promise<Result> {
  const user = await getUserByPassword(deps, session.user.id, password, "password");
  return deps.db.withTx((tx) => change(tx, user));
}

async function recordSwitch(tx: Tx, deps: Deps, user: UserRow, state: "on" | "off"): Promise<void> {
  await recordOwnAction(tx, deps, user, `second-factor.${state}`);
  await mailSecurityNotice(tx, deps, user, `second-factor-${state}`, () =>
    state === "on"
      ? { subject: t.secondFactorMailOn(), text: t.secondFactorMailOnText() }
      : { subject: t.secondFactorMailOff(), text: t.secondFactorMailOffText() },
  );
}
