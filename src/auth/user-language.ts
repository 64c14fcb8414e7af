import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/open.ts";
import type { Language } from "#src/i18n/language.ts";
import { users } from "./tables.ts";

export async function setUserLanguage(
  tx: Tx,
  userId: string,
  language: Language,
  now: number,
): Promise<void> {
  await tx.update(users).set({ language, updatedAt: now }).where(eq(users.id, userId));
}
