import type { DealerRole } from "#src/auth/tables.ts";
import type { GivenListing } from "../listings/plant-listing.ts";
import { plantCar } from "../listings/plant-car.ts";
import { testApp, type TestUser } from "./test-app.ts";

export const CITADEL = {
  nameEn: "Citadel View Motors",
  nameAr: "معرض إطلالة القلعة",
  legalName: "Citadel View Motors LLC",
  registerNumber: "31887",
  phone: "0791234567",
  location: "Amman",
};

/** A site with the dealer Citadel View Motors and its owner Khaled. */
export async function dealership() {
  const app = testApp();
  const owner = await app.signUp({ name: "Khaled", email: "khaled@example.com" });
  const { body: dealer } = await app.json("POST", "/api/dealers", CITADEL, { as: owner });
  const dealerId: string = dealer.id;
  const call = (method: string, path: string, body?: unknown, as: TestUser = owner) =>
    app.json(method, path, body, { as });
  const employ = (dealerRole: DealerRole, more: object = {}) => app.signUp({ dealerId, dealerRole, ...more });
  const listCar = (seller: TestUser, more: GivenListing = {}) => plantCar(app, seller, { dealerId, ...more });
  return { app, owner, dealer, call, employ, listCar };
}
