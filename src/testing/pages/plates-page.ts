import { islandIn } from "./island-in.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { textsIn } from "./search-page.ts";
import { testApp } from "../site/test-app.ts";

export const mirror = { areaCode: 10, plateNumber: "1771", title: "Mirror plate", priceCents: 750_000 };

export const round = { areaCode: 22, plateNumber: "5000", title: "Round plate", location: "Karak" };

export const plain = {
  areaCode: 17,
  plateNumber: "46823",
  title: "لوحة عادية",
  description: "",
  priceCents: 35_000,
  location: "Irbid",
};

/** A site with these plates for sale, the last one newest. */
export async function withPlates(...plates: NonNullable<Parameters<typeof plantPlate>[2]>[]) {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  for (const plate of plates) await plantPlate(app, seller, plate);
  return app;
}

/** The island of the plates' search. */
export const island = (html: string) => islandIn(html, "plates").replace(/<script.*?<\/script>/s, "");

/** The text of a pattern's first group in the island, without tags. */
export const texts = (html: string, pattern: RegExp) => textsIn(island(html), pattern);

/** The number of plates found, in words. */
export const heading = (html: string) => texts(html, /<h2[^>]*>(.*?)<\/h2>/gs)[0];

/** The plates on the page, as read by screen readers: "22, 5000". */
export const plates = (html: string) => texts(html, /role="img" aria-label="Plate ([^"]*)"/g);

/** The address of a plate search. */
export const query = (params: Record<string, string>) => `/number-plates?${new URLSearchParams(params)}`;
