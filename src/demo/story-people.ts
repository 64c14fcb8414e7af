import { DAY_MS } from "#src/core/time.ts";
import type { DemoUser } from "./story.ts";

/** The password of every demo account. */
export const DEMO_PASSWORD = "markaba-demo-2026";

/** What the demo account of that key signs in with. */
export const demoAccount = (key: string) => ({ email: `${key}@markaba.test`, password: DEMO_PASSWORD });

type Person = Omit<DemoUser, "email" | "createdAt" | "role"> & {
  dealerIn?: readonly string[];
  daysAgo: number;
};

/** Everyone who has an account in the demo. Phones are made up: nobody answers them. */
const people: readonly Person[] = [
  { key: "admin", name: "Markaba Admin", phone: null, location: "Amman", listingLimit: null, daysAgo: 400 },
  {
    key: "seller",
    name: "عمر الحداد",
    phone: "+962790000001",
    location: "Amman",
    listingLimit: 6,
    daysAgo: 310,
  },
  {
    key: "buyer",
    name: "Lina Qasem",
    phone: "+962790000002",
    location: "Amman",
    listingLimit: 5,
    daysAgo: 120,
  },
  {
    key: "yazan",
    name: "يزن العبادي",
    phone: "+962780000003",
    location: "Salt",
    listingLimit: 5,
    daysAgo: 45,
  },
  dealer("sanabel", "معرض سنابل للسيارات", "+962790000010", "Amman", ["Amman"], 380),
  dealer("citadel", "Citadel View Motors", "+962770000011", "Amman", ["Amman", "Madaba", "Salt"], 290),
  dealer("hawra", "معرض حوّارة للسيارات", "+962790000012", "Irbid", ["Irbid", "Ajloun", "Jerash"], 260),
  dealer("badia", "معرض البادية للسيارات والبكبات", "+962780000013", "Zarqa", ["Zarqa", "Mafraq"], 330),
  dealer("coral", "Coral Coast Cars", "+962770000014", "Aqaba", ["Aqaba", "Ma'an", "Karak", "Tafilah"], 210),
  dealer("raqam", "رقم مميز للوحات", "+962790000019", "Amman", [], 270),
  dealer("numra", "Numra Plates", "+962780000020", "Irbid", [], 190),
  {
    key: "rania",
    name: "Rania Mansour",
    phone: "+962790000015",
    location: "Amman",
    listingLimit: 5,
    daysAgo: 95,
  },
  {
    key: "samer",
    name: "سامر الزيود",
    phone: "+962780000016",
    location: "Zarqa",
    listingLimit: 5,
    daysAgo: 150,
  },
  {
    key: "khaled",
    name: "خالد بني هاني",
    phone: "+962790000017",
    location: "Irbid",
    listingLimit: 5,
    daysAgo: 70,
  },
  {
    key: "tareq",
    name: "Tareq Nasser",
    phone: "+962770000018",
    location: "Amman",
    listingLimit: 5,
    daysAgo: 33,
  },
];

function dealer(
  key: string,
  name: string,
  phone: string,
  location: string,
  dealerIn: readonly string[],
  daysAgo: number,
): Person {
  return { key, name, phone, location, dealerIn, daysAgo, listingLimit: null };
}

/** Private sellers beside the main one (`seller`), who keep within their five listings. */
export const privateSellers = ["rania", "samer", "khaled", "tareq"] as const;

export function demoUsers(now: number): DemoUser[] {
  return people.map(({ key, name, phone, location, listingLimit, daysAgo }) => ({
    key,
    email: demoAccount(key).email,
    name,
    phone,
    location,
    role: key === "admin" ? "admin" : "user",
    listingLimit,
    createdAt: now - daysAgo * DAY_MS,
  }));
}

export const dealersIn = (city: string): string[] =>
  people.filter((person) => person.dealerIn?.includes(city)).map((person) => person.key);

export const isDealer = (key: string) => people.some((person) => person.key === key && person.dealerIn);

export const homeOf = (key: string) => people.find((person) => person.key === key)?.location;
