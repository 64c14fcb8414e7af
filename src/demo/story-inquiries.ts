import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import type { DemoCar, DemoPlate } from "./story.ts";
import lines from "./story-inquiries.txt" with { type: "text" };
import type { DemoUser } from "./story-people.ts";

/** People without an account: name, then the end of a made-up phone number. */
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

/**
 * The lines of story-inquiries.txt: a car by make, model and year, or a plate | who asks | status | when: 0 as it was
 * listed, 1 now, or when it was sold or ran out | message. `index` is the place among the cars or the plates.
 */
export const inquiriesAbout = (cars: DemoCar[], plates: DemoPlate[], users: DemoUser[], now: number) =>
  lines
    .trim()
    .split("\n")
    .map((row) => {
      const [about = "", who = "", status, when, message = ""] = row.split("|");
      const { kind, index, listing } = findListing(about, cars, plates);
      if (!listing) throw new RangeError(`the demo has no ${about}`);
      const closesAt = Math.min(now, listing.soldAt ?? now, listing.expiresAt);
      const user = users.find(({ key }) => key === who);
      const [guestName = "", phoneEnd = ""] = GUESTS[who] ?? [];
      return {
        kind,
        index,
        buyerKey: user?.key ?? null,
        buyerName: user?.name ?? guestName,
        buyerPhone: user?.phone ?? `+962790000${phoneEnd}`,
        buyerEmail: user?.email ?? `${who}@example.com`,
        message,
        status: status as InquiryStatus,
        createdAt: Math.round(listing.createdAt + (closesAt - listing.createdAt) * Number(when)),
      };
    });

function findListing(about: string, cars: DemoCar[], plates: DemoPlate[]) {
  const plate = plates.findIndex(({ areaCode, plateNumber }) => `${areaCode}-${plateNumber}` === about);
  if (plate >= 0) return { kind: "number-plate", index: plate, listing: plates[plate] } as const;
  const car = cars.findIndex(({ make, model, year }) => `${make} ${model} ${year}`.startsWith(about));
  return { kind: "car", index: car, listing: cars[car] } as const;
}
