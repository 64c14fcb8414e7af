import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { inquiries } from "../tables.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

const typed = {
  buyerName: "Dana <Khoury>",
  buyerPhone: "079 123 4567",
  buyerEmail: "dana@example.com",
  message: "Is the car still for sale?",
  website: "",
  consent: "yes",
};

async function carPage() {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller, { title: "Camry <2019>" });
  return {
    app,
    seller,
    carId,
    path: `/cars/${carId}/inquiry`,
    stored: () => app.deps.db.read.select().from(inquiries),
  };
}

test("the form has its own page about the car", async () => {
  const { app, path } = await carPage();
  const html = await (await app.request(path)).text();
  expect(html).toContain("Send Inquiry");
  expect(html).toContain("Camry &lt;2019&gt;");
  expect(html).toContain(`action="${path}"`);
  expect(html).toContain("noindex");
});

test("a signed-in buyer finds name, phone and email filled in", async () => {
  const { app, path } = await carPage();
  const buyer = await app.signUp({ name: "Yazan Saleh", phone: "+962791234567" });
  const html = await (await app.request(path, {}, { as: buyer })).text();
  for (const value of ["Yazan Saleh", "079 123 4567", buyer.email])
    expect(html).toContain(`value="${value}"`);
});

test("a form without scripts sends the inquiry and confirms it on the car's page", async () => {
  const { app, carId, path, stored } = await carPage();
  const response = await app.form(`/ar${path}`, typed);
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    `/ar${await addressOf(app, carId)}`,
  ]);
  expect(await stored()).toMatchObject([{ listingId: carId, buyerName: "Dana <Khoury>" }]);
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const next = await (await app.request(`/ar${path}`, {}, { headers: { Cookie: cookie } })).text();
  expect(next).toContain("تم إرسال استفسارك إلى البائع بنجاح.");
});

test("a refused form keeps the input and marks every invalid field", async () => {
  const { app, path, stored } = await carPage();
  const response = await app.form(path, { ...typed, buyerEmail: "dana@", message: "short" });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain("Valid email is required");
  expect(html).toContain("Message must be at least 10 characters");
  expect(html).toContain('value="Dana &lt;Khoury&gt;"');
  expect(html).toContain('value="dana@"');
  expect(html).toContain(">short</textarea>");
  expect(await stored()).toEqual([]);
});

test("errors are in Arabic on the Arabic page", async () => {
  const { app, path } = await carPage();
  const html = await (await app.form(`/ar${path}`, {})).text();
  expect(html).toContain("الاسم مطلوب");
  expect(html).toContain('dir="rtl"');
});

test("above the limit the form stays, with its input", async () => {
  const { app, path } = await carPage();
  for (let i = 0; i < 20; i++) await app.form(path, { ...typed, buyerName: `Buyer ${i}` });
  const response = await app.form(path, typed);
  const html = await response.text();
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).not.toBeNull();
  expect(html).toContain("Too many attempts");
  expect(html).toContain("Is the car still for sale?</textarea>");
});

test("a body that is not a form is refused like an empty form, and a broken one never causes a 500", async () => {
  const { app, path } = await carPage();
  const post = (body: BodyInit, type: string) =>
    app.request(path, { method: "POST", body, headers: { "Content-Type": type } });
  expect((await post("{}", "application/json")).status).toBe(400);
  expect((await post("no boundary", "multipart/form-data; boundary=x")).status).toBe(400);
  const form = new FormData();
  form.set("buyerName", new File(["x"], "x.txt"));
  expect((await app.request(path, { method: "POST", body: form })).status).toBe(400);
});

test("the user's own, expired, sold and unknown cars have no form", async () => {
  const { app, seller, path } = await carPage();
  const sold = await plantCar(app, seller, { status: "sold", soldAt: app.clock.now() });
  expect((await app.request(path, {}, { as: seller })).status).toBe(409);
  expect((await app.form(path, typed, { as: seller })).status).toBe(409);
  const gone = await app.request(`/cars/${sold}/inquiry`);
  expect(gone.status).toBe(410);
  expect(await gone.text()).toMatch(
    /<h1[^>]*>This listing is no longer active and doesn&#x27;t accept inquiries</,
  );
  expect((await app.form(`/cars/${sold}/inquiry`, typed)).status).toBe(410);
  expect((await app.request("/cars/none/inquiry")).status).toBe(404);
});
