import { inArray } from "drizzle-orm";
import { batches } from "#src/core/batches.ts";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Database, Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { flags, listings } from "#src/features/listings/tables.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { type Market, seedMarket } from "./seed-market.ts";

const CHUNK = 500;

interface Listed {
  id: string;
  title: string;
  sellerId: string;
}

export async function seedOffice(db: Database, market: Market): Promise<void> {
  const { now } = market;
  seedMarket(db.sqlite.writer, market);
  const sellers = await db.read.select({ id: users.id }).from(users);
  const suspended = everyNth(sellers, 30).map(({ id }) => id);
  await inChunks(db, suspended, async (tx, ids) => {
    await tx.update(users).set({ isActive: false }).where(inArray(users.id, ids));
    await tx.update(listings).set({ sellerActive: false }).where(inArray(listings.sellerId, ids));
  });
  const { id, title, sellerId } = listings;
  const all = await db.read.select({ id, title, sellerId }).from(listings);
  await inChunks(db, everyNth(all, 100), (tx, some) => tx.insert(flags).values(some.map(flagOf)));
  await inChunks(db, everyNth(all, 90), (tx, some) =>
    tx.insert(reports).values(some.map((listing, i) => reportOf(listing, i, now))),
  );
  await inChunks(db, everyNth(all, 80), (tx, some) =>
    tx.insert(contactMessages).values(some.map((listing, i) => messageOf(listing, i, now))),
  );
  await inChunks(db, everyNth(all, 2), (tx, some) =>
    tx.insert(inquiries).values(some.map((listing, i) => inquiryOf(listing, i, now))),
  );
  await inChunks(db, everyNth(all, 4), async (tx, some) => {
    for (const [i, { id, title }] of some.entries()) {
      const [before, after] = [{ featured: false }, { featured: true }];
      const subject = { kind: "listing", id, name: title };
      const actor = { id: "admin", name: "Huda" };
      await recordAudit(tx, { actor, action: "listing.badges", subject, before, after }, now - i * MINUTE_MS);
    }
  });
  db.optimize();
}

const flagOf = ({ id }: Listed) => ({
  listingId: id,
  rule: "price-low" as const,
  detail: { priceCents: 100_000, medianCents: 900_000 },
  createdAt: 0,
});

const reportOf = ({ id }: Listed, i: number, now: number) => ({
  id: newId(),
  listingId: id,
  subject: `listing:${id}`,
  reporterKey: id,
  reason: "sold" as const,
  text: "",
  status: i % 2 ? ("open" as const) : ("upheld" as const),
  createdAt: now - i * MINUTE_MS,
});

const messageOf = ({ title }: Listed, i: number, now: number) => ({
  id: newId(),
  name: "Omar",
  email: "omar@example.com",
  subject: title,
  message: `A question about ${title}.`,
  createdAt: now - i * MINUTE_MS,
  handledAt: i % 3 ? now : null,
});

const inquiryOf = ({ id, title, sellerId }: Listed, i: number, now: number) => ({
  id: newId(),
  listingId: id,
  sellerId,
  message: `Is the ${title} still for sale?`,
  buyerName: "Omar",
  buyerPhone: "+962791234567",
  buyerEmail: "buyer@example.com",
  status: i % 3 ? ("pending" as const) : ("replied" as const),
  createdAt: now - i * MINUTE_MS,
  updatedAt: now,
});

/** Small markets get at least this many of each, so that every list fills its page. */
const FULL_PAGE = 60;
const everyNth = <T>(all: T[], n: number): T[] => {
  const step = Math.min(n, Math.max(1, Math.floor(all.length / FULL_PAGE)));
  return all.filter((_, i) => i % step === 0);
};

async function inChunks<T>(
  db: Database,
  items: T[],
  write: (tx: Tx, chunk: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (const chunk of batches(items, CHUNK))
    await db.withTx(async (tx) => {
      await write(tx, chunk);
    });
}
