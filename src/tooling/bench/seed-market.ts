import type { Database as Sqlite } from "bun:sqlite";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { carSlug } from "#src/features/cars/catalogue/car-name.ts";
import { carIndexText } from "#src/features/cars/index-text.ts";
import { carTextsStamp } from "#src/features/cars/jobs.ts";
import { cars } from "#src/features/cars/tables.ts";
import { FOLLOWERS } from "#src/features/listings/life-cycle/counters.ts";
import {
  counters,
  listingPhotos,
  listingPrices,
  listings,
  listingTexts,
} from "#src/features/listings/tables.ts";
import { photos } from "#src/features/photos/tables.ts";
import { plateSlug, plateIndexText } from "#src/features/plates/index-text.ts";
import { plates } from "#src/features/plates/tables.ts";
import { type Chances, chances } from "./chance.ts";
import { rowWriter, withoutIndexes } from "./row-writer.ts";
import { listingOf, nextStates } from "./seed-listing.ts";
import { carOf, plateOf } from "./seed-things.ts";

const CAR_SHARE = 0.85;
const PHOTO_SHARE = 0.92;
const MAX_PHOTOS = 8;
/** Listings share these pictures, because only the number of joined rows matters. */
const PICTURES = 5_000;
/** The share of revisions without a row, because the listing was changed again. */
const REV_GAP_SHARE = 0.2;

const textsStamp = await carTextsStamp();

export interface Market {
  /** Listings for sale; others are expired, sold, removed or held. */
  forSale: number;
  sellers: number;
  now: number;
}

/** Fills an empty, migrated database with a realistic market, the same each time except for the ids. */
export function seedMarket(sqlite: Sqlite, market: Market): void {
  const indexed = [listings, cars, plates, listingTexts, listingPhotos, listingPrices];
  withoutIndexes(sqlite, indexed, () => {
    sqlite.run("BEGIN");
    writeMarket(sqlite, market, chances(20_260));
    sqlite.run("COMMIT");
  });
  sqlite.run("PRAGMA optimize = 0x10002");
}

function writeMarket(sqlite: Sqlite, { forSale, sellers: sellerCount, now }: Market, by: Chances): void {
  const addListing = rowWriter(sqlite, listings);
  const addCar = rowWriter(sqlite, cars);
  const addPlate = rowWriter(sqlite, plates);
  const addText = rowWriter(sqlite, listingTexts);
  const addPhoto = rowWriter(sqlite, listingPhotos);
  const addPrice = rowWriter(sqlite, listingPrices);
  const sellers = writeSellers(sqlite, sellerCount, now);
  const pictures = writePictures(sqlite, by, now);
  let rev = 0;
  for (let i = 0; i < forSale; i++)
    for (const state of nextStates(by)) {
      rev += by.chance(REV_GAP_SHARE) ? 2 : 1;
      const thing = by.chance(CAR_SHARE) ? carOf(by) : plateOf(by);
      const kind = "car" in thing ? "car" : "number-plate";
      const seller = by.frequentFirst(sellers);
      const slug = "car" in thing ? carSlug(thing.car) : plateSlug(thing.plate);
      const row = listingOf(by, { kind, slug, ...thing.listing }, seller, rev, state, now);
      const { id: listingId } = row;
      addListing(row);
      addPrice({ listingId, rev, priceCents: row.priceCents, at: row.createdAt });
      if ("car" in thing) addCar({ ...thing.car, listingId });
      else addPlate({ ...thing.plate, listingId });
      if (state === "removed") continue;
      const text =
        "car" in thing ? carIndexText({ ...row, ...thing.car }) : plateIndexText({ ...row, ...thing.plate });
      addText({ docId: rev, listingId, ...text });
      if (!by.chance(PHOTO_SHARE)) continue;
      const first = Math.floor(by.next() * PICTURES);
      const count = 1 + Math.floor(by.next() * MAX_PHOTOS);
      for (let position = 0; position < count; position++)
        addPhoto({ listingId, photoId: pictures[(first + position) % PICTURES] as string, position });
    }
  const addCounter = rowWriter(sqlite, counters);
  addCounter({ name: "rev", value: rev });
  for (const name of FOLLOWERS) addCounter({ name, value: rev });
  addCounter({ name: "number", value: 100_000 + rev });
  addCounter(textsStamp);
}

const FIRST_NAMES =
  "Mohammad Ahmad Omar Khaled Ali Yousef Ibrahim Rania Huda Sara Lina Dana محمد أحمد عمر خالد علي يوسف إبراهيم رانيا هدى سارة لينا دانا";
const LAST_NAMES =
  "Haddad Khoury Nasser Masri Tarawneh Majali Zoubi Obeidat Rawashdeh Qudah حداد خوري ناصر المصري الطراونة المجالي الزعبي عبيدات الرواشدة القضاة";
function nameAt(names: string, i: number): string {
  const list = names.split(" ");
  return list[i % list.length] ?? "";
}

function writeSellers(sqlite: Sqlite, count: number, now: number): string[] {
  const add = rowWriter(sqlite, users);
  return Array.from({ length: count }, (_, i) => {
    const [id, email] = [newId(), `seller${i}@example.com`];
    const phone = `+96279${String(i).padStart(7, "0")}`;
    add({
      id,
      email,
      emailKey: email,
      name: `${nameAt(FIRST_NAMES, i)} ${nameAt(LAST_NAMES, i * 7 + Math.floor(i / 31))}`,
      phone,
      passwordHash: "-",
      listingLimit: null,
      createdAt: now,
      updatedAt: now,
    });
    return id;
  });
}

function writePictures(sqlite: Sqlite, by: Chances, now: number): string[] {
  const add = rowWriter(sqlite, photos);
  return Array.from({ length: PICTURES }, () => {
    const id = new Bun.CryptoHasher("sha256").update(String(by.next())).digest("hex").slice(0, 32);
    // As many bytes as a real placeholder.
    const bytes = new Uint8Array(76).map(() => by.next() * 256);
    const placeholder = `data:image/webp;base64,${bytes.toBase64()}`;
    add({ id, width: 1600, height: 1200, placeholder, createdAt: now });
    return id;
  });
}
