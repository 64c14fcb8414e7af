import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { SeededRandom } from "./random.ts";
import type { CarRow } from "./story-facts.ts";

export type DemoUser = ReturnType<typeof demoUsers>[number];

export const DEMO_PASSWORD = "markaba-demo-2026";

export const demoAccount = (key: string) => ({ email: `${key}@markaba.test`, password: DEMO_PASSWORD });

/**
 * All accounts of the demo; the newest are only visitors: key | name | phone | city | listing limit | days since
 * registration | cities whose cars they sell. The phone numbers are made up and unused.
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
tareq|Tareq Nasser|+962770000018|Amman|5|36|
huda|هدى المجالي||Karak||220|
waleed|وليد الخوالدة|+962790000021|Mafraq|5|9|
nidal|Nidal Barakat|+962770000022|Amman|5|6|
hamza|حمزة الشوابكة|+962780000023|Madaba|5|20|
fadi|فادي العمايرة|+962790000024|Zarqa|5|16|
ghaith|غيث الرحاحلة|+962770000025|Salt|5|11|
maysa|Maysa Dabbas|+962790000026|Amman|5|27|
anas|أنس الصمادي|+962780000027|Ajloun|5|0.1|
reem|Reem Haddadin|+962790000028|Amman|5|0.4|
mutaz|معتز القرعان|+962770000029|Irbid|5|1.2|
lubna|لبنى الزعبي|+962780000030|Ramtha|5|1.6|
ayham|Ayham Sawalha|+962790000031|Madaba|5|2.3|
bara|براء الدعجة|+962790000032|Amman|5|3.1|
joud|Joud Al-Masri|+962770000033|Amman|5|3.4|
saif|سيف البطاينة|+962780000034|Irbid|5|4.7|
areej|أريج الخريشا|+962790000035|Amman|5|5.2|
yousef|Yousef Qattan|+962770000036|Aqaba|5|7.5|
malak|ملك الفايز||Amman|5|8.1|
zaid|زيد المومني|+962790000037|Jerash|5|8.6|
dima|Dima Sabella|+962780000038|Amman|5|10.4|
rakan|راكان الجازي|+962770000039|Ma'an|5|12.8|
noor|نور أبو رمان|+962790000040|Salt|5|13.3|
laith|Laith Tarawneh|+962790000041|Karak|5|15.2|
suha|سهى العكور|+962780000042|Irbid|5|17.7|
basel|باسل الحوراني||Zarqa|5|19.5|
farah|Farah Shami|+962770000043|Amman|5|22.6|
qusai|قصي الضمور|+962790000044|Tafilah|5|24.1|
hani|Hani Marji|+962780000045|Amman|5|26.4|
tala|تالا النسور|+962790000046|Salt|5|28.9|
wisam|وسام الكسواني|+962770000047|Zarqa|5|41|
jana|Jana Halteh|+962790000048|Amman|5|58|`
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

const ADMINS = new Set(["admin", "huda"]);

/** Users who have not opened the link in the welcome email. */
const UNCONFIRMED = new Set(["anas", "bara", "basel", "fadi"]);
const CONFIRMED_AFTER_MS = 7 * MINUTE_MS;

const VERIFIED = new Set(["sanabel", "citadel", "hawra", "coral", "raqam"]);

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
