import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { giveConsents } from "#src/features/consents/actions.ts";
import { savedReplies } from "#src/features/conversations/tables.ts";
import { guestPath } from "#src/features/conversations/threads/actions/mail-unread.ts";
import { sellerReviews } from "#src/features/reviews/tables.ts";
import { phoneChecks } from "#src/features/phones/tables.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { dataExports } from "#src/features/settings/tables.ts";
import { plantCar } from "../listings/plant-car.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { typedCar } from "../listings/typed-car.ts";
import { pushDevice } from "../outside/push-device.ts";
import { type TestApp, type TestUser, testApp } from "../site/test-app.ts";
import { plantToken } from "../site/plant-token.ts";
import { copierOf } from "../site/test-database.ts";
import { type Caller, type Ids, TOKEN_CALLERS } from "./access-table.ts";

const PASSWORDS = { algorithm: "argon2id", memoryCost: 8, timeCost: 1 } as const;

/** The owner's conversations, as the seller of the car and as a buyer. */
async function talk(app: TestApp, owner: TestUser, car: string) {
  const typed = { buyerName: "Sami", buyerPhone: "0787654321", buyerEmail: "sami@example.com" };
  const ask = async (carId: string, as?: TestUser) => {
    const message = "I would like to buy it.";
    const { body } = await app.json("POST", "/api/inquiries", { ...typed, carId, message }, { as });
    const id: string = body.conversationId;
    const offered =
      as && (await app.json("POST", `/api/conversations/${id}/offers`, { amount: 15000 }, { as }));
    return { id, message: body.id as string, offer: offered ? (offered.body.id as string) : "" };
  };
  const { id, message, offer } = await ask(car, await app.signUp());
  const own = await ask(await plantCar(app, await app.signUp()), owner);
  const guestKey = guestPath((await ask(car)).id).replace("/messages/", "");
  return { conversation: id, message, offer, guestKey, ownConversation: own.id, ownOffer: own.offer };
}

