import type { Scope } from "#src/auth/access.ts";
import { newApiToken } from "#src/auth/api-tokens.ts";
import { apiTokens } from "#src/auth/tables.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { TestApp } from "./test-app.ts";

/** The headers of a program with this token: without cookies and origin. */
export const bearer = (token: string) => ({
  Authorization: `Bearer ${token}`,
  "Sec-Fetch-Site": "cross-site",
});

/** Inserts a token directly into the database. */
export async function plantToken(
  { deps }: TestApp,
  user: { id: string },
  scopes: Scope[] = ["listings:read"],
  given: Partial<typeof apiTokens.$inferInsert> = {},
): Promise<string> {
  const token = newApiToken();
  const now = deps.clock.now();
  const row = { id: newId(), tokenHash: await hashOfToken(token), userId: user.id, name: "Showroom system" };
  const times = { createdAt: now, expiresAt: now + 90 * DAY_MS };
  await deps.db.withTx(async (tx) => {
    await tx.insert(apiTokens).values({ ...row, start: token.slice(0, 8), scopes, ...times, ...given });
  });
  return token;
}
