import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry, type Limit, takeTry, tooMany, uncountTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { findByEmail } from "../queries.ts";
import { greeting, mailUser } from "./notices.ts";

// For a browser that has signed in to this account before: its own limit, which attackers cannot use up.
const BY_DEVICE = { name: "login-device", max: 10, perMs: 15 * MINUTE_MS };
// High, because mobile networks put many people behind one address.
const BY_ADDRESS = { name: "login-address", max: 50, perMs: 15 * MINUTE_MS };
const BY_ACCOUNT = { name: "login-account", max: 10, perMs: 15 * MINUTE_MS };
// For all unknown browsers together, against attacks from many addresses. Above it they are slowed down, not locked out.
const BY_STRANGERS = { name: "login-strangers", max: 50, perMs: DAY_MS };
const SLOWED = { name: "login-slowed", max: 1, perMs: 10_000 };

type Counted = readonly (readonly [Limit, string])[];

interface From {
  address: string;
  /** Null for a browser that has not signed in to this account before. */
  device: string | null;
}

/** Counts a login attempt; throws "too-many". Pass the result to `uncountLogin` after a successful login. */
export async function countLogin(deps: Deps, account: string, { address, device }: From): Promise<Counted> {
  const now = deps.clock.now();
  const tries: Counted = device
    ? [[BY_DEVICE, `${device}:${account}`]]
    : [
        [BY_ADDRESS, address],
        [BY_ACCOUNT, `${address}:${account}`],
      ];
  for (const [limit, subject] of tries) await countTry(deps.db, limit, subject, now);
  if (device) return tries;
  await countStranger(deps, account, now);
  return [...tries, [BY_STRANGERS, account]];
}

export async function uncountLogin(tx: Tx, tries: Counted): Promise<void> {
  for (const [limit, subject] of tries) await uncountTry(tx, limit, subject);
}

async function countStranger(deps: Deps, account: string, now: number): Promise<void> {
  const waitMs = await deps.db.withTx(async (tx) => {
    const leftMs = await takeTry(tx, BY_STRANGERS, account, now);
    if (leftMs === null) return null;
    const slowedMs = await takeTry(tx, SLOWED, account, now);
    if (slowedMs === null) await warnOwner(tx, deps, account, now + leftMs);
    return slowedMs;
  });
  if (waitMs !== null) throw tooMany(waitMs, "loginSlowed");
}

/** Emails the account's owner, at most once until `endsAt`, when the limit for unknown browsers is reset. */
async function warnOwner(tx: Tx, deps: Deps, account: string, endsAt: number): Promise<void> {
  const user = await findByEmail(tx, account);
  if (!user?.isActive) return;
  const write = () => ({
    subject: t.loginTriesMailSubject(),
    paragraphs: [greeting(user), t.loginTriesMailText(), t.loginTriesMailAdvice()],
    action: { label: t.resetTitle(), url: absoluteHref(deps.config, "/forgot-password") },
  });
  await mailUser(tx, deps, user, "login-tries", write, {
    uniqueKey: `login-tries:${user.id}:${endsAt}`,
  });
}
