import { flags } from "#src/features/listings/tables.ts";
import { savedSearchMatches } from "#src/features/saved-searches/tables.ts";
import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

const typed = {
  buyerName: "Dana Khoury",
  buyerPhone: "079 123 4567",
  buyerEmail: "dana@example.com",
  message: "Is the car <b>still</b> for sale?",
};

const pageOf = async (app: TestApp, as: TestUser, path = "/dashboard") => {
  const response = await app.request(path, {}, { as });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "");
};

const statusOf = async (app: TestApp, as: TestUser, id: string) => {
  const { body } = await app.json("GET", "/api/user/listings", undefined, { as });
  return body.cars.find((car: { id: string }) => car.id === id)?.status ?? "removed";
};

test("guests are redirected to sign-in and back", async () => {
  const { request } = testApp();
  const response = await request("/ar/dashboard?sold=2");
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/ar/login?next=%2Far%2Fdashboard%3Fsold%3D2");
});

test("a user without listings sees saved items first, then the figures", async () => {
  const app = testApp();
  const [seller, me] = [await app.signUp(), await app.signUp()];
  expect(await pageOf(app, me)).toMatch(
    /first to hear about.*Tap the heart.*What is my car worth.*Total Listings/s,
  );
  const kept = { kind: "car", query: "make=Toyota", rhythm: "never", channels: ["mail"] };
  await app.json("POST", "/api/saved-searches", kept, { as: me });
  await app.json("PUT", `/api/favorites/${await plantCar(app, seller)}`, undefined, { as: me });
  expect(await pageOf(app, me)).toMatch(/1 search, nothing new.*1 listing saved.*Total Listings/s);
  const { body } = await app.json("GET", "/api/saved-searches", undefined, { as: me });
  const match = {
    searchId: body[0].id,
    listingId: await plantCar(app, seller),
    foundAt: app.clock.now() + 1,
  };
  await app.deps.db.withTx((tx) => tx.insert(savedSearchMatches).values(match));
  app.clock.advance(2);
  expect(await pageOf(app, me)).toContain("1 new since you last looked");
  await plantCar(app, me);
  expect(await pageOf(app, me)).not.toContain("listing saved");
});

test("listings in review count as not in search; sold ones are marked as hidden from buyers", async () => {
  const app = testApp();
  const me = await app.signUp();
  await plantCar(app, me);
  expect(await pageOf(app, me)).toContain("Shown in search");
  const held = await plantCar(app, me, { hold: "review" });
  const sold = await plantCar(app, me, { status: "sold", soldAt: app.clock.now() });
  const noticed = (listingId: string) => ({
    listingId,
    rule: "contact-in-text" as const,
    detail: { contact: "0791234567" },
    createdAt: 0,
  });
  await app.deps.db.withTx((tx) => tx.insert(flags).values([noticed(held), noticed(sold)]));
  const html = await pageOf(app, me);
  expect(html).toContain("1 is not shown in search");
  expect(html).toContain("Under review");
  expect(html).not.toContain("It is shown to buyers");
});

test("a seller sees figures, listings and the actions for each", async () => {
  const app = testApp();
  const me = await app.signUp({ name: "Rania" });
  const now = app.clock.now();
  const id = await plantCar(app, me, {
    title: "Camry <2019>",
    viewCount: 1284,
    expiresAt: now + 21.25 * DAY_MS,
  });
  await plantCar(app, me, { title: "Kia Picanto", expiresAt: now - DAY_MS });
  const html = await pageOf(app, me);
  for (const text of ["Welcome, Rania", "Total Listings", "Listing Limit", "1 used"])
    expect(html).toContain(text);
  for (const text of ["Active Listings", "Expired Listings", "Camry &lt;2019&gt;", "1,284 views"])
    expect(html).toContain(text);
  expect(html).toContain("21 days 6 hours left");
  expect(html).not.toContain("Sold Listings");
  for (const verb of ["sale", "delete"]) expect(html).toContain(`action="/dashboard/listings/${id}/${verb}"`);
  expect(html).toContain(`href="/cars/${id}/edit"`);
  expect(html).not.toContain("Example");
});

