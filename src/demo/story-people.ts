import { linesIn } from "#src/core/text.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { SeededRandom } from "./random.ts";
import type { CarRow } from "./story-facts.ts";
import lines from "./story-people.txt" with { type: "text" };

export type DemoUser = ReturnType<typeof demoUsers>[number];

export const DEMO_PASSWORD = "markaba-demo-2026";

export const demoAccount = (key: string) => ({ email: `${key}@markaba.test`, password: DEMO_PASSWORD });

/**
 * The lines of story-people.txt, all accounts of the demo; the newest are only visitors: key | name | phone | city | listing
 * limit | days since registration | cities whose cars they sell. The phone numbers are made up and unused.
 */
const people = linesIn(lines).map((line) => {
  const [key = "", name = "", phone = "", location = "", limit, daysAgo, cities = ""] = line.split("|");
  return {
    user: { key, name, phone: phone || null, location, listingLimit: Number(limit) || null },
    daysAgo: Number(daysAgo),
    dealsIn: cities.split(",").filter(Boolean),
  };
});

const ADMINS = new Set(["admin", "huda"]);

/** Users who have not opened the link in the welcome email. */
const UNCONFIRMED = new Set(["anas", "bara", "basel", "fadi"]);
const CONFIRMED_AFTER_MS = 7 * MINUTE_MS;

const PHONE_CONFIRMED = new Set(["hawra", "rania", "samer", "seller"]);
const VERIFIED = new Set(["hawra", "coral", "raqam"]);

export const demoUsers = (now: number) =>
  people
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map(({ user, daysAgo }) => {
      const createdAt = Math.round(now - daysAgo * DAY_MS);
      return {
        ...user,
        email: demoAccount(user.key).email,
        role: ADMINS.has(user.key) ? ("admin" as const) : ("user" as const),
        language: /[\u0600-\u06ff]/.test(user.name) ? ("ar" as const) : ("en" as const),
        createdAt,
        emailVerifiedAt: UNCONFIRMED.has(user.key) ? null : createdAt + CONFIRMED_AFTER_MS,
        phoneConfirmedAt: PHONE_CONFIRMED.has(user.key) ? createdAt + DAY_MS : null,
        verifiedAt: VERIFIED.has(user.key) ? createdAt + 2 * DAY_MS : null,
      };
    });

export const isDealer = (key: string) =>
  people.some(({ user, dealsIn }) => user.key === key && dealsIn.length > 0);

const PRIVATE_SELLERS = ["rania", "samer", "khaled", "tareq"];
const PRIVATE_LISTINGS = 4;
const DEALERS_ONLY = [
  "verified",
  "agency",
  "instalments",
  "instalments-only",
  "brand-new",
  "mine",
  "sold-earlier",
];

export function assignSellers(rows: CarRow[], random: SeededRandom): string[] {
  const dealersIn = (city: string) =>
    people.filter(({ dealsIn }) => dealsIn.includes(city)).map(({ user }) => user.key);
  const sellers = rows.map((row) => (row.tags.has("mine") ? "seller" : random.pick(dealersIn(row.location))));
  const assigned = new Set<number>();
  for (const key of PRIVATE_SELLERS) {
    const home = people.find(({ user }) => user.key === key)?.user.location;
    const suitable = [...rows.entries()].filter(
      ([i, { location, price, tags }]) =>
        !assigned.has(i) && location === home && price < 15_000 && !DEALERS_ONLY.some((tag) => tags.has(tag)),
    );
    for (const [i] of random.shuffled(suitable).slice(0, PRIVATE_LISTINGS)) {
      sellers[i] = key;
      assigned.add(i);
    }
  }
  return sellers;
}
