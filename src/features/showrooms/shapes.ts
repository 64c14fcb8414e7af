import { z } from "zod/mini";
import { DEALER_ROLES } from "#src/auth/tables.ts";
import { WEEKDAYS } from "#src/features/dealers/schema.ts";
import { count, counts, flags, named, texts, textsOrNull, time, times } from "#src/http/describe.ts";

const names = texts("slug", "nameEn", "nameAr");
const place = { ...texts("nameEn", "nameAr", "address", "location"), ...textsOrNull("mapUrl") };
const spans = z.array(z.tuple([z.string(), z.string()]));

const shown = {
  ...names,
  ...texts("aboutEn", "aboutAr", "legalName", "location"),
  ...textsOrNull("registerNumber", "logo"),
  hours: z.partial(z.object(Object.fromEntries(WEEKDAYS.map((day) => [day, spans])))),
  branches: z.array(z.object(place)),
  ...flags("isOpen", "verified"),
  ...times("since"),
  replyMinutes: z.nullable(count()),
  counts: z.record(z.string(), count()),
};
export const dealerShape = named("Dealer", shown);
export interface DealerJson extends z.infer<typeof dealerShape> {}

const role = z.enum(DEALER_ROLES);
const allowed = { ...flags("isActive"), listingLimit: z.nullable(count()), ...counts("activeListings") };
export const ownDealerShape = named("OwnDealer", {
  ...shown,
  ...allowed,
  ...texts("id", "phone"),
  branches: z.array(z.object({ ...place, ...textsOrNull("phone") })),
  role,
});
export interface OwnDealerJson extends z.infer<typeof ownDealerShape> {}

/** A person who works for a dealer, or is invited to until `expiresAt`. */
export const personShape = named("DealerPerson", {
  ...texts("id", "email"),
  ...textsOrNull("name"),
  role,
  status: z.enum(["active", "invited"]),
  seenAt: z.nullable(time()),
  expiresAt: z.nullable(time()),
});
export type DealerPerson = z.infer<typeof personShape>;

export const adminDealerShape = named("AdminDealer", {
  ...names,
  ...allowed,
  ...texts("id", "legalName", "phone", "location"),
  ...textsOrNull("registerNumber"),
  ...flags("verified"),
  ...counts("people"),
  ...times("createdAt"),
});
export type AdminDealer = z.infer<typeof adminDealerShape>;
