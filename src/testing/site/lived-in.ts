import { issueLink } from "#src/auth/one-time-links.ts";
import { hashPassword } from "#src/auth/passwords.ts";
import { recoveryCodes } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { favorites } from "#src/features/favorites/tables.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { listingDrafts, listingPhotos } from "#src/features/listings/tables.ts";
import { phoneChecks } from "#src/features/phones/tables.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { sellerReviews } from "#src/features/reviews/tables.ts";
import { savedSearches } from "#src/features/saved-searches/tables.ts";
import { subscribers } from "#src/features/newsletter/tables.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { plainPhoto } from "../listings/pictures.ts";
import { plantCar } from "../listings/plant-car.ts";
import { pushDevice } from "../outside/push-device.ts";
import { plantToken } from "./plant-token.ts";
import { testApp, type TestApp, type TestUser } from "./test-app.ts";

/** The password of the site's user. */
export const PASSWORD = "zaytoun-7";
export const passwordHash = await hashPassword(PASSWORD);

/** All values in all tables that contain one of the words, as `table.column`. */
export function placesOf({ deps }: TestApp, words: string[]): string[] {
  const { reader } = deps.db.sqlite;
  const tables = reader.query("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as {
    name: string;
  }[];
  const found: string[] = [];
  for (const { name } of tables)
    for (const row of reader.query(`SELECT * FROM "${name}"`).all() as Record<string, unknown>[])
      for (const [column, value] of Object.entries(row))
        if (words.some((word) => String(value).toLowerCase().includes(word.toLowerCase())))
          found.push(`${name}.${column}`);
  return found;
}

/** A site with a user who has a row in every possible table, and another user who is kept. */
export async function livedIn() {
  const app = testApp();
  const me = await app.signUp({
    name: "Samar Unmistakable",
    email: "Samar@Example.com",
    phone: "+962790001122",
    emailVerifiedAt: 1,
    passwordHash,
  });
  const other = await app.signUp({ name: "Who Stays", emailVerifiedAt: 1 });
  const own = await storePhoto(app.deps, me.id, await plainPhoto(400, 300, 1));
  const shared = await storePhoto(app.deps, me.id, await plainPhoto(400, 300, 2));
  await storePhoto(app.deps, other.id, await plainPhoto(400, 300, 2));
  const mine = await plantCar(app, me, { title: "Unmistakable Camry" });
  const theirs = await plantCar(app, other);
  const lived = { app, me, other, own, shared, mine, theirs };
  for (const as of [me, other])
    await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as });
  await plantToken(app, me);
  await plantToken(app, other);
  await inquire(lived);
  await app.json("POST", "/api/auth/login", { email: me.email, password: "wrong" });
  await app.deps.db.withTx(async (tx) => {
    await leaveRows(tx, lived);
    await leaveMails(tx, lived);
  });
  return lived;
}

interface Lived {
  app: TestApp;
  me: TestUser;
  other: TestUser;
  own: { id: string };
  shared: { id: string };
  mine: string;
  theirs: string;
}

async function inquire({ app, me, mine, theirs }: Lived): Promise<void> {
  const headers = { "Idempotency-Key": "samar" };
  const ask = (inquiry: object, as?: TestUser) =>
    app.json("POST", "/api/inquiries", inquiry, { as, ...(as && { headers }) });
  const samar = { buyerName: "Samar Unmistakable", buyerPhone: "0790001122", message: "Still for sale?" };
  await ask({ carId: theirs, buyerEmail: me.email, ...samar }, me);
  await ask({ carId: theirs, buyerEmail: me.email.toUpperCase(), ...samar });
  await ask({
    carId: mine,
    buyerName: "Lina",
    buyerPhone: "0787654321",
    buyerEmail: "lina@example.com",
    message: "Can I see it today?",
  });
}

async function leaveRows(tx: Tx, { app, me, other, own, shared, mine, theirs }: Lived): Promise<void> {
  const now = app.deps.clock.now();
  await tx.insert(listingPhotos).values([
    { listingId: mine, photoId: own.id, position: 0 },
    { listingId: mine, photoId: shared.id, position: 1 },
  ]);
  const saved = { priceCents: 1, createdAt: now };
  await tx.insert(listingDrafts).values({
    id: newId(),
    sellerId: me.id,
    kind: "car",
    typed: { title: "Unmistakable Corolla" },
    editedAt: now,
    createdAt: now,
  });
  await tx.insert(phoneChecks).values({
    id: newId(),
    userId: me.id,
    phone: "+962790001122",
    prefix: "+96279000",
    language: "en",
    code: "123456",
    codeHash: "-",
    expiresAt: now,
    nextTryAt: now,
    createdAt: now,
  });
  await tx.insert(favorites).values({ userId: me.id, listingId: theirs, ...saved });
  await tx.insert(favorites).values({ userId: other.id, listingId: mine, ...saved });
  await tx.insert(savedSearches).values({
    id: newId(),
    userId: me.id,
    kind: "car",
    query: "q=unmistakable",
    name: "Unmistakable",
    rhythm: "now",
    byMail: true,
    byPush: true,
    stopToken: "t",
    lookedAt: now,
    createdAt: now,
  });
  const subscriber = { language: "en", createdAt: now } as const;
  for (const email of [me.email, "other@example.com"])
    await tx.insert(subscribers).values({
      id: newId(),
      email,
      emailKey: email.toLowerCase(),
      token: "t",
      tokenHash: newId(),
      ...subscriber,
    });
  const message = { name: "Samar Unmistakable", subject: "Hi", message: "…", createdAt: now };
  await tx.insert(contactMessages).values({ id: newId(), userId: me.id, email: "s@example.com", ...message });
  await tx.insert(contactMessages).values({ id: newId(), email: me.email, ...message });
  const report = { reason: "scam", text: "", createdAt: now } as const;
  await tx.insert(reports).values([
    {
      id: newId(),
      listingId: theirs,
      subject: `listing:${theirs}`,
      reporterId: me.id,
      reporterKey: me.id,
      ...report,
    },
    { id: newId(), sellerId: me.id, subject: `seller:${me.id}`, reporterKey: "guest", ...report },
    { id: newId(), listingId: theirs, subject: "x", reporterKey: "guest", handledBy: me.id, ...report },
  ]);
  const review = { response: 5, asDescribed: 5, advice: 5, text: "", createdAt: now, shownAt: now };
  await tx.insert(sellerReviews).values([
    { id: newId(), conversationId: "a", buyerId: me.id, sellerId: other.id, ...review },
    { id: newId(), conversationId: "b", buyerId: other.id, sellerId: me.id, ...review },
  ]);
  await tx.insert(recoveryCodes).values({ userId: me.id, codeHash: "x" });
  await issueLink(tx, "verify-email", me.id, now, HOUR_MS);
}

async function leaveMails(tx: Tx, { app, me, other }: Lived): Promise<void> {
  const mail = (to: { userId: string | null; email: string }, text: string) =>
    queueMail(tx, app.deps, {
      kind: "test",
      to: { ...to, language: "en" },
      write: () => ({ subject: "Test", paragraphs: [text] }),
    });
  await mail({ userId: me.id, email: me.email }, "to me");
  await mail({ userId: null, email: me.email }, "the newsletter");
  await mail({ userId: other.id, email: other.email }, `Samar Unmistakable, ${me.email}, asks`);
  await mail({ userId: other.id, email: other.email }, "of something else");
}
