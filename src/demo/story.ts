import { demoDealers } from "./story-dealers.ts";
import { jordanYear } from "#src/core/jordan-day.ts";
import { linesIn } from "#src/core/text.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { InquiryStatus } from "#src/features/conversations/tables.ts";
import { picturesFor } from "./pictures.ts";
import { seededRandom } from "./random.ts";
import { type Facts, LISTING_DAYS, demoRows, detailsOf } from "./story-facts.ts";
import lines from "./story-inquiries.txt" with { type: "text" };
import { type DemoUser, assignSellers, demoUsers, isDealer } from "./story-people.ts";
import { demoPlates } from "./story-plates.ts";
import troubleLines from "./story-troubles.txt" with { type: "text" };
import { descriptionWriter } from "./story-words.ts";

/** The common fields of cars and plates: prices are whole JD, times are epoch milliseconds. */
export interface DemoListing {
  sellerKey: string;
  title: string;
  price: number;
  location: string;
  description: string;
  featured: boolean;
  verified: boolean;
  createdAt: number;
  expiresAt: number;
  soldAt: number | null;
  views: number;
}

export type DemoCar = DemoListing & Facts & { pictures: string[] };

export type DemoPlate = DemoListing & { areaCode: number; plateNumber: string };

const STORY_SEED = 2551;
/** The newest cars were listed within the last day, the others over four weeks. */
const FRESH_HOURS = [0.3, 0.8, 1.6, 2.5, 3.4, 4.7, 6.2, 8.5, 11];
const OLDEST_DAYS = 28;
const SOLD_OVER_DAYS = 140;
/** What sellers of common models ask, as shares of the usual price, so that price comparisons differ. */
const ASKED = [1, 0.85, 0.92, 1.14];

export type DemoStory = ReturnType<typeof demoStory>;

export function demoStory(now: number) {
  const random = seededRandom(STORY_SEED);
  const describeInArabic = descriptionWriter("ar", random);
  const describeInEnglish = descriptionWriter("en", random);
  const rows = random.shuffled(demoRows(jordanYear(now), random));
  const sellers = assignSellers(rows, random);

  const cars = rows.map((row, i): DemoCar => {
    const sellerKey = sellers[i] ?? "seller";
    const facts = detailsOf(row, isDealer(sellerKey), now, random);
    const times = timesOf(facts, i, rows.length, now);
    const isFeatured = facts.tags.has("featured");
    const viewsADay = (isFeatured ? 2.4 : 1) * (2 + random.next() * 11);
    return {
      ...facts,
      ...times,
      price: askedPrice(facts, i),
      sellerKey,
      description: (facts.isArabic ? describeInArabic : describeInEnglish)(facts),
      pictures: [],
      featured: isFeatured,
      verified: facts.tags.has("verified"),
      views: Math.round(viewsADay * (((times.soldAt ?? now) - times.createdAt) / DAY_MS + 0.2)),
    };
  });
  cars.sort((a, b) => a.createdAt - b.createdAt);
  const covers = { all: [] as string[], featured: [] as string[] };
  for (const car of cars) {
    const shownBeside = car.featured ? covers.featured : covers.all;
    car.pictures = picturesFor(car, random.between(1, 1_000_000), shownBeside);
    const [cover = ""] = car.pictures;
    if (car.featured) covers.featured.push(cover);
    if (car.soldAt === null) covers.all.push(cover);
  }
  const users = demoUsers(now);
  const plates = demoPlates(now, seededRandom(STORY_SEED));
  const dealers = demoDealers(now);
  const pastSales = pastSalesOf(cars, now);
  return { users, dealers, cars, pastSales, plates, inquiries: inquiriesAbout({ cars, plates }, users, now) };
}

/** Cars like those of one model that were sold in the last year, for its page of prices. */
function pastSalesOf(cars: DemoCar[], now: number): DemoCar[] {
  const models = cars.filter(({ model, payment }) => model === "Camry" && payment === "cash");
  const likes = [...new Map(models.map((car) => [car.year, car])).values()];
  return Array.from({ length: 120 }, (_, i) => {
    const like = likes[i % likes.length] as DemoCar;
    const use = ((i * 37) % 100) / 100;
    const createdAt = Math.round(now - (8 + i * 2.9) * DAY_MS);
    return {
      ...like,
      sellerKey: "sanabel",
      price: Math.round((like.price * (1.07 - 0.14 * use + i * 0.0004)) / 100) * 100,
      mileageKm: Math.round(like.mileageKm * (0.7 + 0.6 * use)),
      createdAt,
      expiresAt: now,
      soldAt: createdAt + (2 + (i % 6)) * DAY_MS,
      pictures: [],
    };
  });
}

/** A car by the beginning of `Make Model Year`, or a plate by `code-number`; not one that was sold earlier. */
export function findInStory(
  { cars, plates }: Pick<DemoStory, "cars" | "plates">,
  about: string,
): DemoListing {
  const found =
    plates.find(({ areaCode, plateNumber }) => `${areaCode}-${plateNumber}` === about) ??
    cars.find(
      ({ make, model, year, tags }) =>
        `${make} ${model} ${year}`.startsWith(about) && !tags.has("sold-earlier"),
    );
  if (!found) throw new RangeError(`The demo has no ${about}`);
  return found;
}

