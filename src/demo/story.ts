import { jordanYear } from "#src/core/jordan-day.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { CarFields } from "#src/features/cars/fields.ts";
import type { BodyType, Feature, FuelType, Transmission } from "#src/features/cars/vocabulary.ts";
import type { OwnJson } from "#src/features/listings/fields.ts";
import type { ListingKind } from "#src/features/listings/tables.ts";
import { picturesFor } from "./pictures.ts";
import { seededRandom } from "./random.ts";
import type { Facts } from "./story-facts.ts";
import { demoRows, detailsOf } from "./story-facts.ts";
import { type DemoListing, LISTING_DAYS } from "./story-listing.ts";
import { inquiriesAbout } from "./story-inquiries.ts";
import { demoUsers, isDealer } from "./story-people.ts";
import { type DemoPlate, demoPlates } from "./story-plates.ts";
import { assignSellers } from "./story-sellers.ts";
import { arabicBlocks } from "./story-words-ar.ts";
import { englishBlocks } from "./story-words-en.ts";
import { storyteller } from "./story-words.ts";

/** `phone` is E.164, times are epoch milliseconds. */
export type DemoUser = {
  key: string;
  email: string;
  name: string;
  phone: string | null;
  location: string;
  role: "user" | "admin";
  listingLimit: number | null;
  createdAt: number;
};

/** What a seller may leave out. */
type Details = {
  [
    Name in keyof OwnJson<CarFields> as Name extends "engineSize"
      ? never
      : null extends OwnJson<CarFields>[Name]
        ? Name
        : never
  ]?: NonNullable<OwnJson<CarFields>[Name]>;
};

/** Prices and instalments are whole JD, `licensedUntil` is "YYYY-MM". `pictures` are names for `picturePath`, the cover first. */
export type DemoCar = DemoListing &
  Details & {
    make: string;
    model: string;
    year: number;
    mileageKm: number;
    fuelType: FuelType;
    transmission: Transmission;
    bodyType: BodyType;
    engineSize: string | null;
    color: string;
    features: Feature[];
    pictures: string[];
  };

/** `index` is the place of what it is about among the story's cars or plates. */
export type DemoInquiry = {
  kind: ListingKind;
  index: number;
  buyerKey: string | null;
  buyerName: string;
  buyerPhone: string;
  buyerEmail: string;
  message: string;
  status: "pending" | "read" | "replied" | "closed";
  createdAt: number;
};

/** Chosen for a newest page with many bodies, colours and places and no picture twice. */
const STORY_SEED = 2551;
/** The newest cars were listed within the day, the others over four weeks. */
const FRESH_HOURS = [0.3, 0.8, 1.6, 2.5, 3.4, 4.7, 6.2, 8.5, 11];
const OLDEST_DAYS = 28;

export interface DemoStory {
  users: DemoUser[];
  cars: DemoCar[];
  plates: DemoPlate[];
  inquiries: DemoInquiry[];
}

/** The whole demo as it looks at `now`; cars and plates are in the order they were listed, the oldest first. */
export function demoStory(now: number): DemoStory {
  const random = seededRandom(STORY_SEED);
  const tellArabic = storyteller(arabicBlocks, random);
  const tellEnglish = storyteller(englishBlocks, random);
  const rows = random.shuffled(demoRows(jordanYear(now)));
  const sellers = assignSellers(rows, random);

  const cars = rows.map((row, i): DemoCar => {
    const sellerKey = sellers[i] ?? "seller";
    const facts = detailsOf(row, isDealer(sellerKey), now, random);
    const times = timesOf(facts, i, rows.length, now);
    const { arabic, tags, engineCc: _cc, dealer: _dealer, age: _age, ...listing } = facts;
    const daysListed = (now - times.createdAt) / DAY_MS;
    const attention = (tags.has("featured") ? 2.4 : 1) * (2 + random.next() * 11);
    return {
      ...listing,
      ...times,
      ...noteOf(facts),
      sellerKey,
      description: (arabic ? tellArabic : tellEnglish)(facts),
      pictures: picturesFor(row.bodyType, row.color, random.between(1, 1_000_000), row.year, row.fuelType),
      featured: tags.has("featured"),
      verified: tags.has("verified"),
      views: Math.round(attention * (daysListed + 0.2)),
    };
  });
  cars.sort((a, b) => a.createdAt - b.createdAt);
  const users = demoUsers(now);
  const plates = demoPlates(now, seededRandom(STORY_SEED));
  return { users, cars, plates, inquiries: inquiriesAbout(cars, plates, users, now) };
}

function timesOf({ tags }: Facts, i: number, count: number, now: number) {
  const listedAgo = tags.has("expired")
    ? 33.4 * DAY_MS
    : tags.has("expiring")
      ? (LISTING_DAYS - 0.7) * DAY_MS
      : tags.has("sold")
        ? (8.2 + (i % 12)) * DAY_MS
        : ago(i, count);
  const createdAt = Math.round(now - listedAgo);
  const soldAt = tags.has("sold") ? Math.round(now - (0.9 + (i % 6)) * DAY_MS) : null;
  return { createdAt, expiresAt: createdAt + LISTING_DAYS * DAY_MS, soldAt };
}

function ago(i: number, count: number) {
  const fresh = FRESH_HOURS[i];
  if (fresh !== undefined) return fresh * HOUR_MS;
  const share = (i - FRESH_HOURS.length) / (count - FRESH_HOURS.length);
  return (0.8 + share ** 1.3 * (OLDEST_DAYS - 0.8)) * DAY_MS;
}

function noteOf({ inspection, arabic, bodyCondition }: Facts): Pick<DemoCar, "inspectionNote"> {
  if (inspection === "three-good")
    return {
      inspectionNote: arabic ? "دقة خفيفة على الشصي الأمامي اليسار" : "Light knock on the front left chassis",
    };
  if (inspection === "mixed" && bodyCondition === "accident")
    return { inspectionNote: arabic ? "قصعة خلفي يمين مصلّحة" : "Rear right chassis repaired" };
  if (inspection === "mixed")
    return { inspectionNote: arabic ? "ملاحظات على الشصيات الأمامية" : "Remarks on both front chassis ends" };
  return {};
}
