import { DAY_MS } from "#src/core/time.ts";
import type { SeededRandom } from "./random.ts";
import type { CarRow } from "./story-facts.ts";

export type DemoUser = ReturnType<typeof demoUsers>[number];

export const DEMO_PASSWORD = "markaba-demo-2026";

export const demoAccount = (key: string) => ({ email: `${key}@markaba.test`, password: DEMO_PASSWORD });

/**
 * Everyone who has an account in the demo: key | name | phone | city | listing limit | days since they registered |
 * cities whose cars they deal in. The phones are made up: nobody answers them.
 */
const people = `
admin|Markaba Admin||Amman||400|
seller|عمر الحداد|+962790000001|Amman|6|310|
buyer|Lina Qasem|+962790000002|Amman|5|120|
yazan|يزن العبادي|+962780000003|Salt|5|45|
sanabel|معرض سنابل للسيارات|+962790000010|Amman||380|Amman
citadel|Citadel View Motors|+962770000011|Amman||290|Amman,Madaba,Salt
hawra|معرض حوّارة للسيارات|+962790000012|Irbid||260|Irbid,Ajloun,Jerash
badia|معرض البادية للسيارات والبكبات|+962780000013|Zarqa||330|Zarqa,Mafraq
coral|Coral Coast Cars|+962770000014|Aqaba||210|Aqaba,Ma'an,Karak,Tafilah
raqam|رقم مميز للوحات|+962790000019|Amman||270|
numra|Numra Plates|+962780000020|Irbid||190|
rania|Rania Mansour|+962790000015|Amman|5|95|
samer|سامر الزيود|+962780000016|Zarqa|5|150|
khaled|خالد بني هاني|+962790000017|Irbid|5|70|
tareq|Tareq Nasser|+962770000018|Amman|5|33|`
  .trim()
  .split("\n")
  .map((line) => {
    const [key = "", name = "", phone = "", location = "", limit, daysAgo, cities = ""] = line.split("|");
    return {
      user: { key, name, phone: phone || null, location, listingLimit: Number(limit) || null },
      daysAgo: Number(daysAgo),
      dealsIn: cities.split(",").filter(Boolean),
    };
  });

/** Dealers whom an admin has verified. */
const VERIFIED = new Set(["sanabel", "citadel", "hawra", "coral", "raqam"]);

export const demoUsers = (now: number) =>
  people.map(({ user, daysAgo }) => ({
    ...user,
    email: demoAccount(user.key).email,
    role: user.key === "admin" ? ("admin" as const) : ("user" as const),
    createdAt: now - daysAgo * DAY_MS,
    verifiedAt: VERIFIED.has(user.key) ? now - (daysAgo - 2) * DAY_MS : null,
  }));

export const isDealer = (key: string) =>
  people.some(({ user, dealsIn }) => user.key === key && dealsIn.length > 0);

/** Private sellers beside the main one (`seller`), who keep within their five listings. */
const PRIVATE_SELLERS = ["rania", "samer", "khaled", "tareq"];
const PRIVATE_LISTINGS = 4;
const DEALERS_ONLY = ["verified", "agency", "instalments", "instalments-only", "brand-new", "mine"];

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
