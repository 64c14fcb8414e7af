import { and, asc, desc, eq, ne } from "drizzle-orm";
import { requireRole } from "#src/auth/access.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { type DealerRole, users } from "#src/auth/tables.ts";
import { hashOfToken, newToken } from "#src/auth/tokens.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { isWhateverCase } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { emailKeyOf, findByEmail, getUser, type UserRow } from "#src/features/accounts/queries.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { type DealerRow, findDealer, getDealerOf } from "#src/features/dealers/queries.ts";
import { dealerName } from "#src/features/dealers/schema.ts";
import { dealerInvitations, dealers } from "#src/features/dealers/tables.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import { reports } from "#src/features/moderation/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { findInvitation, isOpenIn } from "../queries.ts";
import { subjectOf } from "./dealers.ts";
import { handOver } from "./hand-over.ts";

const INVITATIONS = { name: "dealer-invitations", max: 20, perMs: HOUR_MS };
const LASTS_MS = 7 * DAY_MS;
const MAX_PEOPLE = 50;

type Place = Pick<UserRow, "dealerId" | "dealerRole">;
type Invited = Pick<typeof dealerInvitations.$inferSelect, "email" | "role">;

/** An address that is invited again gets a new link in place of the old one. Returns the invitation's id. */
export async function invite(deps: Deps, person: SessionUser, { email, role }: Invited): Promise<string> {
  const now = deps.clock.now();
  await countTry(deps.db, INVITATIONS, requireRole(person, "owner"), now);
  const token = newToken();
  const tokenHash = await hashOfToken(token);
  return deps.db.withTx(async (tx) => {
    const inviter = await getUser(tx, person.id);
    const dealer = await getDealerOf(tx, inviter, "owner");
    const dealerId = dealer.id;
    const invited = await findByEmail(tx, email);
    if (invited?.dealerId === dealerId) throw new AppError("conflict", "dealerPersonThere");
    const isSame = and(isOpenIn(dealerId), isWhateverCase(dealerInvitations.email, emailKeyOf(email)));
    const [earlier] = await tx.delete(dealerInvitations).where(isSame).returning();
    const people = await tx.$count(users, eq(users.dealerId, dealerId));
    if (people + (await tx.$count(dealerInvitations, isOpenIn(dealerId))) >= MAX_PEOPLE)
      throw new AppError("conflict", "dealerFull", MAX_PEOPLE);
    const id = earlier?.id ?? newId();
    const times = { createdAt: now, expiresAt: now + LASTS_MS };
    const row = { id, tokenHash, dealerId, email, role, invitedBy: person.id, ...times };
    await tx.insert(dealerInvitations).values(row);
    await queueMail(tx, deps, {
      kind: "dealer-invitation",
      uniqueKey: `dealer-invitation:${now}:${id}`,
      to: { userId: invited?.id ?? null, email, language: (invited ?? inviter).language },
      write: () => ({
        subject: t.dealerMailSubject(dealerName(dealer)),
        paragraphs: [t.dealerMailText(inviter.name, dealerName(dealer), t.dealerRole(role))],
        action: {
          label: t.dealerMailAction(),
          url: absoluteHref(deps.config, `/dealers/invitations/${token}`),
        },
        reason: t.dealerMailReason(),
      }),
    });
    const entry = { actor: inviter, action: "dealer.invite", subject: subjectOf(dealer), after: { role } };
    await recordAudit(tx, entry, now);
    return id;
  });
}

export const acceptInvitation = ({ db, clock }: Deps, userId: string, token: string): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const { id, email, role, dealer } = await findInvitation(tx, token, now);
    const user = await getUser(tx, userId);
    if (emailKeyOf(email) !== user.emailKey) throw new AppError("forbidden", "dealerInvitationFor", email);
    if (user.dealerId !== null) throw new AppError("conflict", "dealerAlready");
    // The person's own data has the address from now on.
    const accepted = { acceptedAt: now, email: "" };
    await tx.update(dealerInvitations).set(accepted).where(eq(dealerInvitations.id, id));
    await setPlace(tx, user, { dealerId: dealer.id, dealerRole: role }, now);
    const entry = { actor: user, action: "dealer.join", subject: subjectOf(dealer), after: { role } };
    await recordAudit(tx, entry, now);
  });

