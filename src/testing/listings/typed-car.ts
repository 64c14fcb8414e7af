import type { TestApp, TestUser } from "../site/test-app.ts";

/** The required fields for publishing a car, as a script would send them. */
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

/** Publishes the car as this user (or guest), with some fields changed. */
export const postCar = (app: TestApp, as: TestUser | undefined, fields: object = {}) =>
  app.json("POST", "/api/cars", { ...typedCar, ...fields }, { as });

/** The car from the API. */
export const readCar = async (app: TestApp, id: string, as?: TestUser) =>
  (await app.json("GET", `/api/cars/${id}`, undefined, { as })).body;
