import { and, eq } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import type { Reader } from "#src/db/open.ts";
import type { CarJson } from "#src/features/cars/car-json.ts";
import { getCar } from "#src/features/cars/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry, DAY_MS, HOUR_MS, MINUTE_MS } from "#src/http/rate-limit.ts";
import type { SentInquiry } from "./inquiry-json.ts";
import { findRepeat } from "./queries.ts";
import type { InquiryInput } from "./schema.ts";
import { inquiries, type InquiryStatus } from "./tables.ts";

// Loose by address, because many phones share one behind their phone company; tight for one listing.
const BY_ADDRESS = { name: "inquiry", max: 20, perMs: HOUR_MS };
const BY_LISTING = { name: "inquiry-listing", max: 3, perMs: DAY_MS };

interface Buyer {
  id: string;
}

/**
 * The car that `buyer` (null for a guest) may ask about. Throws "not-found" for an unknown one, "gone" for one that is
 * removed, expired or sold, "conflict" for the buyer's own.
 */
export async function getCarToAskAbout(
  read: Reader,
  buyer: Buyer | null,
  carId: string,
  now: number,
): Promise<CarJson> {
  const car = await getCar(read, carId, now);
  if (buyer && car.sellerId === buyer.id) throw new AppError("conflict", "inquiryOwnListing");
  if (car.status !== "active") throw new AppError("gone", "inquiryListingEnded");
  return car;
}

/**
 * Sends a buyer's message to the seller of a car. The same message again within a minute is the same inquiry; what a
 * robot filled in is answered like any other and not stored. Throws as `getCarToAskAbout`, and "too-many".
 */
export async function sendInquiry(
  deps: Deps,
  buyer: Buyer | null,
  input: InquiryInput,
  address: string,
): Promise<SentInquiry> {
  const now = deps.clock.now();
  if (input.website) return { id: newId(), status: "pending", createdAt: now };
  await getCarToAskAbout(deps.db.read, buyer, input.carId, now);
  const repeat = await findRepeat(deps.db.read, input, now - MINUTE_MS);
  if (repeat) return repeat;
  await countTry(deps.db, BY_LISTING, `${input.carId}:${address}`, now);
  await countTry(deps.db, BY_ADDRESS, address, now);
  return deps.db.withTx(async (tx) => {
    const { sellerId } = await getCarToAskAbout(tx, buyer, input.carId, now);
    const sentMeanwhile = await findRepeat(tx, input, now - MINUTE_MS);
    if (sentMeanwhile) return sentMeanwhile;
    const { carId, message, buyerName, buyerPhone, buyerEmail } = input;
    const sent: SentInquiry = { id: newId(), status: "pending", createdAt: now };
    await tx.insert(inquiries).values({
      ...sent,
      listingId: carId,
      sellerId,
      buyerId: buyer?.id ?? null,
      message,
      buyerName,
      buyerPhone,
      buyerEmail,
      updatedAt: now,
    });
    return sent;
  });
}

/** Moves an inquiry to `status`; throws "not-found" for anybody but the seller it was sent to. */
export async function setInquiryStatus(
  deps: Deps,
  seller: { id: string },
  id: string,
  status: InquiryStatus,
): Promise<SentInquiry> {
  const updatedAt = deps.clock.now();
  const [inquiry] = await deps.db.withTx((tx) =>
    tx
      .update(inquiries)
      .set({ status, updatedAt })
      .where(and(eq(inquiries.id, id), eq(inquiries.sellerId, seller.id)))
      .returning({ id: inquiries.id, status: inquiries.status, createdAt: inquiries.createdAt }),
  );
  if (!inquiry) throw new AppError("not-found", "inquiryNotFound");
  return inquiry;
}