test("a long title is cut at its own end, also in the other language", async () => {
  const app = testApp();
  const me = await app.signUp();
  await plantCar(app, me, { title: "كيا نيرو 2019 هايبرد" });
  await plantCar(app, me, { title: "Kia Niro" });
  const html = await pageOf(app, me);
  expect(html).toMatch(/<h3 dir="rtl"[^>]*truncate[^>]*><a [^>]*>كيا نيرو/);
  expect(html).toMatch(/<h3 dir="ltr"[^>]*truncate[^>]*><a [^>]*>Kia Niro/);
});

test("both lists of listings are shown, even if one is empty", async () => {
  const app = testApp();
  const me = await app.signUp();
  await plantCar(app, me);
  expect(await pageOf(app, me)).toMatch(/Expired Listings.*Nothing has expired/s);
  expect(await pageOf(app, me, "/ar/dashboard")).toMatch(/الإعلانات المنتهية.*لم ينتهِ أي إعلان/s);
});

test.each([
  ["", "Relist", "from 3 July 2026"],
  ["/ar", "إعادة النشر", "بدءًا من 3 تموز 2026"],
])("%p: an active listing says from when it can be relisted", async (prefix, relist, from) => {
  const app = testApp();
  const relistOf = async (daysLeft: number) => {
    const me = await app.signUp();
    await plantCar(app, me, { expiresAt: app.clock.now() + daysLeft * DAY_MS });
    const html = (await pageOf(app, me, `${prefix}/dashboard`)).replaceAll(/<svg.*?<\/svg>/g, "");
    return (
      new RegExp(`<button[^>]*>${relist}</button></form>(<div.*?</div><p id="relist-[^>]*>[^<]*)?`).exec(
        html,
      )?.[0] ?? ""
    );
  };
  const later = await relistOf(21);
  expect(later).toContain(' disabled=""');
  expect(later).toContain(from);
  const now = await relistOf(3);
  expect(now).toContain("<button");
  expect(now).not.toContain(' disabled=""');
  expect(now).not.toContain("2026");
});

test("a sale can be undone until the listing expires; afterwards it can be relisted", async () => {
  const app = testApp();
  const now = app.clock.now();
  for (const [expiresAt, verb] of [
    [now, "relist"],
    [now + 1, "unsale"],
  ] as const) {
    const me = await app.signUp();
    const id = await plantCar(app, me, { status: "sold", soldAt: now, expiresAt });
    expect(await pageOf(app, me)).toContain(`action="/dashboard/listings/${id}/${verb}"`);
  }
});

test("plates are next to cars in every list and count, drawn as plates", async () => {
  const app = testApp();
  const me = await app.signUp();
  const now = app.clock.now();
  await plantCar(app, me, { title: "Camry" });
  const id = await plantPlate(app, me, { areaCode: 10, plateNumber: "1771", title: "Mirror" });
  await plantPlate(app, me, { areaCode: 11, plateNumber: "9", expiresAt: now - DAY_MS });
  await plantPlate(app, me, { areaCode: 12, plateNumber: "8", status: "sold", soldAt: now });
  const html = await pageOf(app, me);
  for (const plate of ["Plate 10, 1771", "Plate 11, 9", "Plate 12, 8"])
    expect(html).toContain(`aria-label="${plate}"`);
  expect(html).toContain("1 car, 3 plates");
  expect(html).toMatch(/Total Listings.*?>4</s);
  expect(html).toMatch(/Listing Limit.*?>5<.*?2 used/s);
  expect(html).toContain(`href="/number-plates/${id}/edit"`);
  expect(html).toContain(`href="${await addressOf(app, id)}"`);
  await app.form(`/dashboard/listings/${id}/sale`, {}, { as: me });
  const { body } = await app.json("GET", `/api/number-plates/${id}`);
  expect(body.status).toBe("sold");
});

