import { desc, eq, lte } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Database, Tx } from "#src/db/open.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { checkListing } from "#src/features/moderation/actions/checks.ts";
import type { Deps } from "#src/http/env.ts";
import { ADMIN_VERBS, type Scene, VERBS } from "./life-verbs.ts";
import lines from "./story-life.txt" with { type: "text" };

const UNITS = { d: DAY_MS, h: HOUR_MS, m: MINUTE_MS };
/** Emails of the last hours stay queued, as if the mail server were down. */
const MAIL_DOWN_MS = 4 * HOUR_MS;
const SENT_AFTER_MS = 4000;
const FULL_MAILBOX = {
  failed: "coral",
  error: "452 4.2.2 The recipient's mailbox is over its storage limit",
};
/** After the last attempt; see `WAITS_MS` of the outbox. */
const GIVEN_UP_AFTER_MS = 65.4 * HOUR_MS;
const ATTEMPTS = 9;

/** Dependencies for running the product's actions in one transaction, at a time in the story. */
export const depsIn = (deps: Deps, tx: Tx, time: number): Deps => {
  const own: Pick<Database, "read" | "withTx"> = { read: tx, withTx: (work) => work(tx) };
  const within: Deps = {
    ...deps,
    db: Object.assign(Object.create(deps.db) as Database, own),
    clock: { ...deps.clock, now: () => time },
  };
  return { ...within, afterListed: (_, id) => checkListing(tx, within, id) };
};

/** A line of story-life.txt: how long ago | who | verb | parameters. Without admins there are no reports. */
export async function live(deps: Deps, tx: Tx, given: Omit<Scene, "tx" | "deps" | "added">): Promise<void> {
  const scene = { ...given, added: new Map() };
  const now = deps.clock.now();
  for (const line of lines.trim().split("\n")) {
    const [ago = "", who = "", verb = "", ...words] = line.split("|");
    if (!scene.hasAdmin && ADMIN_VERBS.has(verb)) continue;
    const time = now - Number.parseFloat(ago) * (UNITS[ago.slice(-1) as keyof typeof UNITS] ?? DAY_MS);
    const act = VERBS[verb];
    const joinedAt = scene.people.find(({ key }) => key === who)?.createdAt ?? 0;
    if (!act || time < joinedAt) throw new Error(`The story cannot happen: ${line}`);
    await act({ ...scene, tx, deps: depsIn(deps, tx, Math.round(time)) }, who, words);
  }
}

/** Marks queued emails as sent. If there are admins to see it, the newest stay queued and one has failed. */
export async function sendMails(
  deps: Deps,
  tx: Tx,
  { hasAdmin, userIdOf }: Pick<Scene, "hasAdmin" | "userIdOf">,
): Promise<void> {
  const now = deps.clock.now();
  const until = hasAdmin ? now - MAIL_DOWN_MS : now;
  const content = deps.config.NODE_ENV === "development" ? {} : { text: "", html: "" };
  const old = await tx
    .select()
    .from(outbox)
    .where(lte(outbox.createdAt, until))
    .orderBy(desc(outbox.createdAt));
  const failed = old.find(
    ({ userId, createdAt }) =>
      hasAdmin && userId === userIdOf(FULL_MAILBOX.failed) && createdAt < now - GIVEN_UP_AFTER_MS,
  );
  for (const { id, createdAt } of old) {
    const result =
      id === failed?.id
        ? { attempts: ATTEMPTS, failedAt: createdAt + GIVEN_UP_AFTER_MS, lastError: FULL_MAILBOX.error }
        : { attempts: 1, sentAt: createdAt + SENT_AFTER_MS, ...content };
    await tx.update(outbox).set(result).where(eq(outbox.id, id));
  }
}
