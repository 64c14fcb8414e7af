import { expect, test } from "bun:test";
import { adminIdentity, setUpForm } from "#src/features/accounts/schema.ts";
import { typedInquiry } from "../listings/inquiry-market.ts";
import { plantCar } from "../listings/plant-car.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { testApp } from "../site/test-app.ts";
import { typedCar } from "../listings/typed-car.ts";
import { typedPlate } from "../listings/typed-plate.ts";

/** Texts of twelve characters in which nothing is seen. */
const UNSEEN = [
  ..."\u3164\u2800\u115f\u1160\uffa0\u00ad\u200b\u200d\u2060\u180e\ufe00\ufe0f\u034f\u0301\u3000\uffff\u{13441}\u{e0041}",
  "\ufe0f\u3164",
  "\n\u2800",
].map((letters) => letters.repeat(12).slice(0, 12 * letters.length));

const registered = { name: "Rami", email: "rami@example.com", password: "a long walk home" };

test("no required text is accepted without a visible character", async () => {
  const app = testApp();
  const [seller, admin] = [await app.signUp({ listingLimit: null }), await app.signUp({ role: "admin" })];
  const carId = await plantCar(app, seller);
  const numberPlateId = await plantPlate(app, seller, { plateNumber: "7777" });
  const verdict = { verdict: "rejected", reason: "other" };
  const json = [
    ["POST", "/api/auth/register", registered, ["name"]],
    ["PATCH", "/api/user/profile", { name: "Rami" }, ["name"]],
    ["POST", "/api/inquiries", { ...typedInquiry, carId }, ["buyerName", "buyerPhone", "message"]],
    ["POST", "/api/number-plate-inquiries", { ...typedInquiry, numberPlateId }, ["buyerName", "message"]],
    ["POST", "/api/cars", typedCar, ["title", "make", "model", "color", "location", "description"]],
    ["PATCH", `/api/cars/${carId}`, {}, ["title", "make", "model", "color", "location", "description"]],
    ["POST", "/api/number-plates", typedPlate, ["title", "areaCode", "plateNumber", "location"]],
    ["PATCH", `/api/number-plates/${numberPlateId}`, {}, ["title", "plateNumber", "location"]],
    ["POST", "/api/reports", { listingId: carId, reason: "other" }, ["text"]],
    ["POST", `/api/admin/reviews/${carId}`, { ...verdict, noteAr: "\u3164" }, ["note"]],
  ] as const;
  const contact = { ...registered, subject: "A car", message: "Somebody lists my car." };
  let visitors = 0;
  for (const unseen of UNSEEN) {
    const address = `192.0.2.${visitors++}`;
    for (const [method, path, body, names] of json)
      for (const name of names) {
        const as = path.includes("/admin/") ? admin : seller;
        const answer = await app.json(method, path, { ...body, [name]: unseen }, { as, address });
        expect([path, name, unseen, answer.status]).toEqual([path, name, unseen, 400]);
        expect(answer.body.fields[name]).toBeString();
      }
    for (const name of ["name", "subject", "message"])
      expect((await app.form("/contact", { ...contact, [name]: unseen }, { address })).status).toBe(400);
    for (const name of ["make", "model"]) {
      const asked = new URLSearchParams({ make: "Kia", model: "Rio", year: "2019", [name]: unseen });
      expect((await app.request(`/api/value?${asked}`)).status).toBe(400);
    }
    const owner = { ...registered, confirmPassword: registered.password, name: unseen };
    for (const schema of [adminIdentity, setUpForm]) expect(schema.safeParse(owner).success).toBeFalse();
  }
});

test("an optional text without a visible character was left out", async () => {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  const { body: car } = await app.json(
    "POST",
    "/api/cars",
    { ...typedCar, engineSize: "\u3164" },
    { as: seller },
  );
  expect(car.engineSize).toBeNull();
  const search = { kind: "car", query: "make=Toyota", name: "\u2800\ufe0f" };
  const { body: saved } = await app.json("POST", "/api/saved-searches", search, { as: seller });
  expect(saved.name).toBe("Toyota");
  const profile = { name: "Rami", phone: "\u3164", location: "\ufe0f" };
  expect((await app.json("PATCH", "/api/user/profile", profile, { as: seller })).status).toBe(204);
});