/** Adds a listing of each kind, and one person for each caller. */
async function furnish(app: TestApp) {
  // As in the examples of the API's description.
  const passwordHash = await Bun.password.hash("a long sentence of mine", PASSWORDS);
  const owner = await app.signUp({ email: "lina@example.com", phone: "+962791234567", passwordHash });
  const user = await app.signUp({ email: "omar@example.com" });
  const admin = await app.signUp({ role: "admin" });
  await app.signUp({ role: "admin" });
  const suspended = await app.signUp();
  await app.deps.db.withTx((tx) => setUserActive(tx, suspended.id, false, app.clock.now()));
  const car = await plantCar(app, owner);
  const lina = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
  const about = { ...lina, carId: car, message: "Is it still for sale?" };
  const inquiry = await app.json("POST", "/api/inquiries", about);
  const conversations = await talk(app, owner, car);
  const kept = { kind: "car", query: "make=Toyota" };
  const saved = await app.json("POST", "/api/saved-searches", kept, { as: owner });
  const draft = newId();
  const typed = { kind: "car", values: { title: "Kia" }, photos: [], editedMsAgo: 0 };
  await app.json("PUT", `/api/user/drafts/${draft}`, typed, { as: owner });
  const device = await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as: owner });
  const names = { nameEn: "Citadel View Motors", nameAr: "معرض إطلالة القلعة", legalName: "Citadel View LLC" };
  const place = { phone: "0791234567", location: "Amman" };
  const dealer = await app.json("POST", "/api/dealers", { ...names, ...place }, { as: owner });
  const work = { dealerId: dealer.body.id, dealerRole: "sales" } as const;
  const ids: Ids = {
    dealer: dealer.body.id,
    dealerSlug: dealer.body.slug,
    colleague: (await app.signUp(work)).id,
    draft,
    car,
    device: device.body.id,
    search: saved.body.id,
    plate: await plantPlate(app, owner),
    seller: owner.id,
    buyer: user.id,
    inquiry: inquiry.body.id,
    ...conversations,
    dealerConversation: "",
    reply: newId(),
    review: newId(),
    session: "nothing",
    token: newId(),
    stock: "A-17",
    stockImport: "",
    feed: "",
    siteFeed: "",
    feedToken: "",
    phoneCheck: "",
    dataExport: newId(),
  };
  const people: Record<Caller, TestUser | undefined> = { guest: undefined, suspended, user, admin, owner };
  await plantToken(app, owner, [], { id: ids.token });
  await app.json("PUT", `/api/dealer/stock/${ids.stock}`, typedCar, { as: owner });
  const dealersCar = await plantCar(app, owner, { dealerId: ids.dealer });
  const asked = { ...about, carId: dealersCar };
  ids.dealerConversation = (await app.json("POST", "/api/inquiries", asked)).body.conversationId;
  const reply = { id: ids.reply, userId: owner.id, textEn: "Come at ten.", textAr: "", createdAt: 1 };
  const review = { id: ids.review, conversationId: conversations.conversation, sellerId: owner.id };
  const rated = { response: 5, asDescribed: 4, advice: 5, text: "", createdAt: 1, shownAt: 1 };
  await app.deps.db.withTx(async (tx) => {
    await tx.insert(savedReplies).values(reply);
    await tx.insert(sellerReviews).values({ ...review, ...rated });
  });
  const made = { id: ids.dataExport, userId: owner.id, key: "k", createdAt: 1, readyAt: 1, bytes: 0 };
  const expiresAt = app.clock.now() + DAY_MS;
  await app.deps.db.withTx((tx) => tx.insert(dataExports).values({ ...made, expiresAt }));
  const giver = { userId: owner.id, emailKey: owner.email, language: "en", givenBy: "form" } as const;
  await app.deps.db.withTx((tx) => giveConsents(tx, giver, ["newsletter"], 1));
  const file = new FormData();
  file.set("file", new File(["stockId,price\r\nA-17,9000"], "stock.csv"));
  const plan = await app.request("/api/dealer/imports", { method: "POST", body: file }, { as: owner });
  ids.stockImport = ((await plan.json()) as { id: string }).id;
  const feed = await app.json("POST", "/api/dealer/feeds", { kind: "meta" }, { as: owner });
  const siteFeed = await app.json("POST", "/api/admin/feeds", { kind: "meta" }, { as: admin });
  ids.phoneCheck = await sendCode(app, owner);
  ids.feed = feed.body.id;
  ids.siteFeed = siteFeed.body.id;
  ids.feedToken = /feeds\/([^/]+)/.exec(feed.body.url)?.[1] ?? "";
  const tokens = await Promise.all(
    TOKEN_CALLERS.map(({ person, scope }) => plantToken(app, { owner, admin }[person], [scope])),
  );
  return { ids, people, tokens };
}

async function sendCode(app: TestApp, { id: userId }: TestUser): Promise<string> {
  const id = newId();
  const to = { phone: "+962791234567", prefix: "+96279123", language: "en", code: "" } as const;
  const now = app.clock.now();
  const check = { id, userId, ...to, expiresAt: now + 600_000, nextTryAt: now, createdAt: now };
  await app.deps.db.withTx((tx) => tx.insert(phoneChecks).values(check));
  return id;
}

let furnished: ReturnType<typeof furnishOnce> | undefined;

async function furnishOnce() {
  const app = testApp();
  const others = await furnish(app);
  return { copy: await copierOf(app.deps.db), others };
}

/** An app with a listing of each kind, and one person for each caller. Copied, because making it takes 50 ms. */
export async function accessMarket() {
  const { copy, others } = await (furnished ??= furnishOnce());
  return { app: testApp({ db: copy() }), ...others };
}

export type AccessMarket = Awaited<ReturnType<typeof accessMarket>>;
