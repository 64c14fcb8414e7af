import type { DealerRole } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { UNLIMITED } from "#src/auth/listing-limit.ts";
import type { Hours } from "#src/features/dealers/schema.ts";
import type { dealers } from "#src/features/dealers/tables.ts";

const LONG_DAY: [string, string][] = [["09:00", "18:00"]];
const SPLIT_DAY: [string, string][] = [
  ["09:30", "14:00"],
  ["16:00", "20:30"],
];
const sixDays = (day: [string, string][]): Hours => ({
  sat: day,
  sun: day,
  mon: day,
  tue: day,
  wed: day,
  thu: day,
});

type StoryDealer = Omit<typeof dealers.$inferInsert, "id" | "createdAt" | "updatedAt"> & {
  /** Its people, by their keys in story-people.txt; the first is the owner whose cars it sells. */
  people: [key: string, role: DealerRole][];
};

/** The register numbers, addresses and phone numbers are made up. */
const DEALERS: StoryDealer[] = [
  {
    people: [
      ["citadel", "owner"],
      ["nadia", "manager"],
      ["suhaib", "sales"],
    ],
    slug: "citadel-view-motors",
    nameEn: "Citadel View Motors",
    nameAr: "معرض إطلالة القلعة",
    legalName: "Citadel View for Car Trade LLC",
    registerNumber: "48213",
    phone: "+962770000011",
    location: "Amman",
    aboutEn:
      "A family showroom above Wadi Saqra since 2019. We sell Japanese and Korean hybrids that we import ourselves, each with a report from an independent center, and we stay with the buyer until the license is in their name. Trade-ins are welcome on Saturdays.",
    aboutAr:
      "معرض عائلي فوق وادي صقرة منذ 2019. نبيع سيارات هايبرد يابانية وكورية نستوردها بأنفسنا، ومع كل سيارة فحص من مركز مستقل، ونبقى مع المشتري حتى يصير الترخيص باسمه. نستقبل سيارات البدل يوم السبت.",
    hours: sixDays(LONG_DAY),
    branches: [
      {
        nameEn: "Bayader, main showroom",
        nameAr: "البيادر، المعرض الرئيسي",
        address: "Industrial Street 41, Bayader Wadi As-Seer",
        location: "Amman",
        mapUrl: "https://www.openstreetmap.org/?mlat=31.9527&mlon=35.8371",
        phone: null,
      },
      {
        nameEn: "Madaba",
        nameAr: "مادبا",
        address: "King Abdullah I Street 118, next to the licensing department",
        location: "Madaba",
        mapUrl: "https://www.openstreetmap.org/?mlat=31.7165&mlon=35.7939",
        phone: null,
      },
    ],
    listingLimit: 200,
  },
  {
    people: [
      ["sanabel", "owner"],
      ["rula", "sales"],
    ],
    slug: "sanabel-cars",
    nameEn: "Sanabel Cars",
    nameAr: "معرض سنابل للسيارات",
    legalName: "مؤسسة سنابل لتجارة السيارات",
    registerNumber: "31907",
    phone: "+962790000010",
    location: "Amman",
    aboutAr: "معرض سيارات في شارع مكة. سيارات مفحوصة، والتقسيط عن طريق البنك أو مباشرة.",
    aboutEn:
      "A showroom on Mecca Street. Inspected cars, with installments from the bank or directly from us.",
    hours: { ...sixDays(SPLIT_DAY), fri: [["16:00", "20:30"]] },
    branches: [
      {
        nameEn: "Mecca Street",
        nameAr: "شارع مكة",
        address: "شارع مكة 203، مقابل مجمع الحسيني",
        location: "Amman",
        mapUrl: "https://www.openstreetmap.org/?mlat=31.9744&mlon=35.8436",
        phone: null,
      },
    ],
    listingLimit: UNLIMITED,
  },
];

export const demoDealers = (now: number) =>
  DEALERS.map(({ people, ...dealer }, at) => {
    const createdAt = now - (280 + 60 * at) * DAY_MS;
    return {
      people,
      dealer: { ...dealer, createdAt, updatedAt: createdAt, verifiedAt: createdAt + 3 * DAY_MS },
    };
  });
