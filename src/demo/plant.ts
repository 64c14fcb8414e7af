import { eq } from "drizzle-orm";
import { dealers } from "#src/features/dealers/tables.ts";
import { hashPassword } from "#src/auth/passwords.ts";
import { users } from "#src/auth/tables.ts";
import { atMost } from "#src/core/at-most.ts";
import { newId } from "#src/core/ids.ts";
import { centsOf } from "#src/core/money.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { pick } from "#src/core/pick.ts";
import { directionOf, linesIn } from "#src/core/text.ts";
import type { Tx } from "#src/db/open.ts";
import { agreeToRequired } from "#src/features/consents/actions.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { OFFER_LASTS_MS } from "#src/features/conversations/threads/actions/offers.ts";
import { addMessage, setSide } from "#src/features/conversations/threads/actions/add-message.ts";
import { mailUnread } from "#src/features/conversations/threads/actions/mail-unread.ts";
import { openThread } from "#src/features/conversations/threads/actions/open-thread.ts";
import type { ListingRef } from "#src/features/listings/kinds.ts";
import { counters } from "#src/features/listings/tables.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { SHOWN_AFTER_MS } from "#src/features/reviews/schema.ts";
import { sellerReviews } from "#src/features/reviews/tables.ts";
import type { Testimonial } from "#src/features/site/schema.ts";
import { siteSettings } from "#src/features/site/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { type Scene, depsIn, live, sendMails } from "./life.ts";
import { plantImport } from "./plant-import.ts";
import { readPictures } from "./pictures.ts";
import { plantCar, plantPlate, type Planted } from "./plant-listings.ts";
import { DEMO_PASSWORD } from "./story-people.ts";
import reviews from "./story-reviews.txt" with { type: "text" };
import testimonials from "./story-testimonials.txt" with { type: "text" };
import { type DemoListing, type DemoStory, TROUBLES, demoStory, findInStory } from "./story.ts";

/** The lines of story-testimonials.txt: name in English and in Arabic | place | rating | comment in English and in Arabic. */
export const TESTIMONIALS = linesIn(testimonials).map((line): Testimonial => {
  const [nameEn = "", nameAr = "", location = "", rating, en = "", ar = ""] = line.split("|");
  const name = { en: nameEn, ar: nameAr };
  return { name, location, rating: Number(rating), comment: { en, ar }, avatar: null };
});

const PRINTED_KEYS = ["seller", "buyer", "admin"];

export const isNewDatabase = async ({ db }: Deps): Promise<boolean> => (await db.read.$count(users)) === 0;

/** In production the password is random and there is no admin: the operator gets the link that makes one. */
export async function plantDemo(given: Deps): Promise<string> {
  // Not all of its sellers have a confirmed number.
  const deps: Deps = { ...given, config: { ...given.config, LISTING_NEEDS_PHONE: "nobody" } };
  if (!(await isNewDatabase(deps)))
    throw new Error("This database already has users. The demo needs an empty one.");
  const story = demoStory(deps.clock.now());
  const isProduction = deps.config.NODE_ENV === "production";
  const people = story.users.filter(({ role }) => !(isProduction && role === "admin"));
  const password = isProduction ? crypto.getRandomValues(new Uint8Array(12)).toHex() : DEMO_PASSWORD;
  const passwordHash = await hashPassword(password);
  const userIdOf = lookUp(new Map(people.map(({ key }) => [key, newId()])));
  const photoIdOf = lookUp(await storePictures(deps, story));
  const hasAdmin = !isProduction;
  const dealerIdOf = await deps.db.withTx(async (tx) => {
    for (const user of people)
      await tx.insert(users).values({
        ...user,
        id: userIdOf(user.key),
        passwordHash,
        emailKey: user.email,
        updatedAt: user.createdAt,
      });
    for (const { key, language = "en" } of people) {
      const giver = { userId: userIdOf(key), language, givenBy: "form" } as const;
      await agreeToRequired(tx, giver, deps.clock.now());
    }
    const dealerIdOf = await plantDealers(tx, story, userIdOf);
    const refs = await plantListings(tx, deps, story, { userIdOf, photoIdOf, dealerIdOf });
    await plantInquiries(tx, deps, story, { userIdOf, dealerIdOf }, refs);
    const refOf = (about: string, time: number): ListingRef => {
      const listing = findInStory(story, about);
      const ref = refs.get(listing);
      const endsAt = Math.min(listing.expiresAt, listing.soldAt ?? Infinity);
      if (!ref || time < listing.createdAt || time > endsAt) throw new Error(`${about} is not for sale then`);
      return ref;
    };
    const scene = { people, hasAdmin, userIdOf, photoIdOf, refOf };
    await plantReviews(tx, userIdOf, dealerIdOf, deps.clock.now());
    await live(deps, tx, scene);
    await sendMails(deps, tx, scene);
    return dealerIdOf;
  });
  await plantImport(deps, dealerIdOf("citadel") ?? "", userIdOf("nadia"));
  return [
    `Planted ${story.cars.length} cars, ${story.plates.length} number plates, ${people.length} accounts and ${story.inquiries.length} inquiries.`,
    "Demo accounts (all with the same password):",
    ...people.filter(({ key }) => PRINTED_KEYS.includes(key)).map(({ email }) => `  ${email}  ${password}`),
  ].join("\n");
}

const lookUp =
  (ids: Map<string, string>): ((name: string) => string) =>
  (name) => {
    const id = ids.get(name);
    if (!id) throw new Error(`The story has no ${name}`);
    return id;
  };

