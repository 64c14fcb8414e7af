import { expect, test } from "bun:test";
import fc from "fast-check";
import { asc, eq, inArray } from "drizzle-orm";
import { dialect } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import "#src/testing/listings/property-seed.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";
import { sendInquiry } from "../inquiry/actions.ts";
import { otherSide, SIDES, type OfferStatus, type Side } from "../schema.ts";
import { conversationSides } from "../tables.ts";
import { markSold } from "#src/features/listings/life-cycle/own-listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { hideThread, markRead, setBlocked } from "./actions/change-thread.ts";
import { counterOffer, makeOffer, settleOffer } from "./actions/offers.ts";
import { postMessage } from "./actions/post-message.ts";
import { settleOffers } from "./actions/settle-offers.ts";
import { listThreads } from "./queries/list-threads.ts";
import { getThreadJson } from "./queries/read-thread.ts";

// Two buyers and the seller of one car do random things; a plain model says what must come of them.

const PRICE = 10_000;
const LISTED_MS = 30 * DAY_MS;
const OFFER_MS = 48 * HOUR_MS;

const which = fc.constantFrom(0, 0, 0, 1);
const side = fc.constantFrom(...SIDES);
const amount = fc.constantFrom(4_999, 5_000, 7_000, 8_000, 9_000, 10_000, 10_001);
const on = <Act extends string, More extends object>(
  act: Act,
  more: { [K in keyof More]: fc.Arbitrary<More[K]> },
) =>
  fc.record({ act: fc.constant(act), which, side, ...more }) as fc.Arbitrary<
    { act: Act; which: number; side: Side } & More
  >;
