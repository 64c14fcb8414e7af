import { expect, test } from "bun:test";
import { pick } from "#src/core/pick.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";
import { sendInquiry, changeInquiry } from "./actions.ts";
import { countInquiries, countInquiriesByListing, listInquiriesOf } from "./queries.ts";

let sent = 0;

function ask(app: TestApp, carId: string, message = "Is it still for sale?") {
  sent++;
  app.clock.advance(MINUTE_MS);
  const buyer = { buyerName: "Dana", buyerPhone: "+962791234567", buyerEmail: "dana@example.com" };
  return sendInquiry(app.deps, null, { kind: "car", id: carId }, { ...buyer, message }, `198.51.100.${sent}`);
}

test("a seller sees only their own inquiries, newest first, with the listing", async () => {
  const app = testApp();
  const [seller, other] = [await app.signUp(), await app.signUp()];
  const carId = await plantCar(app, seller, { title: "Kia Rio 2015" });
  const first = await ask(app, carId, "The first message");
  const second = await ask(app, carId, "The second message");
  await ask(app, await plantCar(app, other));
  const { items, total } = await listInquiriesOf(app.deps.db.read, seller);
  expect(total).toBe(2);
  expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(items[0]).toEqual({
    ...pick(second, "id", "status", "createdAt"),
    kind: "car",
    listingId: carId,
    listingTitle: "Kia Rio 2015",
    listingUrl: "/cars/100001-toyota-camry-2019",
    isListed: true,
    takenBy: null,
    canTake: false,
    message: "The second message",
    buyerName: "Dana",
    buyerPhone: "+962791234567",
    buyerEmail: "dana@example.com",
  });
});

test("an inquiry is kept after its listing is removed, and says so", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller, { title: "Kia Rio 2015" });
  await ask(app, carId);
  await removeListing(app.deps, seller, carId);
  const { items } = await listInquiriesOf(app.deps.db.read, seller);
  expect(items).toMatchObject([{ listingTitle: "Kia Rio 2015", isListed: false }]);
});

test("a page has ten inquiries; a page past the end gives the last one", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller);
  for (let i = 0; i < 12; i++) await ask(app, carId);
  const last = await listInquiriesOf(app.deps.db.read, seller, { page: 9 });
  expect([last.page, last.items.length, last.total]).toEqual([2, 2, 12]);
});

test("inquiries can be filtered by status, and are counted by status", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const [asked, quiet] = [await plantCar(app, seller), await plantCar(app, seller)];
  const { id } = await ask(app, asked);
  await ask(app, asked);
  await ask(app, quiet);
  await changeInquiry(app.deps, seller, id, { status: "replied" });
  const { read } = app.deps.db;
  expect((await listInquiriesOf(read, seller, { status: "replied" })).items.map((item) => item.id)).toEqual([
    id,
  ]);
  expect(await countInquiries(read, seller)).toEqual({ pending: 2, read: 0, replied: 1, closed: 0 });
  expect(Object.fromEntries(await countInquiriesByListing(read, { sellerId: seller.id }))).toEqual({
    [asked]: { total: 2, pending: 1 },
    [quiet]: { total: 1, pending: 1 },
  });
  expect(Object.fromEntries(await countInquiriesByListing(read, { listingIds: [quiet] }))).toEqual({
    [quiet]: { total: 1, pending: 1 },
  });
});
