import { expect } from "bun:test";
import { carMarket } from "../listings/car-market.ts";
import { islandIn } from "./island-in.ts";
import type { TestApp, TestUser } from "../site/test-app.ts";
import { typedCar } from "../listings/typed-car.ts";

/** The fields of the Toyota seller's car; for sale in Amman. */
export const prius = {
  ...typedCar,
  title: "Toyota Prius 2016",
  make: "Toyota",
  model: "Prius",
  fuelType: "Hybrid",
  price: 11_500,
};
/** The fields of the Kia seller's car, with an Arabic title; for sale in Irbid. */
export const rio = {
  ...typedCar,
  title: "كيا ريو 2012",
  make: "Kia",
  model: "Rio",
  fuelType: "Gasoline",
  price: 5200,
  location: "Irbid",
};

/** A site with these cars for sale, the last one newest. */
export const withCars = async (...cars: object[]) => (await carMarket(...cars)).app;

/** The HTML of an existing page. */
export async function page(app: TestApp, path: string, as?: TestUser): Promise<string> {
  const answer = await app.request(path, {}, { as });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The target of a redirect; null without one. */
export async function goesTo(app: TestApp, path: string, headers = {}): Promise<string | null> {
  const answer = await app.request(path, {}, { headers });
  expect(answer.status).toBe(302);
  return answer.headers.get("Location");
}

/** The text of a pattern's first group in HTML, without tags. */
export const textsIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = ""]) => text.replaceAll(/<[^>]*>/g, "").trim());

/** The active filters, from the labels of the links that remove them. */
export const chips = (html: string) => textsIn(html, /class="chip[^>]*><bdi[^>]*>(.*?)<\/bdi>/gs);

/** The island of the car search. */
export const carsIsland = (html: string) => islandIn(html, "search").replace(/<script.*?<\/script>/s, "");

/** The number of cars found, in words. */
export const heading = (html: string) => textsIn(carsIsland(html), /<h1[^>]*>(.*?)<\/h1>/gs)[0];

/** The titles of the cars on the page. */
export const titles = (html: string) => textsIn(carsIsland(html), /<h2[^>]*car-title[^>]*>(.*?)<\/h2>/gs);
