import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { conversationSides } from "#src/features/conversations/tables.ts";
import { reviewMarket } from "#src/testing/listings/review-market.ts";
import { plantToken } from "#src/testing/site/plant-token.ts";
import { staffedDealer } from "#src/testing/site/plant-dealer.ts";

type Market = Awaited<ReturnType<typeof reviewMarket>>;

test.each([
  [0, 403, "reviewNotNow"],
  [6.99, 403, "reviewNotNow"],
  [7, 201, undefined],
  [30, 201, undefined],
  [60, 201, undefined],
  [60.99, 201, undefined],
  [61, 403, "reviewNotNow"],
  [400, 403, "reviewNotNow"],
])("%p days after the answer, a buyer gets %p", async (days, status, code) => {
  const { answeredAgo, review, read, buyer, seller } = await reviewMarket();
  await answeredAgo(days * DAY_MS);
  const { status: got, body } = await review();
  expect([got, body.code]).toEqual([status, code]);
  expect([(await read(buyer)).canReview, (await read(seller)).canReview]).toEqual([status === 201, false]);
});

test("the first answer counts, and an answer must have come", async () => {
  const { review, write, seller, buyer } = await reviewMarket();
  await write(seller, "Anything else?");
  await write(buyer, "No, thank you.");
  expect((await review()).status).toBe(201);
  const silent = await reviewMarket({ isAnswered: false });
  expect((await silent.review()).body.code).toBe("reviewNotAnswered");
});

const give = (app: Market["app"], id: string, changes: Partial<typeof users.$inferInsert>) =>
  app.deps.db.withTx(async (tx) => void (await tx.update(users).set(changes).where(eq(users.id, id))));

async function ofDealer({ app, seller }: Market) {
  const staff = await staffedDealer(app);
  await give(app, seller.id, { dealerId: staff.dealerId, dealerRole: "sales" });
  const { dealerId } = staff;
  await app.deps.db.withTx(async (tx) => {
    await tx.update(conversationSides).set({ dealerId }).where(eq(conversationSides.side, "seller"));
  });
  return staff;
}

test.each<[string, number, (market: Market) => Promise<unknown>]>([
  ["a guest", 401, ({ app, id }) => app.json("POST", "/api/reviews", { conversationId: id })],
  ["a stranger", 404, async ({ app, review }) => review(await app.signUp())],
  ["an admin", 404, async ({ app, review }) => review(await app.signUp({ role: "admin" }))],
  ["the seller", 403, ({ review, seller }) => review(seller)],
  ["the buyer a second time", 409, async ({ review }) => (await review()) && review()],
  [
    "a colleague of the seller",
    403,
    async (market) => {
      const { dealerId } = await ofDealer(market);
      await give(market.app, market.buyer.id, { dealerId, dealerRole: "sales" });
      return market.review();
    },
  ],
  [
    "a buyer of a private car from a colleague",
    403,
    async ({ app, buyer, seller, review }) => {
      const { dealerId } = await staffedDealer(app);
      for (const { id } of [buyer, seller]) await give(app, id, { dealerId, dealerRole: "sales" });
      return review();
    },
  ],
  [
    "the buyer at the address of the seller",
    403,
    async ({ app, seller, review, buyer }) => {
      await app.request("/", {}, { as: seller, address: "9.9.9.9" });
      return review(buyer, {}, { address: "9.9.9.9" });
    },
  ],
  [
    "the buyer at the address of the dealer's manager",
    403,
    async (market) => {
      const { manager } = await ofDealer(market);
      await market.app.request("/", {}, { as: manager, address: "2a00:18d8:1:2::5" });
      return market.review(market.buyer, {}, { address: "2a00:18d8:1:2::9" });
    },
  ],
  [
    "the buyer at another address",
    201,
    async ({ app, seller, review, buyer }) => {
      await app.request("/", {}, { as: seller, address: "9.9.9.9" });
      return review(buyer, {}, { address: "9.9.9.8" });
    },
  ],
  [
    "the buyer behind the same untrusted proxy",
    201,
    async ({ app, seller, review, buyer }) => {
      await app.request("/", {}, { as: seller, address: "10.0.0.2" });
      return review(buyer, {}, { address: "10.0.0.2" });
    },
  ],
  [
    "a program of the buyer",
    403,
    async ({ app, buyer, id }) => {
      const token = await plantToken(app, buyer, ["inquiries:write"]);
      const headers = { Authorization: `Bearer ${token}` };
      return app.json("POST", "/api/reviews", { conversationId: id }, { headers });
    },
  ],
  [
    "a buyer whom the seller blocks",
    201,
    async ({ call, seller, id, review }) => {
      await call(seller, "POST", `/${id}/block`);
      return review();
    },
  ],
  [
    "the buyer of a deleted seller",
    410,
    async ({ app, seller, review }) => {
      await app.deps.db.withTx(async (tx) => void (await tx.delete(users).where(eq(users.id, seller.id))));
      return review();
    },
  ],
])("%s gets %p", async (_, status, act) => {
  const answer = (await act(await reviewMarket())) as { status: number };
  expect(answer.status).toBe(status);
});

test("a browser in which the seller has logged in is refused", async () => {
  const { app, buyer, seller, review } = await reviewMarket();
  await give(app, seller.id, {
    passwordHash: await Bun.password.hash("zaytoun-7", { algorithm: "argon2id", memoryCost: 8, timeCost: 1 }),
  });
  const login = await app.json("POST", "/api/auth/login", { email: seller.email, password: "zaytoun-7" });
  const device = login.headers.getSetCookie().find((cookie) => cookie.startsWith("device=")) ?? "";
  const here = { ...buyer, cookie: `${buyer.cookie}; ${device.split(";")[0]}` };
  expect((await review(here)).body.code).toBe("reviewTooNear");
  expect((await review()).status).toBe(201);
});

test.each([
  [{ response: 0 }, "response"],
  [{ response: 6 }, "response"],
  [{ advice: 4.5 }, "advice"],
  [{ asDescribed: undefined }, "asDescribed"],
  [{ asDescribed: "5" }, "asDescribed"],
  [{ text: "a".repeat(1001) }, "text"],
  [{ conversationId: undefined }, "conversationId"],
])("%j is refused in both languages", async (more, field) => {
  const { review, buyer } = await reviewMarket();
  const [en, ar] = await Promise.all(
    ["en", "ar"].map((language) => review(buyer, more, { headers: { "Accept-Language": language } })),
  );
  expect([en?.status, ar?.status]).toEqual([400, 400]);
  expect([en?.body.fields[field], ar?.body.fields[field]]).toEqual([
    expect.stringMatching(/[a-z]/),
    expect.stringMatching(/[\u0600-\u06ff]/),
  ]);
});
