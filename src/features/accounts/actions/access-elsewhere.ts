import { endOtherSessions, type Session } from "#src/auth/sessions.ts";
import type { Tx } from "#src/db/open.ts";
import { forgetDevicesOf } from "#src/features/push/actions/devices.ts";

export async function endAccessElsewhere(tx: Tx, session: Session): Promise<void> {
  await endOtherSessions(tx, session);
  await forgetDevicesOf(tx, session.user.id, session.tokenHash);
}
