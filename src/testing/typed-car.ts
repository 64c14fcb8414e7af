import type { TestApp, TestUser } from "./test-app.ts";

/** What a seller sends to publish a car: every field that is required, as a script would write it. */
export const typedCar = {
  title: "Toyota Camry 2019 full option",
  make: "Toyota",
  model: "Camry",
  year: 2019,
  price: 16_500,
  mileage: 84_000,
  fuelType: "Hybrid",
  transmission: "Automatic",
  bodyType: "Sedan",
  color: "White",
  location: "Amman",
  description: "One owner, serviced at the agency, no accidents.",
};

/** Publishes it as this user (or as a guest), with some fields changed. */
export const postCar = (app: TestApp, as: TestUser | undefined, fields: object = {}) =>
  app.json("POST", "/api/cars", { ...typedCar, ...fields }, { as });

/** The car as the API answers it. */
export const readCar = async (app: TestApp, id: string, as?: TestUser) =>
  (await app.json("GET", `/api/cars/${id}`, undefined, { as })).body;
