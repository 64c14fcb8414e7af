import { and, eq } from "drizzle-orm";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { centsOf } from "#src/core/money.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { isOwn } from "#src/features/listings/listings.ts";
import { setReserved } from "#src/features/listings/life-cycle/own-listings.ts";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import { OFFERS_PER_BUYER, type OfferStatus } from "../../schema.ts";
import type { OfferJson } from "../../shapes.ts";
import { messages } from "../../tables.ts";
import { addMessage, type MessageRow, touch } from "./add-message.ts";
import { findOfferRange } from "../queries/find-offers.ts";
import { getThread, type Reading, type Thread } from "../queries/find-thread.ts";
import { offerJson, offerStatusOf } from "../message-json.ts";
import { assertMayWrite, countMessage } from "./post-message.ts";

export const OFFER_LASTS_MS = 48 * HOUR_MS;

function conflict(row: MessageRow, { listing }: Thread, now: number) {
  const offer = offerJson(row, listing, now);
  const key = offer.status === "open" ? "offerStillOpen" : "offerStateChanged";
  return Object.assign(new AppError("conflict", key), { details: { offer } });
}

async function addOffer(tx: Tx, deps: Deps, thread: Thread, amount: number) {
  const { conversation, mine, listing } = thread;
  const now = deps.clock.now();
  const range = await findOfferRange(tx, thread, now);
  if (!listing || !range) throw new AppError("gone", "offerListingEnded");
  const { left, min, max } = range;
  if (mine.side === "buyer" && left === 0) throw new AppError("conflict", "offersUsedUp", OFFERS_PER_BUYER);
  const [least, most] = [t.formatPrice(centsOf(min)), t.formatPrice(centsOf(max))];
  if (amount < min || amount > max) throw new InvalidFields({ amount: t.offerOutOfRange(least, most) });
  return addMessage(tx, deps, conversation.id, mine.side, {
    kind: "offer",
    text: "",
    amount,
    offerStatus: "open",
    priceCents: listing.priceCents,
    expiresAt: now + OFFER_LASTS_MS,
  });
}

type Act = (tx: Tx, thread: Thread, now: number) => Promise<MessageRow>;

const inThread = (deps: Deps, reading: Reading, id: string, act: Act): Promise<OfferJson> =>
  deps.db.withTx(async (tx) => {
    // The row's lock makes acts on other servers wait for this one.
    await touch(tx, id);
    const thread = await getThread(tx, reading, id);
    const now = deps.clock.now();
    await countMessage(tx, reading, now);
    const offer = await act(tx, thread, now);
    return offerJson(offer, thread.listing, now);
  });

export const makeOffer = (deps: Deps, reading: Reading, id: string, amount: number): Promise<OfferJson> =>
  inThread(deps, reading, id, async (tx, thread, now) => {
    if (thread.mine.side === "seller") throw new AppError("forbidden", "offerBuyersFirst");
    await assertMayWrite(tx, thread);
    const isOpen = and(eq(messages.conversationId, id), eq(messages.offerStatus, "open"));
    const open = (await tx.select().from(messages).where(isOpen)).find(
      (offer) => offerStatusOf(offer, thread.listing, now) === "open",
    );
    if (open) throw conflict(open, thread, now);
    return addOffer(tx, deps, thread, amount);
  });

const setStatus = async (tx: Tx, offer: MessageRow, offerStatus: OfferStatus): Promise<MessageRow> => {
  await tx.update(messages).set({ offerStatus }).where(eq(messages.id, offer.id));
  return { ...offer, offerStatus };
};

/** The open offer; `isOwn`: made by this side. Throws "conflict" with its state once it is no longer open. */
async function getOpen(tx: Tx, thread: Thread, offerId: string, isOwn: boolean, now: number) {
  const isIt = and(
    eq(messages.id, offerId),
    eq(messages.conversationId, thread.conversation.id),
    eq(messages.kind, "offer"),
  );
  const [offer] = await tx.select().from(messages).where(isIt);
  if (!offer) throw new AppError("not-found", "offerNotFound");
  if ((offer.side === thread.mine.side) !== isOwn) throw new AppError("forbidden", "offerNotYours");
  if (offerStatusOf(offer, thread.listing, now) !== "open") throw conflict(offer, thread, now);
  return offer;
}

export const counterOffer = (deps: Deps, reading: Reading, id: string, offerId: string, amount: number) =>
  inThread(deps, reading, id, async (tx, thread, now) => {
    const offer = await getOpen(tx, thread, offerId, false, now);
    await assertMayWrite(tx, thread);
    await setStatus(tx, offer, "countered");
    return addOffer(tx, deps, thread, amount);
  });

const CHANGES = { accept: "accepted", decline: "declined", withdraw: "withdrawn" } as const;
type Change = keyof typeof CHANGES;

/** The other side accepts or declines an offer; its own side withdraws it. */
export const settleOffer = (deps: Deps, reading: Reading, id: string, offerId: string, change: Change) =>
  inThread(deps, reading, id, async (tx, thread, now) => {
    const offer = await getOpen(tx, thread, offerId, change === "withdraw", now);
    if (change === "accept") await assertMayWrite(tx, thread);
    const settled = await setStatus(tx, offer, CHANGES[change]);
    await addMessage(tx, deps, id, thread.mine.side, { kind: "notice", text: change, amount: offer.amount });
    return settled;
  });

/** `marks`: a seller marks their own listing as reserved by the same press. */
export async function acceptOffer(deps: Deps, reading: Reading, id: string, offerId: string, marks = false) {
  const offer = await settleOffer(deps, reading, id, offerId, "accept");
  const { listing } = await getThread(deps.db.read, reading, id);
  if (marks && listing && "person" in reading && isOwn(listing, reading.person))
    await setReserved(deps, reading.person, listing.id, true);
  return offer;
}
