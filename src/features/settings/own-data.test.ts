import { expect, test } from "bun:test";
import { users } from "#src/auth/tables.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { favorites } from "#src/features/favorites/tables.ts";
import { reports, reviews } from "#src/features/moderation/tables.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { livedIn, placesOf } from "#src/testing/site/lived-in.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { plantToken } from "#src/testing/site/plant-token.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";

const download = (app: TestApp, as: TestUser) => app.json("GET", "/api/user/data", undefined, { as });
const ask = (app: TestApp, carId: string, buyerEmail: string, as?: TestUser) =>
  app.json(
    "POST",
    "/api/inquiries",
    { carId, buyerName: "Lina", buyerPhone: "0787654321", buyerEmail, message: "Is it still for sale?" },
    { as },
  );

test("one file contains all data of a user and downloads", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const me = { ...(await app.signUp({ name: "رانيا", phone: "+962791234567", emailVerifiedAt: 5 })) };
  me.cookie = `__Host-${me.cookie}`;
  const other = await app.signUp();
  const mine = await plantCar(app, me);
  await plantPlate(app, me);
  await plantCar(app, me, { title: "Removed Kia", status: "removed", removedAt: app.clock.now() });
  const theirs = await plantCar(app, other, { title: "Their Camry" });
  await ask(app, mine, "lina@example.com");
  await ask(app, theirs, me.email.toUpperCase());
  await app.deps.db.withTx(async (tx) => {
    await tx
      .insert(favorites)
      .values({ userId: me.id, listingId: theirs, priceCents: 1_650_000, createdAt: app.clock.now() });
    await tx.insert(subscribers).values({
      id: "s",
      email: me.email,
      emailKey: me.email,
      language: "ar",
      token: "secret-token",
      tokenHash: "-",
      createdAt: app.clock.now(),
    });
  });
  const { status, body, headers } = await download(app, me);
  expect(status).toBe(200);
  expect(headers.get("Content-Disposition")).toBe('attachment; filename="markaba-data-2026-06-15.json"');
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(body.account).toMatchObject({
    name: "رانيا",
    phone: "+962791234567",
    createdAt: "2026-06-15T09:00:00.000Z",
  });
  expect(body.cars.map(({ id }: { id: string }) => id)).toEqual([mine]);
  expect(body.numberPlates).toHaveLength(1);
  expect(body.removedListings).toMatchObject([{ title: "Removed Kia" }]);
  expect(body.inquiriesReceived).toMatchObject([{ listingId: mine, buyerName: "Lina" }]);
  expect(body.inquiriesSent).toMatchObject([{ listingId: theirs, listingTitle: "Their Camry" }]);
  expect(body.favorites).toMatchObject([{ listingId: theirs, priceWhenSaved: 16_500 }]);
  expect(body.sessions).toHaveLength(1);
  expect(body.newsletter).toMatchObject([{ email: me.email, language: "ar" }]);
});

/** The part of the download with a table's data about a user; null if the table has nothing readable. */
const PART_OF: Record<string, string | null> = {
  users: "account",
  sessions: "sessions",
  api_tokens: "apiTokens",
  repeatable_requests: null,
  one_time_links: "emailedLinks",
  recovery_codes: "account",
  rate_limits: null,
  listings: "cars",
  listing_texts: null,
  listing_drafts: "drafts",
  photo_uploads: "uploadedPhotos",
  inquiries: "inquiriesSent",
  consents: "consents",
  conversations: "conversations",
  conversation_sides: "conversations",
  saved_replies: "savedReplies",
  seller_reviews: "reviewsWritten",
  favorites: "favorites",
  saved_searches: "savedSearches",
  push_subscriptions: "notifiedDevices",
  phone_checks: "phoneChecks",
  subscribers: "newsletter",
  contact_messages: "messagesToUs",
  reports: "reports",
  outbox: "mails",
  user_texts: null,
  audit_log: "doneByAdmins",
};

testOnSqlite("every table that refers to a user is in the download", async () => {
  const { app, me } = await livedIn();
  await app.deps.db.withTx((tx) =>
    recordAudit(tx, { actor: null, action: "user.note", subject: { kind: "user", ...me } }, 1),
  );
  const { body } = await download(app, me);
  const tables = new Set(placesOf(app, [me.id, me.email, me.name]).map((place) => place.split(".")[0] ?? ""));
  for (const table of tables) {
    if (table.includes("_fts")) continue;
    const part = PART_OF[table];
    expect([table, part]).not.toEqual([table, undefined]);
    if (part) expect([part, Object.keys(body[part] ?? {}).length > 0]).toEqual([part, true]);
  }
  expect(body.reportsAboutYou).toHaveLength(1);
});

