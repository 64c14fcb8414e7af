import { eq } from "drizzle-orm";
import type { Config } from "#src/config.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { ReviewJson } from "#src/features/moderation/shapes.ts";
import { type TestApp, type TestUser, testApp } from "./test-app.ts";
import { postCar } from "../listings/typed-car.ts";

/** A site with the admin Huda, the seller Rania who reads Arabic, and functions for the panel and reviews. */
export async function office(config: Partial<Config> = {}) {
  const app = testApp({ config });
  const admin = await app.signUp({ name: "Huda", role: "admin", listingLimit: null });
  const seller = await app.signUp({
    name: "Rania",
    email: "rania@example.com",
    phone: "+962791234567",
    language: "ar",
  });
  const call = (method: string, path: string, body?: unknown, as: TestUser = admin) =>
    app.json(method, `/api/admin${path}`, body, { as });
  const publish = async (car: object = {}, as: TestUser = seller) =>
    (await postCar(app, as, car)).body as {
      id: string;
      hold: string | null;
    };
  const queue = async () => (await call("GET", "/reviews")).body.items as ReviewJson[];
  const rulesOf = async (id: string) =>
    (await queue()).find((item) => item.id === id)?.flags.map(({ rule }) => rule) ?? [];
  const decide = (id: string, verdict: object) => call("POST", `/reviews/${id}`, verdict);
  return { app, admin, seller, call, publish, queue, rulesOf, decide };
}

/** A listing's current row. */
export const rowOf = async ({ deps }: TestApp, id: string) =>
  (await deps.db.read.select().from(listings).where(eq(listings.id, id)))[0];

/** Why a listing is hidden; null if it is visible. */
export const holdOf = async (app: TestApp, id: string) => (await rowOf(app, id))?.hold;

/** The logged actions, latest first. */
export const actionsIn = async ({ deps }: TestApp) =>
  (await listAudit(deps.db.read, { q: "", action: "", page: 1 })).items.map(({ action }) => action);
