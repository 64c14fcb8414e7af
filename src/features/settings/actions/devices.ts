import { endOtherSessions, endSessionByHandle, type Session } from "#src/auth/sessions.ts";
import type { Deps } from "#src/http/env.ts";

/** Signs a device of the user out; one that is out already is as good. */
export const endDevice = ({ db }: Deps, { user }: Session, handle: string): Promise<void> =>
  db.withTx((tx) => endSessionByHandle(tx, user.id, handle));

/** Signs every other device of the user out. */
export const endOtherDevices = ({ db }: Deps, session: Session): Promise<void> =>
  db.withTx((tx) => endOtherSessions(tx, session));
