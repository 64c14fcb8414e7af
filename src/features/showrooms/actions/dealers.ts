import { isDeepStrictEqual } from "node:util";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { foldTokens } from "#src/core/fold.ts";
import { newId } from "#src/core/ids.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { getUser } from "#src/features/accounts/queries.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import type { DealerInput, DealerPatch } from "#src/features/dealers/dealer-input.ts";
import { type DealerRow, getDealer, getDealerOf } from "#src/features/dealers/queries.ts";
import { dealers, dealerSlugs } from "#src/features/dealers/tables.ts";
import { setDealerActive, touchStock } from "#src/features/listings/life-cycle/sellers.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import { listOwnPhotos } from "#src/features/photos/queries.ts";
import { photoIdOf } from "#src/features/photos/schema.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";

export type Actor = Pick<SessionUser, "id" | "name">;

/** Other pages have these addresses. */
const RESERVED = ["invitations"];
/** Of these the audit log says only that something changed. */
const NOT_IN_LOG = ["aboutEn", "aboutAr", "hours", "branches", "logoId", "legalName", "phone"];
/** What listings show of their dealer. */
const ON_LISTINGS = ["slug", "nameEn", "nameAr", "verifiedAt"];

export const subjectOf = ({ id, nameEn }: Pick<DealerRow, "id" | "nameEn">) => ({
  kind: "dealer",
  id,
  name: nameEn,
});

/** The one who applies owns it. */
export const openDealer = ({ db, clock }: Deps, person: Actor, input: DealerInput): Promise<string> =>
  db.withTx(async (tx) => {
    const { dealerId } = await getUser(tx, person.id);
    if (dealerId !== null) throw new AppError("conflict", "dealerAlready");
    const now = clock.now();
    const id = newId();
    await assertFreeName(tx, { ...input, id });
    const slug = await findFreeSlug(tx, slugOf(input.nameEn) || "dealer");
    await tx.insert(dealers).values({ ...input, id, slug, createdAt: now, updatedAt: now });
    const ownership = { dealerId: id, dealerRole: "owner", updatedAt: now } as const;
    await tx.update(users).set(ownership).where(eq(users.id, person.id));
    const subject = subjectOf({ id, nameEn: input.nameEn });
    await recordAudit(tx, { actor: person, action: "dealer.open", subject }, now);
    return id;
  });

const NAMES = ["nameEn", "nameAr"] as const;
type Named = Pick<DealerRow, "id" | (typeof NAMES)[number]>;
const folded = (name: string): string => foldTokens(name).join("");

/** Which of the names another dealer, a verified one, has in either language. */
async function listVerifiedNames(read: Reader, dealer: Named) {
  const isOther = and(isNotNull(dealers.verifiedAt), ne(dealers.id, dealer.id));
  const others = await read
    .select(pick(dealers, ...NAMES))
    .from(dealers)
    .where(isOther);
  const taken = new Set(others.flatMap((other) => NAMES.map((name) => folded(other[name]))));
  return NAMES.filter((name) => taken.has(folded(dealer[name])));
}

async function assertFreeName(read: Reader, dealer: Named): Promise<void> {
  const taken = await listVerifiedNames(read, dealer);
  if (taken.length === 0) return;
  throw new InvalidFields(Object.fromEntries(taken.map((name) => [name, t.dealerNameTaken()])), "conflict");
}

async function isTaken(read: Reader, slug: string): Promise<boolean> {
  if (RESERVED.includes(slug)) return true;
  const former = await read.$count(dealerSlugs, eq(dealerSlugs.slug, slug));
  return former > 0 || (await read.$count(dealers, eq(dealers.slug, slug))) > 0;
}

async function findFreeSlug(read: Reader, wanted: string, attempt = 1): Promise<string> {
  const slug = attempt === 1 ? wanted : `${wanted}-${attempt}`;
  return (await isTaken(read, slug)) ? findFreeSlug(read, wanted, attempt + 1) : slug;
}

/** A logo is the address of a photo that the dealer's people uploaded. */
export async function changeDealer(
  deps: Deps,
  person: SessionUser,
  { logo, ...patch }: DealerPatch,
): Promise<void> {
  const logoId = logo ? photoIdOf(logo, deps.config.PUBLIC_ORIGIN) : null;
  if (logo && !(logoId && (await listOwnPhotos(deps.db.read, person, [logoId])).length > 0))
    throw new InvalidFields({ logo: t.photoNotYours() });
  await deps.db.withTx(async (tx) => {
    const dealer = await getDealerOf(tx, person, "manager");
    const changes = differences(dealer, { ...patch, ...(logo !== undefined && { logoId }) });
    if (("legalName" in changes || "registerNumber" in changes) && person.dealerRole !== "owner")
      throw new AppError("forbidden", "dealerLegalOwnersOnly");
    if (changes.nameEn ?? changes.nameAr) await assertFreeName(tx, { ...dealer, ...changes });
    if (changes.slug !== undefined) await moveDealer(tx, dealer, changes.slug);
    await saveDealer(tx, person, dealer, changes, deps.clock.now());
  });
}

/** The former address leads to the new one. */
async function moveDealer(tx: Tx, { id, slug: former }: DealerRow, slug: string): Promise<void> {
  const [own] = await tx.select().from(dealerSlugs).where(eq(dealerSlugs.slug, slug));
  if (own?.dealerId === id) await tx.delete(dealerSlugs).where(eq(dealerSlugs.slug, slug));
  else if (await isTaken(tx, slug)) throw new InvalidFields({ slug: t.dealerSlugTaken() }, "conflict");
  await tx.insert(dealerSlugs).values({ slug: former, dealerId: id });
}

export interface Judgment {
  verified?: boolean | undefined;
  listingLimit?: number | undefined;
  isActive?: boolean | undefined;
}

export const judgeDealer = ({ db, clock }: Deps, admin: Actor, id: string, judgment: Judgment) =>
  db.withTx(async (tx) => {
    const { verified, ...wanted } = judgment;
    const dealer = await getDealer(tx, id);
    const now = clock.now();
    const verifiedAt = verified ? (dealer.verifiedAt ?? now) : null;
    const changes = differences(dealer, { ...wanted, ...(verified !== undefined && { verifiedAt }) });
    if (changes.verifiedAt && (await listVerifiedNames(tx, dealer)).length > 0)
      throw new AppError("conflict", "dealerNameVerified");
    if (changes.isActive !== undefined) await setDealerActive(tx, id, changes.isActive, now);
    await saveDealer(tx, admin, dealer, changes, now);
  });

const differences = (
  dealer: DealerRow,
  wanted: { [Name in keyof DealerRow]?: DealerRow[Name] | undefined },
): Partial<DealerRow> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, dealer[name as keyof DealerRow]),
    ),
  );

async function saveDealer(
  tx: Tx,
  actor: Actor,
  dealer: DealerRow,
  changes: Partial<DealerRow>,
  now: number,
): Promise<void> {
  const names = Object.keys(changes) as (keyof DealerRow)[];
  if (names.length === 0) return;
  await tx
    .update(dealers)
    .set({ ...changes, updatedAt: now })
    .where(eq(dealers.id, dealer.id));
  if (names.some((name) => ON_LISTINGS.includes(name))) await touchStock(tx, dealer.id);
  const told = names.filter((name) => !NOT_IN_LOG.includes(name));
  const change = { before: pick(dealer, ...told), after: pick(changes, ...told) };
  await recordAudit(tx, { actor, action: "dealer.change", subject: subjectOf(dealer), ...change }, now);
}