test("without listings the page shows examples, labeled so, and a link to list the first car", async () => {
  const app = testApp();
  const html = await pageOf(app, await app.signUp());
  expect(html.match(/>Example</g)).toHaveLength(2);
  expect(html).toContain("You don&#x27;t have any listings yet");
  expect(html).toMatch(/href="\/list-car"[^>]*>.*?List your first car/);
});

test("an unlimited seller sees no limit", async () => {
  const app = testApp();
  expect(await pageOf(app, await app.signUp({ listingLimit: 999_999 }))).toContain("Unlimited");
});

test("the page works in Arabic", async () => {
  const app = testApp();
  const me = await app.signUp({ name: "رانيا" });
  await plantCar(app, me, { title: "كامري" });
  const html = await pageOf(app, me, "/ar/dashboard");
  for (const text of ["أهلًا بك، رانيا", "الإعلانات الفعّالة", "عمّان", "لا مشاهدات"]) expect(html).toContain(text);
});

test("a listing is sold, put back, relisted and deleted without scripts", async () => {
  const app = testApp();
  const me = await app.signUp();
  const id = await plantCar(app, me);
  const post = async (verb: string) => {
    const response = await app.form(`/ar/dashboard/listings/${id}/${verb}`, {}, { as: me });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/ar/dashboard"]);
    expect(response.headers.get("Set-Cookie")).toContain("flash=");
  };
  await post("sale");
  expect(await statusOf(app, me, id)).toBe("sold");
  await post("unsale");
  expect(await statusOf(app, me, id)).toBe("active");
  app.clock.advance(31 * DAY_MS);
  const again = await app.signUp();
  expect(await statusOf(app, again, id)).toBe("removed");
  const later = { ...me, cookie: (await freshSession(app, me)).cookie };
  expect(await statusOf(app, later, id)).toBe("expired");
  await app.form(`/dashboard/listings/${id}/relist`, {}, { as: later });
  expect(await statusOf(app, later, id)).toBe("active");
  await app.form(`/dashboard/listings/${id}/delete`, {}, { as: later });
  expect(await statusOf(app, later, id)).toBe("removed");
});

test("an action without scripts returns to the same page of the list", async () => {
  const app = testApp();
  const me = await app.signUp({ listingLimit: null });
  for (let i = 0; i < 13; i++) await plantCar(app, me);
  const html = await pageOf(app, me, "/dashboard?active=2");
  for (const verb of ["sale", "delete"]) {
    const action = new RegExp(`action="(/dashboard/listings/[^"]*/${verb}[^"]*)"`).exec(html)?.[1] ?? "";
    const response = await app.form(action.replaceAll("&amp;", "&"), {}, { as: me });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard?active=2"]);
  }
});

async function freshSession(app: TestApp, user: TestUser): Promise<TestUser> {
  const { startSession } = await import("#src/auth/sessions.ts");
  const token = await app.deps.db.withTx((tx) =>
    startSession(tx, { id: user.id, role: "user" }, app.clock.now()),
  );
  return { ...user, cookie: `sid=${token}` };
}

test.each(["relist", "sale", "unsale", "delete"])("only the owner can use %s", async (verb) => {
  const app = testApp();
  const [me, other] = [await app.signUp(), await app.signUp()];
  const id = await plantCar(app, me);
  expect((await app.form(`/dashboard/listings/${id}/${verb}`, {}, { as: other })).status).toBe(404);
  expect((await app.form(`/dashboard/listings/${id}/${verb}`, {})).status).toBe(401);
  expect((await app.form(`/dashboard/listings/none/${verb}`, {}, { as: me })).status).toBe(404);
  expect(await statusOf(app, me, id)).toBe("active");
});

test("the newest conversations with buyers are on the dashboard", async () => {
  const app = testApp();
  const me = await app.signUp();
  const carId = await plantCar(app, me, { title: "Camry" });
  const { conversationId } = (await app.json("POST", "/api/inquiries", { ...typed, carId })).body;
  const html = await pageOf(app, me);
  expect(html).toContain("One inquiry is waiting for your reply.");
  expect(html).toContain("Is the car &lt;b&gt;still&lt;/b&gt; for sale?");
  expect(html).toContain(`href="/messages/${conversationId}"`);
});