test("it lists the tokens, without their hashes", async () => {
  const app = testApp();
  const me = await app.signUp();
  const token = await plantToken(app, me);
  const { body } = await download(app, me);
  expect(body.apiTokens).toMatchObject([
    { name: "Showroom system", start: token.slice(0, 8), scopes: ["listings:read"], lastUsedAt: null },
  ]);
  expect(body.apiTokens[0].expiresAt).toBe("2026-09-13T09:00:00.000Z");
  expect(JSON.stringify(body)).not.toContain(await hashOfToken(token));
});

test("it includes admins' notes and decisions about the user, but not who reported", async () => {
  const app = testApp();
  const me = await app.signUp({ adminNote: "Calls back." });
  const car = await plantCar(app, me, {
    title: "Removed Kia",
    status: "removed",
    description: "Clean inside",
  });
  await app.deps.db.withTx(async (tx) => {
    const row = { id: "r", listingId: car, createdAt: 1 };
    await tx.insert(reviews).values({ ...row, verdict: "rejected", note: "Blurred photos" });
    await tx.insert(reports).values({
      ...row,
      subject: `listing:${car}`,
      reporterKey: "guest-key",
      reason: "scam",
      text: "My cousin Omar saw it",
    });
  });
  const { body } = await download(app, me);
  expect(body.account.adminNote).toBe("Calls back.");
  expect(body.removedListings).toMatchObject([{ title: "Removed Kia", description: "Clean inside" }]);
  expect(body.reviews).toMatchObject([{ verdict: "rejected", note: "Blurred photos" }]);
  expect(body.reportsAboutYou).toMatchObject([{ reason: "scam" }]);
  expect(JSON.stringify(body)).not.toMatch(/guest-key|Omar/);
});

test("it contains no hash, token or secret", async () => {
  const app = testApp();
  const me = await app.signUp({
    passwordHash: "argon-of-mine",
    totpSecret: "TOTPSECRET",
    emailVerifiedAt: 1,
  });
  const { body } = await download(app, me);
  const text = JSON.stringify(body);
  for (const secret of ["argon-of-mine", "TOTPSECRET", "tokenHash", "token", me.cookie.slice(4)])
    expect(text).not.toContain(secret);
});

test("a user with another person's unconfirmed address gets none of that person's data", async () => {
  const app = testApp();
  const me = await app.signUp({ email: "victim@example.com" });
  const seller = await app.signUp();
  await ask(app, await plantCar(app, seller), "victim@example.com");
  await app.deps.db.withTx((tx) =>
    tx.insert(subscribers).values({
      id: "s",
      email: me.email,
      emailKey: me.email,
      language: "en",
      token: "t",
      tokenHash: "-",
      createdAt: 1,
    }),
  );
  expect((await download(app, me)).body).toMatchObject({ inquiriesSent: [], newsletter: [] });
  await app.deps.db.withTx((tx) => tx.update(users).set({ emailVerifiedAt: 1 }));
  const { body } = await download(app, me);
  expect([body.inquiriesSent.length, body.newsletter.length]).toEqual([1, 1]);
});

test("a user has twenty downloads an hour; guests have none", async () => {
  const app = testApp();
  const me = await app.signUp();
  for (let i = 0; i < 20; i++) expect((await download(app, me)).status).toBe(200);
  expect((await download(app, me)).status).toBe(429);
  expect((await app.json("GET", "/api/user/data")).status).toBe(401);
});

test("both sides get their conversation, with messages and offers, but not the other's settings", async () => {
  const { app, id, buyer, seller, call, write, offer } = await conversationMarket();
  await write(seller, "Come and see it.");
  await offer(buyer, 10_000);
  await call(seller, "POST", `/${id}/mute`);
  await call(seller, "POST", `/${id}/block`);
  const messages = [
    { side: "buyer", kind: "text", text: typedInquiry.message },
    { side: "seller", kind: "text", text: "Come and see it." },
    { side: "buyer", kind: "offer", amount: 10_000, offerStatus: "open" },
  ];
  const mine = (await download(app, buyer)).body;
  expect(mine.conversations).toMatchObject([
    { role: "buyer", other: seller.name, isMuted: false, listing: "Toyota Camry 2019", messages },
  ]);
  expect(mine.blocked).toEqual([]);
  const theirs = (await download(app, seller)).body;
  expect(theirs.conversations).toMatchObject([
    { role: "seller", other: typedInquiry.buyerName, isMuted: true, messages },
  ]);
  expect(theirs.blocked).toEqual([typedInquiry.buyerName]);
  expect((await download(app, await app.signUp())).body.conversations).toEqual([]);
});
