import { isVerified } from "#src/features/accounts/actions/email-verification.ts";
import { subscribe, unsubscribe } from "#src/features/newsletter/actions.ts";
import { findSubscription } from "#src/features/newsletter/queries.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import type { Deps } from "#src/http/env.ts";
import type { Language } from "#src/i18n/language.ts";

/** Asks by mail whether a user's address wants the newsletter, as anybody may. */
export const wantNewsletter = (
  deps: Deps,
  { email }: SessionUser,
  from: { language: Language; address: string },
): Promise<void> => subscribe(deps, { email }, from);

/** Ends the newsletter to a user's address, once that is confirmed to be the user's. */
export async function endNewsletter(deps: Deps, { id, email }: SessionUser): Promise<void> {
  if (!(await isVerified(deps.db.read, id))) return;
  const subscriber = await findSubscription(deps.db.read, email);
  if (subscriber) await unsubscribe(deps, subscriber.token);
}
