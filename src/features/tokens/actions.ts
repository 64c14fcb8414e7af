import { and, eq } from "drizzle-orm";
import { SCOPES } from "#src/auth/access.ts";
import { listTokens, newApiToken } from "#src/auth/api-tokens.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { apiTokens } from "#src/auth/tables.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { mailSecurityNotice, recordOwnAction } from "#src/features/accounts/actions/notices.ts";
import { getUserByPassword, useCode } from "#src/features/accounts/actions/passwords.ts";
import { getUser } from "#src/features/accounts/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import type { TokenInput } from "./schema.ts";

const MAX_TOKENS = 20;

/** A wrong password or code is no mistake in the request. */
function refuse(error: unknown): never {
  throw error instanceof InvalidFields ? new InvalidFields(error.fields, "forbidden") : error;
}

/** Returns the token, of which only a hash is stored. A form has an `id` for it, so that it makes one only once. */
export async function makeToken(deps: Deps, owner: SessionUser, input: TokenInput, id = newId()) {
  const { name, expiresInDays, password, code } = input;
  const userId = owner.id;
  const scopes = SCOPES.filter((scope) => input.scopes.includes(scope));
  if (scopes.includes("admin:read") && owner.role !== "admin") throw new AppError("forbidden", "adminOnly");
  await getUserByPassword(deps, userId, password, "password").catch(refuse);
  return deps.db.withTx(async (tx) => {
    const now = deps.clock.now();
    const user = await getUser(tx, userId);
    if (user.totpConfirmedAt !== null) await useCode(tx, userId, code, now).catch(refuse);
    if ((await listTokens(tx, userId, now)).length >= MAX_TOKENS)
      throw new AppError("conflict", "tokensTooMany");
    if ((await tx.$count(apiTokens, eq(apiTokens.id, id))) > 0)
      throw new AppError("conflict", "tokenMadeAlready");
    const token = newApiToken();
    const made = { id, name, scopes, expiresAt: now + expiresInDays * DAY_MS };
    const stored = { tokenHash: await hashOfToken(token), start: token.slice(0, 8), userId, createdAt: now };
    await tx.insert(apiTokens).values({ ...made, ...stored });
    await recordOwnAction(tx, deps, user, "token.make");
    await mailSecurityNotice(tx, deps, user, "token-made", () => ({
      subject: t.tokenMailSubject(),
      text: t.tokenMailText(scopes.join(", "), t.formatDate(made.expiresAt)),
    }));
    return { token, ...made };
  });
}

export const revokeToken = (deps: Deps, { id: userId }: SessionUser, id: string): Promise<void> =>
  deps.db.withTx(async (tx) => {
    const isOwn = and(eq(apiTokens.id, id), eq(apiTokens.userId, userId));
    const [revoked] = await tx.delete(apiTokens).where(isOwn).returning();
    if (!revoked) throw new AppError("not-found", "notFound");
    await recordOwnAction(tx, deps, await getUser(tx, userId), "token.revoke");
  });