/** Throws "conflict" for the last owner. */
export const changeRole = ({ db, clock }: Deps, ownerId: string, id: string, role: DealerRole) =>
  db.withTx(async (tx) => {
    const owner = await getUser(tx, ownerId);
    const dealer = await getDealerOf(tx, owner, "owner");
    const person = await getColleague(tx, dealer, id);
    if (person.dealerRole === role) return;
    if (person.dealerRole === "owner") await findHeir(tx, person);
    const now = clock.now();
    await setPlace(tx, person, { dealerRole: role }, now);
    const change = { before: { role: person.dealerRole }, after: { role } };
    const subject = personSubject(person);
    await recordAudit(tx, { actor: owner, action: "dealer.role", subject, ...change }, now);
  });

/** Owners remove people and withdraw invitations; everybody may leave. Throws "conflict" for the last owner. */
export const removePerson = ({ db, clock }: Deps, actorId: string, id: string): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const actor = await getUser(tx, actorId);
    const dealer = await getDealerOf(tx, actor, id === actorId ? "sales" : "owner");
    const isInvitation = and(isOpenIn(dealer.id), eq(dealerInvitations.id, id));
    const [withdrawn] = await tx.delete(dealerInvitations).where(isInvitation).returning();
    if (withdrawn) {
      const subject = subjectOf(dealer);
      return recordAudit(tx, { actor, action: "dealer.withdraw", subject }, now);
    }
    const person = await getColleague(tx, dealer, id);
    await leave(tx, person, dealer, now);
    await recordAudit(tx, { actor, action: "dealer.leave", subject: personSubject(person) }, now);
  });

/** Before an account is deleted: its cars stay with the dealer, which ends with its only person. */
export async function leaveForGood(tx: Tx, user: UserRow, now: number): Promise<void> {
  const dealer = user.dealerId && (await findDealer(tx, user.dealerId));
  if (!dealer) return;
  const isAlone = (await tx.$count(users, eq(users.dealerId, dealer.id))) === 1;
  if (!isAlone) return leave(tx, user, dealer, now);
  await tx.delete(reports).where(eq(reports.dealerId, dealer.id));
  await tx.delete(dealers).where(eq(dealers.id, dealer.id));
}

async function leave(tx: Tx, person: UserRow, dealer: DealerRow, now: number): Promise<void> {
  await handOver(tx, person.id, await findHeir(tx, person), dealer);
  await setPlace(tx, person, { dealerId: null, dealerRole: null }, now);
}

/** The first of the other owners. Throws "conflict" if an owner has none to take over. */
async function findHeir(tx: Tx, { id, dealerId, dealerRole }: UserRow): Promise<UserRow> {
  const isOwner = and(eq(users.dealerId, dealerId ?? ""), eq(users.dealerRole, "owner"));
  const [heir] = await tx
    .select()
    .from(users)
    .where(and(isOwner, ne(users.id, id)))
    .orderBy(desc(users.isActive), asc(users.id))
    .limit(1);
  if (!heir || (dealerRole === "owner" && !heir.isActive)) throw new AppError("conflict", "dealerLastOwner");
  return heir;
}

async function getColleague(tx: Tx, { id: dealerId }: DealerRow, id: string): Promise<UserRow> {
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.dealerId, dealerId)));
  if (!person) throw new AppError("not-found", "dealerPersonNotFound");
  return person;
}

const setPlace = (tx: Tx, { id }: UserRow, place: Partial<Place>, now: number) =>
  tx
    .update(users)
    .set({ ...place, updatedAt: now })
    .where(eq(users.id, id));

const personSubject = ({ id, name }: UserRow) => ({ kind: "user", id, name });
