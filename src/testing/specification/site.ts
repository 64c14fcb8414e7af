import { TESTIMONIALS } from "#src/demo/plant.ts";
import { cars } from "#src/features/cars/tables.ts";
import { changeSetting } from "#src/features/site/actions.ts";
import type { Language } from "#src/i18n/language.ts";
import { addressOf } from "../pages/listing-address.ts";
import { plantCar } from "../listings/plant-car.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { type TestUser, testApp } from "../site/test-app.ts";

/** The viewer of a page. */
export type Viewer = "guest" | "user" | "admin";
/** A page and its viewer. */
export type Screen = [path: string, viewer: Viewer];

export const guest = (path: string): Screen => [path, "guest"];
export const user = (path: string): Screen => [path, "user"];
export const admin = (path: string): Screen => [path, "admin"];

const app = testApp();
const seller = await app.signUp({ name: "Rania", phone: "+962791234567", location: "Amman" });
const huda = await app.signUp({ name: "Huda", role: "admin" });
await changeSetting(app.deps, huda, "testimonials", TESTIMONIALS);
const people: Record<Viewer, TestUser | undefined> = { guest: undefined, user: seller, admin: huda };
const ids = {
  seller: seller.id,
  expired: await plantCar(app, seller, { title: "Expired Camry", expiresAt: app.clock.now() }),
  car: await plantCar(app, seller, { featured: true, verified: true }),
  plate: await plantPlate(app, seller, { areaCode: 12, plateNumber: "7777", featured: true, verified: true }),
};
await app.deps.db.withTx((tx) => tx.update(cars).set({ engineSize: "2500 cc", features: ["Sunroof"] }));

const pages = { carPage: await addressOf(app, ids.car), platePage: await addressOf(app, ids.plate) };

/**
 * Replaces `{car}`, `{expired}`, `{plate}` and `{seller}` in a path by the ids on the site, and `{carPage}` and
 * `{platePage}` by the addresses in links.
 */
export const filled = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: keyof (typeof ids & typeof pages)) => ({ ...ids, ...pages })[name]);

/** A site with a seller, two cars (one expired) and a plate; for statements that change nothing. */
export const site = { app, seller, admin: huda, ids };

export const get = (path: string, viewer: Viewer = "guest", language: Language = "en") => {
  const address = language === "en" ? filled(path) : filled(path) === "/" ? "/ar" : `/ar${filled(path)}`;
  return app.request(address, { headers: { "Accept-Language": language } }, { as: people[viewer] });
};

/** An API response. */
export const api = async (path: string, viewer: Viewer = "guest") =>
  app.json("GET", filled(path), undefined, { as: people[viewer] });

const opened = new Map<string, Promise<string>>();

/** The HTML of a page, rendered once. */
export function page(path: string, viewer: Viewer = "guest", language: Language = "en"): Promise<string> {
  const key = `${language} ${viewer} ${path}`;
  const html = opened.get(key) ?? get(path, viewer, language).then((response) => response.text());
  opened.set(key, html);
  return html;
}