const step = fc.oneof(
  { weight: 4, arbitrary: on("write", {}) },
  { weight: 2, arbitrary: on("read", {}) },
  on("hide", {}),
  { weight: 2, arbitrary: on("block", { isBlocked: fc.boolean() }) },
  { weight: 5, arbitrary: on("offer", { amount }) },
  { weight: 3, arbitrary: on("counter", { amount }) },
  {
    weight: 5,
    arbitrary: on("settle", {
      how: fc.constantFrom("accept" as const, "accept" as const, "decline" as const, "withdraw" as const),
    }),
  },
  on("price", { price: fc.constantFrom(6_000, 8_000, 9_000, 12_000) }),
  { weight: 2, arbitrary: on("time", { hours: fc.constantFrom(1, 20, 30, 48, 200) }) },
  on("sale", {}),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Result = "done" | AppError["kind"];

interface Offer {
  id: string;
  by: Side;
  amount: number;
  price: number;
  status: OfferStatus;
  expiresAt: number;
}

interface Side_ {
  unread: number;
  isHidden: boolean;
  hasBlocked: boolean;
}

/** What both sides of a conversation should see. */
class Model {
  sides: Record<Side, Side_> = {
    buyer: { unread: 0, isHidden: false, hasBlocked: false },
    seller: { unread: 1, isHidden: false, hasBlocked: false },
  };
  offers: Offer[] = [];
  inquiry: "pending" | "read" | "replied" = "pending";

  add(from: Side | null): void {
    for (const to of SIDES) {
      const it = this.sides[to];
      it.isHidden = false;
      it.unread = to === from ? 0 : it.unread + 1;
    }
    if (from === "seller") this.inquiry = "replied";
  }

  get open(): Offer | undefined {
    return this.offers.find(({ status }) => status === "open");
  }

  get left(): number {
    return Math.max(0, 3 - this.offers.filter(({ by }) => by === "buyer").length);
  }

  /** Why this side may not write. */
  refusal(from: Side): Result | null {
    if (this.sides[from].hasBlocked) return "conflict";
    return this.sides[otherSide(from)].hasBlocked ? "forbidden" : null;
  }
}

interface Listing {
  price: number;
  isSold: boolean;
  endsAt: number;
}

const isOnSale = ({ isSold, endsAt }: Listing, now: number) => !isSold && now < endsAt;

/** Time and the listing end open offers by themselves. */
function settle(model: Model, listing: Listing, now: number): void {
  const { open } = model;
  if (!open) return;
  if (open.expiresAt <= now) open.status = "expired";
  else if (!isOnSale(listing, now) || (listing.price !== open.price && listing.price <= open.amount)) {
    open.status = "closed";
    model.add(null);
  }
}

function offerRefusal(model: Model, listing: Listing, from: Side, given: number, now: number): Result | null {
  if (!isOnSale(listing, now)) return "gone";
  if (from === "buyer" && model.left === 0) return "conflict";
  return given < Math.ceil(listing.price / 2) || given > listing.price ? "invalid" : null;
}

/** What the model says to a step of one side; `last` is the newest offer. */
function expected(model: Model, listing: Listing, now: number, does: Step): Result {
  const { side: from } = does;
  const last = model.offers.at(-1);
  const add = (given: number): Result => {
    const offer = { id: "", by: from, amount: given, price: listing.price, status: "open" as const };
    model.offers.push({ ...offer, expiresAt: now + OFFER_MS });
    model.add(from);
    return "done";
  };
  switch (does.act) {
    case "write": {
      const refusal = model.refusal(from);
      if (!refusal) model.add(from);
      return refusal ?? "done";
    }
    case "read":
      model.sides[from].unread = 0;
      if (from === "seller" && model.inquiry === "pending") model.inquiry = "read";
      return "done";
    case "hide":
      Object.assign(model.sides[from], { unread: 0, isHidden: true });
      return "done";
    case "block":
      model.sides[from].hasBlocked = does.isBlocked;
      return "done";
    case "offer": {
      if (from === "seller") return "forbidden";
      const refusal = model.refusal(from) ?? (model.open ? "conflict" : null);
      return refusal ?? offerRefusal(model, listing, from, does.amount, now) ?? add(does.amount);
    }
    case "counter": {
      if (!last) return "not-found";
      if (last.by === from) return "forbidden";
      if (last.status !== "open") return "conflict";
      const refusal = model.refusal(from) ?? offerRefusal(model, listing, from, does.amount, now);
      if (refusal) return refusal;
      last.status = "countered";
      return add(does.amount);
    }
    case "settle": {
      if (!last) return "not-found";
      if ((last.by === from) !== (does.how === "withdraw")) return "forbidden";
      if (last.status !== "open") return "conflict";
      const refusal = does.how === "accept" ? model.refusal(from) : null;
      if (refusal) return refusal;
      last.status = ({ accept: "accepted", decline: "declined", withdraw: "withdrawn" } as const)[does.how];
      model.add(from);
      return "done";
    }
    case "price":
      listing.price = does.price;
      return "done";
    case "sale":
      if (isOnSale(listing, now)) listing.isSold = true;
      return "done";
    case "time":
      return "done";
  }
}

async function market(app: TestApp) {
  const people = [await app.signUp(), await app.signUp(), await app.signUp()] as const;
  const [seller] = people;
  const carId = await plantCar(app, seller, { priceCents: PRICE * 100 });
  const about = { kind: "car", id: carId } as const;
  const [first, second, third] = people.map(({ id }) => ({
    id,
    role: "user" as const,
    dealerId: null,
    dealerRole: null,
  }));
  if (!first || !second || !third) throw new Error("Nobody");
  const ids: string[] = [];
  for (const [i, buyer] of [second, third].entries()) {
    const form = { ...typedInquiry, buyerName: `Buyer ${i}`, buyerPhone: "+962791234567" };
    ids.push((await sendInquiry(app.deps, buyer, about, form, `192.0.2.${i}`)).conversationId);
  }
  return {
    app,
    seller,
    carId,
    ids,
    personOf: (at: number, from: Side) => (from === "seller" ? first : at === 0 ? second : third),
  };
}
type Market = Awaited<ReturnType<typeof market>>;

async function actual(
  { app, seller, carId, ids, personOf }: Market,
  does: Step,
  last: Offer | undefined,
  listing: Listing,
): Promise<Result | { id: string }> {
  const { deps } = app;
  const id = ids[does.which] ?? "";
  const reading = { person: personOf(does.which, does.side) };
  const offerId = last?.id ?? "none";
  const newest = async () =>
    (await getThreadJson(deps.db.read, reading, id, {}, deps.clock.now())).thread.messages.at(-1)?.id ?? "";
  try {
    if (does.act === "write") await postMessage(deps, reading, id, { text: "Hello", photos: [] });
    if (does.act === "read") await markRead(deps, reading, id, await newest());
    if (does.act === "hide") await hideThread(deps, reading, id);
    if (does.act === "block") await setBlocked(deps, reading, id, does.isBlocked);
    if (does.act === "offer") return await makeOffer(deps, reading, id, does.amount);
    if (does.act === "counter") return await counterOffer(deps, reading, id, offerId, does.amount);
    if (does.act === "settle") await settleOffer(deps, reading, id, offerId, does.how);
    if (does.act === "price")
      await deps.db.withTx((tx) =>
        tx
          .update(listings)
          .set({ priceCents: does.price * 100 })
          .where(eq(listings.id, carId)),
      );
    if (does.act === "sale" && isOnSale(listing, deps.clock.now())) await markSold(deps, seller, carId);
    if (does.act === "time") app.clock.advance(does.hours * HOUR_MS);
    return "done";
  } catch (error) {
    if (error instanceof AppError) return error.kind;
    throw error;
  }
}

/** What each side of each conversation sees. */
async function seen({ app, ids, personOf }: Market) {
  const now = app.clock.now();
  const { read } = app.deps.db;
  const all = [];
  for (const [at, id] of ids.entries())
    for (const from of SIDES) {
      const person = personOf(at, from);
      const { thread } = await getThreadJson(read, { person }, id, {}, now);
      const { items } = await listThreads(read, person, "all", { page: 1, pageSize: 20 }, now);
      all.push({
        unread: thread.unread,
        isHidden: !items.some((item) => item.id === id),
        hasBlocked: thread.isBlocked,
        inquiry: thread.inquiryStatus,
        left: thread.offers?.left ?? null,
        offers: thread.messages.flatMap(({ offer }) =>
          offer ? [`${offer.by} ${offer.amount} ${offer.status}`] : [],
        ),
      });
    }
  return all;
}

const told = (models: Model[], listing: Listing, now: number) =>
  models.flatMap((model) =>
    SIDES.map((from) => ({
      ...model.sides[from],
      inquiry: model.inquiry,
      left: isOnSale(listing, now) ? model.left : null,
      offers: model.offers.map(({ by, amount: given, status }) => `${by} ${given} ${status}`),
    })),
  );

test("random histories of two conversations go as a plain model says", async () => {
  const site = testApp();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
      const here = await market(site);
      const { app, ids } = here;
      const begun = app.clock.now();
      const listing: Listing = { price: PRICE, isSold: false, endsAt: begun + LISTED_MS };
      const models = [new Model(), new Model()];
      for (const does of steps) {
        const model = models[does.which];
        if (!model) continue;
        const result = await actual(here, does, model.offers.at(-1), listing);
        const isMade = typeof result === "object";
        expect([does, isMade ? "done" : result]).toEqual([
          does,
          expected(model, listing, app.clock.now(), does),
        ]);
        const made = model.offers.at(-1);
        if (isMade && made) made.id = result.id;
        for (const each of models) settle(each, listing, app.clock.now());
        await settleOffers(app.deps);
        const unread = await app.deps.db.read
          .select({
            id: conversationSides.conversationId,
            side: conversationSides.side,
            unread: conversationSides.unread,
          })
          .from(conversationSides)
          .where(inArray(conversationSides.conversationId, ids))
          .orderBy(asc(conversationSides.conversationId), asc(conversationSides.side));
        expect(unread.map((row) => row.unread)).toEqual(
          models.flatMap(({ sides }) => SIDES.map((from) => sides[from].unread)),
        );
      }
      expect(await seen(here)).toEqual(told(models, listing, app.clock.now()));
    }),
    { numRuns: dialect === "postgres" ? 10 : 40 },
  );
}, 60_000);