/** Cars sold in installments keep their price, because their description repeats it. */
const askedPrice = ({ price, tags, payment }: Facts, i: number): number =>
  tags.has("market") && payment === "cash"
    ? Math.round((price * (ASKED[i % ASKED.length] ?? 1)) / 100) * 100
    : price;

/** Earlier sold cars are the basis of price comparisons: one every other day. */
function timesOf({ tags }: Facts, i: number, count: number, now: number) {
  if (tags.has("sold-earlier")) {
    const soldAt = Math.round(now - (8.5 + (i / count) * SOLD_OVER_DAYS) * DAY_MS);
    const createdAt = Math.round(soldAt - (3 + ((i * 7) % 20)) * DAY_MS);
    return { createdAt, expiresAt: createdAt + LISTING_DAYS * DAY_MS, soldAt };
  }
  const createdAt = Math.round(now - listedAgoMs(tags, i, count));
  const soldAt = tags.has("sold") ? Math.round(now - (0.9 + (i % 6)) * DAY_MS) : null;
  return { createdAt, expiresAt: createdAt + LISTING_DAYS * DAY_MS, soldAt };
}

function listedAgoMs(tags: ReadonlySet<string>, i: number, count: number): number {
  if (tags.has("expired")) return 33.4 * DAY_MS;
  if (tags.has("expiring")) return (LISTING_DAYS - 0.7) * DAY_MS;
  if (tags.has("sold")) return (8.2 + (i % 12)) * DAY_MS;
  if (tags.has("brand-new")) return 6 * DAY_MS;
  const freshHours = FRESH_HOURS[i];
  if (freshHours !== undefined) return freshHours * HOUR_MS;
  const share = (i - FRESH_HOURS.length) / (count - FRESH_HOURS.length);
  return (0.8 + share ** 1.3 * (OLDEST_DAYS - 0.8)) * DAY_MS;
}

/** People without an account: name, then the last digits of a made-up phone number. */
const GUESTS: Record<string, readonly [string, string]> = {
  mahmoud: ["محمود الطراونة", "101"],
  dana: ["Dana Khoury", "102"],
  abu: ["أبو زيد العجارمة", "103"],
  sara: ["سارة النمري", "104"],
  faris: ["Faris Halaseh", "105"],
  hiba: ["هبة الرواشدة", "106"],
  ward: ["Ward Sweiss", "107"],
  bilal: ["بلال الشديفات", "108"],
};

/** How long sellers take to reply; less for recent inquiries. */
const ANSWERED_AFTER_MS = [0.4, 1.2, 2.5, 3.5, 7, 19].map((hours) => hours * HOUR_MS);

/**
 * The lines of story-inquiries.txt: a car by make, model and year, or a plate | sender | status | when (0: when it was
 * listed or the buyer signed up; 1: now, or when it was sold or expired) | message | the reply | offers in dinars, the buyer's first: 9300>9700. Oldest first.
 */
const inquiriesAbout = (listings: { cars: DemoCar[]; plates: DemoPlate[] }, users: DemoUser[], now: number) =>
  linesIn(lines)
    .map((row, i) => {
      const [about = "", who = "", status, when, message = "", reply = "", offers = ""] = row.split("|");
      const listing = findInStory(listings, about);
      const closesAt = Math.min(now, listing.soldAt ?? now, listing.expiresAt);
      const user = users.find(({ key }) => key === who);
      const opensAt = Math.max(listing.createdAt, user?.createdAt ?? 0);
      const createdAt = Math.round(opensAt + (closesAt - opensAt) * Number(when));
      const [guestName = "", phoneEnd = ""] = GUESTS[who] ?? [];
      const wait = ANSWERED_AFTER_MS[i % ANSWERED_AFTER_MS.length] ?? 0;
      return {
        listing,
        buyerKey: user?.key ?? null,
        buyerName: user?.name ?? guestName,
        buyerPhone: user?.phone ?? `+962790000${phoneEnd}`,
        buyerEmail: user?.email ?? `${who}@example.com`,
        message,
        reply,
        offers: offers.split(">").filter(Boolean).map(Number),
        status: status as InquiryStatus,
        createdAt,
        answeredAt:
          status === "pending" ? null : Math.round(Math.min(createdAt + wait, (createdAt + now) / 2)),
      };
    })
    .sort((a, b) => a.createdAt - b.createdAt);

/**
 * Listings that admins have to review, as typed by their sellers. The lines of story-troubles.txt: name | kind | title | JD |
 * place | description, then of a car: a picture, which no other car uses | make | model | year | km | fuel | transmission |
 * body type | color, and of a plate: code | number | the plate that has the same description.
 */
export const TROUBLES = linesIn(troubleLines).map((line) => {
  const [name, kind, title, price, location, description, ...own] = line.split("|");
  const typed = { title, price: Number(price), location, ...(description && { description }) };
  if (kind === "number-plate") {
    const [areaCode, plateNumber, copies] = own;
    return { name, kind, typed: { ...typed, areaCode, plateNumber }, copies } as const;
  }
  const [picture = "", make, model, year, km, fuelType, transmission, bodyType, color] = own;
  const numbers = { year: Number(year), mileage: Number(km) };
  const car = { ...typed, make, model, ...numbers, fuelType, transmission, bodyType, color };
  return { name, kind: "car", typed: car, picture } as const;
});
