import { expect, test } from "bun:test";
import { formValuesIn } from "#src/testing/pages/form-values-in.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";

test("an unlisted make is kept as typed, found by its words and shown to admins", async () => {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  const body = new FormData();
  const typed = { ...typedCar, title: "Little wonder", make: "Other", ownMake: "Trabant", model: "601" };
  for (const [name, value] of Object.entries(typed)) body.append(name, String(value));
  expect((await app.request("/list-car", { method: "POST", body }, { as: seller })).status).toBe(303);
  for (const query of ["q=trabant", "make=Trabant", "q=trabant 601"]) {
    const [found] = (await app.json("GET", `/api/cars?${query}`)).body;
    expect([query, found?.make]).toEqual([query, "Trabant"]);
  }
  const [car] = (await app.json("GET", "/api/cars")).body;
  const form = await (await app.request(`/cars/${car.id}/edit`, {}, { as: seller })).text();
  expect(formValuesIn(form)).toMatchObject({ make: ["Other"], ownMake: ["Trabant"] });
  const admin = await app.signUp({ role: "admin" });
  const overview = await (await app.request("/dashboard", {}, { as: admin })).text();
  expect(overview).toMatch(/Unlisted makes typed by sellers.*Trabant/s);
});

test("an empty name leaves the make Other", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typedCar, make: "Other", ownMake: " " }))
    body.append(name, String(value));
  await app.request("/list-car", { method: "POST", body }, { as: seller });
  expect((await app.json("GET", "/api/cars")).body[0].make).toBe("Other");
});
