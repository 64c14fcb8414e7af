import { HOUR_MS } from "#src/core/time.ts";
import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import { type DemoCar, type DemoPlate, findInStory } from "./story.ts";
import lines from "./story-inquiries.txt" with { type: "text" };
import type { DemoUser } from "./story-people.ts";

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
 * listed or the buyer signed up; 1: now, or when it was sold or expired) | message. Oldest first.
 */
export const inquiriesAbout = (
  listings: { cars: DemoCar[]; plates: DemoPlate[] },
  users: DemoUser[],
  now: number,
) =>
  lines
    .trim()
    .split("\n")
    .map((row, i) => {
      const [about = "", who = "", status, when, message = ""] = row.split("|");
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
        status: status as InquiryStatus,
        createdAt,
        answeredAt:
          status === "pending" ? null : Math.round(Math.min(createdAt + wait, (createdAt + now) / 2)),
      };
    })
    .sort((a, b) => a.createdAt - b.createdAt);
