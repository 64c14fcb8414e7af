import { eq } from "drizzle-orm";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "../listings/plant-car.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { testApp } from "./test-app.ts";

/** The car's first title. */
export const OLD = "Camry of the first edition";
const NEW = "Camry of the second edition";

/**
 * A site with a car whose title `changeUnnoticed` changes without a new revision, so that only a cached page shows the old
 * one.
 */
export async function cachedSite(options: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(options);
  const seller = await app.signUp({ name: "Omar Haddad" });
  const car = await plantCar(app, seller, { title: OLD });
  const plate = await plantPlate(app, seller);
  const open = async (path: string, call: Parameters<typeof app.request>[2] = {}) => {
    const response = await app.request(path, {}, call);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** Pages are cached when they are asked for the second time. */
  const openTwice = async (...asked: Parameters<typeof open>) => {
    await open(...asked);
    return open(...asked);
  };
  const changeUnnoticed = () =>
    app.deps.db.withTx(async (tx) => {
      await tx.update(listings).set({ title: NEW }).where(eq(listings.id, car));
    });
  const pages = ["/", "/search", "/ar/search", `/cars/${car}`, `/sellers/${seller.id}`];
  return { ...app, app, seller, car, plate, open, openTwice, changeUnnoticed, pages };
}
