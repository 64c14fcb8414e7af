import { inquiries } from "#src/features/conversations/tables.ts";
import { plantCar } from "./plant-car.ts";
import { testApp } from "../site/test-app.ts";

export const typedInquiry = {
  buyerName: "Dana Khoury",
  buyerPhone: "079 123 4567",
  buyerEmail: "dana@example.com",
  message: "Is the car still for sale?",
};

/** A site with one car, and a function that sends an inquiry about it. */
export async function inquiryMarket() {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller);
  const stored = () => app.deps.db.read.select().from(inquiries);
  const send = (changes: object = {}, options: Parameters<typeof app.json>[3] = {}) =>
    app.json("POST", "/api/inquiries", { ...typedInquiry, carId, ...changes }, options);
  return { app, seller, carId, stored, send };
}
