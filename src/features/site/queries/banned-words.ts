import { eq } from "drizzle-orm";
import { z } from "zod/mini";
import type { Reader } from "#src/db/open.ts";
import { siteSettings } from "../tables.ts";

export const BANNED_WORDS = "banned-words";
export const bannedWords = z.array(z.string());

/** Words that an admin wants to look at before buyers do; none until some are stored. */
export async function getBannedWords(read: Reader): Promise<string[]> {
  const [stored] = await read
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, BANNED_WORDS));
  const known = bannedWords.safeParse(stored?.value);
  return known.success ? known.data : [];
}