async function storePictures(deps: Deps, { cars }: DemoStory): Promise<Map<string, string>> {
  const shown = new Set<string>([
    ...cars.flatMap(({ pictures }) => pictures),
    ...TROUBLES.flatMap((trouble) => (trouble.kind === "car" ? trouble.picture : [])),
  ]);
  const pictures = [...(await readPictures())].filter(([name]) => shown.has(name));
  const twoAtOnce = atMost(2);
  const stored = pictures.map(([name, file]) =>
    twoAtOnce(async () => {
      const { id } = await storePhoto(deps, null, await file.bytes());
      return [name, id] as const;
    }),
  );
  return new Map(await Promise.all(stored));
}

type DealerIdOf = (userKey: string) => string | null;

async function plantDealers(
  tx: Tx,
  { dealers: all }: DemoStory,
  userIdOf: Scene["userIdOf"],
): Promise<DealerIdOf> {
  const idOf = new Map<string, string>();
  for (const { people, dealer } of all) {
    const id = newId();
    await tx.insert(dealers).values({ ...dealer, id });
    for (const [key, dealerRole] of people) {
      idOf.set(key, id);
      await tx
        .update(users)
        .set({ dealerId: id, dealerRole })
        .where(eq(users.id, userIdOf(key)));
    }
  }
  return (key) => idOf.get(key) ?? null;
}

async function plantListings(
  tx: Tx,
  deps: Deps,
  { cars, pastSales, plates }: DemoStory,
  { userIdOf, photoIdOf, dealerIdOf }: Pick<Scene, "userIdOf" | "photoIdOf"> & { dealerIdOf: DealerIdOf },
) {
  const now = deps.clock.now();
  const refs = new Map<DemoListing, Planted>();
  const listed = [...cars, ...plates].toSorted((a, b) => a.createdAt - b.createdAt);
  const all = [...listed, ...pastSales];
  for (const [i, listing] of all.entries()) {
    const dealerId = dealerIdOf(listing.sellerKey);
    const row = { rev: i + 1, sellerId: userIdOf(listing.sellerKey), dealerId, now };
    const ref =
      "make" in listing ? await plantCar(tx, listing, row, photoIdOf) : await plantPlate(tx, listing, row);
    refs.set(listing, ref);
  }
  await tx.insert(siteSettings).values({ name: "testimonials", value: TESTIMONIALS, updatedAt: now });
  await tx.insert(counters).values({ name: "rev", value: all.length });
  return refs;
}

async function plantInquiries(
  tx: Tx,
  deps: Deps,
  story: DemoStory,
  { userIdOf, dealerIdOf }: Pick<Scene, "userIdOf"> & { dealerIdOf: DealerIdOf },
  refs: ReadonlyMap<DemoListing, Planted>,
): Promise<void> {
  for (const {
    listing,
    buyerKey,
    answeredAt,
    status,
    createdAt,
    reply,
    offers,
    ...form
  } of story.inquiries) {
    const sellerId = userIdOf(listing.sellerKey);
    const planted = refs.get(listing);
    if (!planted) throw new Error(`${listing.title} was not planted`);
    const inquiry = { ...form, id: newId(), listingId: planted.id };
    const buyerId = buyerKey && userIdOf(buyerKey);
    const times = { createdAt, updatedAt: answeredAt ?? createdAt };
    const dealerId = dealerIdOf(listing.sellerKey);
    await tx.insert(inquiries).values({ ...inquiry, status, sellerId, dealerId, buyerId, ...times });
    const then = depsIn(deps, tx, createdAt);
    const about = { ...planted, sellerId, dealerId };
    const buyer = {
      userId: buyerId,
      ...pick(form, "buyerName", "buyerEmail"),
      buyerLanguage: directionOf(form.message) === "rtl" ? ("ar" as const) : ("en" as const),
    };
    const conversationId = await openThread(tx, then, about, buyer);
    await addMessage(tx, then, conversationId, "buyer", { id: inquiry.id, kind: "text", text: form.message });
    await mailUnread(depsIn(deps, tx, createdAt + 3 * MINUTE_MS));
    const seller = { conversationId, side: "seller" } as const;
    if (status !== "pending") await setSide(tx, seller, { readSeq: 1, unread: 0, mailDueAt: null });
    if (!reply || answeredAt === null) continue;
    const later = depsIn(deps, tx, answeredAt);
    await addMessage(tx, later, conversationId, "seller", { kind: "text", text: reply });
    for (const [i, amount] of offers.entries())
      await addMessage(tx, deps, conversationId, i % 2 === 0 ? "buyer" : "seller", {
        kind: "offer",
        text: "",
        amount,
        priceCents: centsOf(listing.price),
        offerStatus: i < offers.length - 1 ? "countered" : "open",
        expiresAt: deps.clock.now() + OFFER_LASTS_MS,
      });
  }
}

/** The lines of story-reviews.txt: dealer | buyer | three ratings | days ago | text | answer. */
async function plantReviews(tx: Tx, userIdOf: Scene["userIdOf"], dealerIdOf: DealerIdOf, now: number) {
  for (const line of linesIn(reviews)) {
    const [dealer = "", buyer = "", stars = "", days, text = "", answer] = line.split("|");
    const [response = 0, asDescribed = 0, advice = 0] = [...stars].map(Number);
    const createdAt = now - Number(days) * DAY_MS;
    const shownAt = createdAt + SHOWN_AFTER_MS;
    const people = { buyerId: userIdOf(buyer), dealerId: dealerIdOf(dealer) };
    const said = { response, asDescribed, advice, text, ...(answer && { answer, answeredAt: shownAt }) };
    const row = { id: newId(), conversationId: newId(), ...people, ...said, createdAt, shownAt };
    await tx.insert(sellerReviews).values(row);
  }
}
