import type { Database as Sqlite } from "bun:sqlite";
import { newId } from "#src/core/ids.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { savedSearches } from "#src/features/saved-searches/tables.ts";
import { type Chances, chances } from "./chance.ts";
import { rowWriter } from "./row-writer.ts";
import { carOf } from "./seed-things.ts";
import { CAR_PHRASES } from "./seed-shares.ts";

const WORDS_SHARE = 1 / 3;
const NAMED_SHARE = 0.6;
const MAKE_SHARE = 0.25;
/** The share of searches by words that also contain a phrase from sellers' texts. */
const PHRASE_SHARE = 0.1;
const TYPO_SHARE = 0.03;
const SEARCHES_A_PERSON = 20;

/** Writes saved searches that match cars on the market; returns their queries. */
export function seedSearches(sqlite: Sqlite, count: number): string[] {
  const by = chances(606);
  const people = (sqlite.query("SELECT id FROM users").values() as [string][]).flat();
  const addSearch = rowWriter(sqlite, savedSearches);
  const queries: string[] = [];
  sqlite.run("BEGIN");
  for (let i = 0; i < count; i++) {
    const query = queryOf(by);
    queries.push(query);
    const id = newId();
    const userId = people[Math.floor(i / SEARCHES_A_PERSON) % people.length] as string;
    addSearch({
      id,
      userId,
      kind: "car",
      query,
      name: "Bench",
      rhythm: "daily",
      byMail: true,
      byPush: false,
      stopToken: id,
      lookedAt: 0,
      createdAt: 0,
      rev: i,
    });
  }
  sqlite.run("COMMIT");
  return queries;
}

function queryOf(by: Chances): string {
  const { listing, car } = carOf(by);
  const isNamed = by.chance(NAMED_SHARE);
  const isOfMake = isNamed || by.chance(MAKE_SHARE / (1 - NAMED_SHARE));
  const price = Math.ceil((listing.price * 1.1) / 1000) * 1000;
  const params = new URLSearchParams();
  if (by.chance(WORDS_SHARE)) {
    const words = [
      ...(isOfMake ? [car.make] : [car.bodyType]),
      ...(isNamed ? [car.model] : []),
      ...(by.chance(0.4) ? [String(car.year)] : []),
      ...(by.chance(0.3) ? [`تحت ${price}`] : []),
      ...(by.chance(0.2) ? [listing.location] : []),
      ...(by.chance(PHRASE_SHARE) ? [CAR_PHRASES[Math.floor(by.next() * CAR_PHRASES.length)] ?? ""] : []),
    ].join(" ");
    params.set("q", by.chance(TYPO_SHARE) ? words.replace(/(?<=^\S\S)\S/, "") : words);
    return params.toString();
  }
  if (isOfMake) params.set("make", car.make);
  if (isNamed) params.set("model", car.model);
  else if (!isOfMake) params.set("bodyType", car.bodyType);
  if (by.chance(0.5)) params.set("location", listing.location);
  if (by.chance(0.5)) params.set("minYear", String(car.year));
  if (by.chance(0.6)) params.set("maxPrice", String(price));
  return kindOf("car").savable?.read(params).query ?? "";
}
