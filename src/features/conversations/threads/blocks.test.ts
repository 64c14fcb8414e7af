import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { conversationMarket } from "#src/testing/listings/conversation-market.ts";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { staffedDealer } from "#src/testing/site/plant-dealer.ts";
import { blocks } from "../tables.ts";
import { claimThreads } from "./actions/open-thread.ts";

async function market() {
  const given = await conversationMarket();
  const { app, seller, buyer } = given;
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ phone: "+962790001122" }).where(eq(users.id, seller.id)),
  );
  const statusOf = async (path: string, as = buyer, method = "GET") =>
    (await app.request(path, { method }, { as })).status;
  return { ...given, statusOf };
}

test("a blocked person gets a seller's number as if the limit were reached", async () => {
  const { app, id, carId, buyer, seller, call, statusOf } = await market();
  const plateId = await plantPlate(app, seller);
  const paths = [
    `/api/users/${seller.id}`,
    `/api/users/${seller.id}?listing=${carId}`,
    `/cars/${carId}/phone`,
    `/cars/${carId}/whatsapp`,
    `/number-plates/${plateId}/phone`,
  ];
  for (const path of paths) expect([path, (await statusOf(path)) < 400]).toEqual([path, true]);
  await call(seller, "POST", `/${id}/block`);
  for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 429]);
  const refused = await app.json("GET", paths[0] ?? "", undefined, { as: buyer });
  expect(refused.headers.get("Retry-After")).toBe("3600");
  expect(await statusOf(paths[0] ?? "", await app.signUp())).toBe(200);
  await call(seller, "DELETE", `/${id}/block`);
  expect(await statusOf(paths[0] ?? "")).toBe(200);
});

test("a dealer's block holds for its phone and all its people, who see it in their settings", async () => {
  const { app, buyer, call, statusOf } = await market();
  const { dealerId, owner, sales: colleague } = await staffedDealer(app);
  const slug = `citadel-view-${dealerId}`;
  const carId = await plantCar(app, owner, { dealerId });
  const asked = { ...typedInquiry, carId };
  const id = (await app.json("POST", "/api/inquiries", asked, { as: buyer })).body.conversationId as string;
  await call(owner, "POST", `/${id}/block`);
  for (const path of [`/dealers/${slug}/phone`, `/dealers/${slug}/whatsapp`, `/cars/${carId}/phone`])
    expect([path, await statusOf(path)]).toEqual([path, 429]);
  for (const method of ["GET", "POST"])
    expect(await statusOf(`/api/dealers/${slug}/phone`, buyer, method)).toBe(429);
  const settings = async (as: typeof owner) => (await app.request("/settings", {}, { as })).text();
  expect(await settings(colleague)).toContain(typedInquiry.buyerName);
  await app.form("/settings/unblock", { blocked: buyer.id }, { as: await app.signUp() });
  expect(await settings(owner)).toContain(typedInquiry.buyerName);
  const ended = await app.form("/settings/unblock", { blocked: buyer.id }, { as: colleague });
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, "/settings#blocked"]);
  expect(await settings(owner)).not.toContain(typedInquiry.buyerName);
  expect(await statusOf(`/api/dealers/${slug}/phone`)).toBe(200);
});

test("a block outlives a hidden conversation, and a guest's goes on for their account", async () => {
  const { app, carId, seller, call, send } = await market();
  const id = (await send({ buyerEmail: "Guest@example.com" })).body.conversationId as string;
  await call(seller, "POST", `/${id}/block`);
  await call(seller, "DELETE", `/${id}`);
  expect((await send({ buyerEmail: "guest@example.com", message: "Hello? Hello?" })).status).toBe(403);
  const guest = await app.signUp({ email: "guest@example.com", emailVerifiedAt: app.clock.now() });
  await app.deps.db.withTx((tx) => claimThreads(tx, guest.id));
  expect((await call(guest, "POST", `/${id}/messages`, { text: "Hello?" })).status).toBe(403);
  const asked = { ...typedInquiry, carId, message: "Hello, hello?" };
  expect((await app.json("POST", "/api/inquiries", asked, { as: guest })).status).toBe(403);
  expect((await app.deps.db.read.select().from(blocks)).map(({ blockedKey }) => blockedKey)).toEqual([
    guest.id,
  ]);
  await app.form("/settings/unblock", { blocked: guest.id }, { as: seller });
  expect((await call(guest, "POST", `/${id}/messages`, { text: "Hello?" })).status).toBe(201);
});
