import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import * as en from "#src/i18n/en.ts";
import { plantCar } from "../listings/plant-car.ts";
import { testApp } from "../site/test-app.ts";

const messageOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

test("a body that is too large is refused", async () => {
  const app = testApp();
  const password = "x".repeat(70_000);
  const answer = await app.json("POST", "/api/auth/login", { email: "a@example.com", password });
  expect(messageOf(answer)).toEqual([413, "bodyTooLarge"]);
});

test.each([
  ["Sec-Fetch-Site", "cross-site"],
  ["Origin", "https://elsewhere.example"],
])("a request that another site makes a visitor send (%s: %s)", async (header, value) => {
  const headers = { [header]: value };
  const answer = await testApp().json("POST", "/api/newsletter", { email: "a@example.com" }, { headers });
  expect(messageOf(answer)).toEqual([403, "foreignOrigin"]);
});

test.each([null, 0, "text", true])("a new password with the body %p is refused", async (body) => {
  const app = testApp();
  const answer = await app.json("POST", "/api/user/password", body, { as: await app.signUp() });
  expect(messageOf(answer)).toEqual([400, "invalidRequest"]);
  expect(app.logged).toEqual([]);
});

test("the number of a seller without a phone is not found", async () => {
  const app = testApp();
  const id = await plantCar(app, await app.signUp());
  const response = await app.request(`/cars/${id}/phone`);
  expect(response.status).toBe(404);
  const [heading = "", text = ""] = Bun.escapeHTML(en.sellerHasNoPhone()).split(". ");
  const page = await response.text();
  expect(page).toContain(`${heading}</h1>`);
  expect(page).toContain(`>${text}</p>`);
});

test.each([{ status: "sold" }, { expiresAt: 1 }] as const)(
  "an inquiry about a car with %p is refused",
  async (given) => {
    const app = testApp();
    const carId = await plantCar(app, await app.signUp(), given);
    const form = { carId, buyerName: "Dana", buyerPhone: "0791234567", buyerEmail: "dana@example.com" };
    const answer = await app.json("POST", "/api/inquiries", { ...form, message: "Is it still for sale?" });
    expect(messageOf(answer)).toEqual([410, "inquiryListingEnded"]);
  },
);

test("a login code without the password before it is refused", async () => {
  const answer = await testApp().json("POST", "/api/auth/login/code", { code: "123456" });
  expect(messageOf(answer)).toEqual([401, "loginCodeEnded"]);
});

test.each(["/reset-password", "/set-up"])("links to %s can be tried sixty times an hour", async (path) => {
  const app = testApp();
  const guess = async () => {
    const response = await app.form(path, { token: "nonsense", password: "petra at dawn" });
    return [response.status, response.headers.get("Retry-After")];
  };
  const first = await guess();
  for (let i = 1; i < 60; i++) expect(await guess()).toEqual(first);
  expect(first[0]).not.toBe(429);
  expect(await guess()).toEqual([429, "3600"]);
  app.clock.advance(HOUR_MS);
  expect(await guess()).toEqual(first);
});

test.each(["/photos/00000000000000000000000000000000-share.jpg", "/number-plates/nothing/share.png"])(
  "%s: at most 240 requests a minute, because each may be rendered",
  async (path) => {
    const app = testApp();
    const ask = async () => (await app.request(path)).status;
    for (let i = 0; i < 240; i++) expect(await ask()).toBe(404);
    expect(await ask()).toBe(429);
  },
);
