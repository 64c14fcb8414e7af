import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import type { Profile } from "#src/features/accounts/schema.ts";
import type { Deps } from "#src/http/env.ts";
import type { Preferences } from "../schema.ts";

/** Stores what a user says of the account's person, or wants of site and mails. */
export const saveSettings = (
  { db, clock }: Deps,
  userId: string,
  settings: Profile | Preferences,
): Promise<void> =>
  db.withTx(async (tx) => {
    await tx
      .update(users)
      .set({ ...settings, updatedAt: clock.now() })
      .where(eq(users.id, userId));
  });
