import { eq } from "drizzle-orm";
import type { Config } from "#src/config.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { type TestApp, type TestUser, testApp } from "./test-app.ts";
import { typedCar } from "./typed-car.ts";

/** A site with the admin Huda, the seller Rania who reads Arabic, and the calls of a review. */
export async function office(config: Partial<Config> = {}) {
  const app = testApp({ config });
  const admin = await app.signUp({ name: "Huda", role: "admin", listingLimit: null });
  const seller = await app.signUp({ name: "Rania", language: "ar" });
  const publish = async (car: object = {}, as: TestUser = seller) =>
    (await app.json("POST", "/api/cars", { ...typedCar, ...car }, { as })).body as {
      id: string;
      hold: string | null;
    };
  const queue = async () =>
    (await app.json("GET", "/api/admin/reviews", undefined, { as: admin })).body.items as ReviewJson[];
  const rulesOf = async (id: string) =>
    (await queue()).find((item) => item.id === id)?.flags.map(({ rule }) => rule) ?? [];
  const decide = (id: string, verdict: object) =>
    app.json("POST", `/api/admin/reviews/${id}`, verdict, { as: admin });
  return { app, admin, seller, publish, queue, rulesOf, decide };
}

/** Why a listing is not shown. */
export const holdOf = async ({ deps }: TestApp, id: string) =>
  (await deps.db.read.select().from(listings).where(eq(listings.id, id)))[0]?.hold;
