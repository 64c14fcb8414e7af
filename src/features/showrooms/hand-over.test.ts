import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { dealerInvitations, dealers } from "#src/features/dealers/tables.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { listingPhotos, listings } from "#src/features/listings/tables.ts";
import { listUploads } from "#src/features/photos/queries.ts";
import { photos, photoUploads } from "#src/features/photos/tables.ts";
import { hashPassword } from "#src/auth/passwords.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { dealership } from "#src/testing/site/dealership.ts";
import { rowOf } from "#src/testing/site/office.ts";
import { PASSWORD } from "#src/testing/site/settled.ts";

const PHOTO = "c".repeat(32);

/** A salesperson with a car of the dealer that has a photo and an inquiry, and a private car. */
async function working(more: object = {}) {
  const there = await dealership();
  const { app, dealer, employ, listCar } = there;
  const sales = await employ("sales", { name: "Suhaib", ...more });
  const car = await listCar(sales, { submissionKey: "one" });
  const privateCar = await plantCar(app, sales);
  await app.deps.db.withTx(async (tx) => {
    await tx.insert(photos).values({ id: PHOTO, width: 9, height: 9, placeholder: "", createdAt: 1 });
    await tx.insert(photoUploads).values({ photoId: PHOTO, ownerId: sales.id, createdAt: 1 });
    await tx.insert(listingPhotos).values({ listingId: car, photoId: PHOTO, position: 0 });
    await tx.insert(inquiries).values({
      ...{ id: "asked", listingId: car, sellerId: sales.id, dealerId: dealer.id, takenBy: sales.id },
      ...{ message: "?", buyerName: "Lina", buyerPhone: "+962787654321", buyerEmail: "lina@example.com" },
      ...{ createdAt: 1, updatedAt: 1 },
    });
  });
  const asked = async () => (await app.deps.db.read.select().from(inquiries))[0];
  return { ...there, sales, car, privateCar, asked };
}

test("who is removed hands cars, messages and photos to the first owner and keeps the private ones", async () => {
  const { app, owner, sales, car, privateCar, asked, call, employ, listCar } = await working();
  await employ("owner");
  // The same key as that of the salesperson's car.
  await listCar(owner, { submissionKey: "one" });
  const before = await rowOf(app, car);
  expect((await call("DELETE", `/api/dealer/people/${sales.id}`)).status).toBe(204);
  const after = await rowOf(app, car);
  expect(after).toMatchObject({ sellerId: owner.id, number: before?.number, submissionKey: null });
  expect(after?.rev).toBeGreaterThan(before?.rev ?? 0);
  expect(await rowOf(app, privateCar)).toMatchObject({ sellerId: sales.id, dealerId: null });
  expect(await asked()).toMatchObject({ sellerId: owner.id, takenBy: owner.id });
  expect(await listUploads(app.deps.db.read, owner.id)).toEqual([PHOTO]);
  const edited = await call("PATCH", `/api/cars/${car}`, { images: [`/photos/${PHOTO}-640.webp`] });
  expect(edited.status).toBe(200);
  expect((await call("GET", "/api/dealer", undefined, sales)).status).toBe(403);
});

test("cars of a suspended salesperson are shown again once an owner has them", async () => {
  const { app, sales, car, call } = await working();
  await app.deps.db.withTx((tx) => setUserActive(tx, sales.id, false, 1));
  expect((await rowOf(app, car))?.sellerActive).toBe(false);
  await call("DELETE", `/api/dealer/people/${sales.id}`);
  expect((await rowOf(app, car))?.sellerActive).toBe(true);
});

test("everybody may leave by themselves", async () => {
  const { app, owner, sales, car } = await working();
  const left = await app.form(`/dealer/people/${sales.id}/remove`, {}, { as: sales });
  expect([left.status, left.headers.get("Location")]).toEqual([303, "/settings"]);
  expect((await rowOf(app, car))?.sellerId).toBe(owner.id);
});

const remove = { password: PASSWORD, confirm: "yes" };

test("the dealer keeps the cars of a person whose account is deleted", async () => {
  const { app, owner, sales, car, privateCar, asked } = await working({
    passwordHash: await hashPassword(PASSWORD),
  });
  expect((await app.form("/settings/delete", remove, { as: sales })).status).toBe(303);
  expect(await app.deps.db.read.$count(users, eq(users.id, sales.id))).toBe(0);
  expect((await rowOf(app, car))?.sellerId).toBe(owner.id);
  expect(await rowOf(app, privateCar)).toBe(undefined);
  expect(await asked()).toMatchObject({ sellerId: owner.id });
  expect(await app.deps.db.read.$count(photos)).toBe(1);
});

test("the only owner of others keeps the account; the last person takes the dealer along", async () => {
  const { app, owner, sales, car, call } = await working();
  const passwordHash = await hashPassword(PASSWORD);
  await app.deps.db.withTx(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, owner.id));
  });
  const refused = await app.form("/settings/delete", remove, { as: owner });
  expect([refused.status, (await refused.text()).includes("A dealer needs an owner")]).toEqual([409, true]);
  await call("DELETE", `/api/dealer/people/${sales.id}`);
  expect((await app.form("/settings/delete", remove, { as: owner })).status).toBe(303);
  expect(await app.deps.db.read.$count(dealers)).toBe(0);
  expect(await app.deps.db.read.$count(listings, eq(listings.id, car))).toBe(0);
});

test("an invitation to a deleted account's confirmed address goes too, and an accepted one has no address", async () => {
  const { app, call } = await dealership();
  const passwordHash = await hashPassword(PASSWORD);
  const nadia = await app.signUp({ email: "nadia@example.com", passwordHash, emailVerifiedAt: 1 });
  const emails = async () =>
    (await app.deps.db.read.select().from(dealerInvitations)).map(({ email }) => email);
  for (const email of ["Nadia@example.com", "omar@example.com"])
    // oxlint-disable-next-line no-await-in-loop -- two
    await call("POST", "/api/dealer/people", { email, role: "sales" });
  expect((await app.form("/settings/delete", remove, { as: nadia })).status).toBe(303);
  expect(await emails()).toEqual(["omar@example.com"]);
  const [, link = ""] = /(\/dealers\/invitations\/[\w-]+)/.exec((await mails(app)).at(-2)?.text ?? "") ?? [];
  const omar = await app.signUp({ email: "omar@example.com" });
  expect((await app.form(link, {}, { as: omar })).status).toBe(303);
  expect(await emails()).toEqual([""]);
});
