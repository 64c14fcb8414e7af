import type { ListingKind } from "#src/features/listings/kinds.ts";
import { matchListings } from "#src/features/saved-searches/jobs/matching.ts";
import { savedSearchMatches } from "#src/features/saved-searches/tables.ts";
import { testApp } from "../site/test-app.ts";
import { typedCar } from "./typed-car.ts";

/** A seller who lists cars, a buyer who saves searches, and the matches of both. */
export async function savedSearchMarket() {
  const app = testApp();
  const [seller, buyer] = [await app.signUp({ listingLimit: null }), await app.signUp()];
  const saveAs = async (query: string, kind: ListingKind = "car"): Promise<{ id: string; query: string }> =>
    (await app.json("POST", "/api/saved-searches", { kind, query, rhythm: "now" }, { as: buyer })).body;
  const save = async (query: string) => (await saveAs(query)).id;
  /** The stored query of a search, which is deleted again. */
  const structured = async (query: string, kind?: ListingKind): Promise<string> => {
    const saved = await saveAs(query, kind);
    await app.json("DELETE", `/api/saved-searches/${saved.id}`, undefined, { as: buyer });
    return saved.query;
  };
  const post = async (car = {}): Promise<string> =>
    (await app.json("POST", "/api/cars", { ...typedCar, ...car }, { as: seller })).body.id;
  const edit = (id: string, patch: object) => app.json("PATCH", `/api/cars/${id}`, patch, { as: seller });
  const matches = async () => {
    await matchListings(app.deps);
    const rows = await app.deps.db.read.select().from(savedSearchMatches);
    return rows.map(({ searchId, listingId }) => `${searchId} ${listingId}`);
  };
  return { app, seller, buyer, save, saveAs, structured, post, edit, matches };
}
