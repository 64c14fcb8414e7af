import { centsOf } from "#src/core/money.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { carFields } from "#src/features/cars/fields.ts";
import { type Fields, valueText } from "#src/features/listings/fields.ts";
import type { Facts } from "#src/features/moderation/queries/facts.ts";
import { plateFields } from "#src/features/plates/fields.ts";
import { t } from "#t";
import type { AdminListing } from "./admin-json.ts";
import type { AdminListingState } from "./schema.ts";
import type { BulkVerb } from "./use-bulk.ts";

/** A listing's state in words. */
export function stateLabel(state: AdminListingState): string {
  switch (state) {
    case "active":
      return t.adminActive();
    case "expired":
      return t.adminExpired();
    case "sold":
      return t.adminSold();
    case "review":
      return t.adminReview();
    case "rejected":
      return t.adminRejected();
    case "hidden":
      return t.adminHidden();
    case "suspended":
      return t.adminSellerSuspended();
    case "removed":
      return t.adminRemoved();
  }
}

/** How long a listing still stands: days and hours, or "n h remaining", or that it has expired. */
export function timeLabel({ expiresAt }: Pick<AdminListing, "expiresAt">, now: number): string {
  const hours = Math.ceil((expiresAt - now) / HOUR_MS);
  if (hours <= 0) return t.formatCountdown(0);
  return t.adminCountdown({ days: Math.floor(hours / 24), hours: hours % 24 });
}

const FIELDS: Fields = { ...plateFields, ...carFields };

/** What is called otherwise here than on the forms. */
const FACT_LABELS: Record<string, () => string> = {
  title: () => t.factTitle(),
  location: () => t.factLocation(),
  description: () => t.factDescription(),
  photos: () => t.factPhotos(),
  plate: () => t.factPlate(),
  make: () => t.factMake(),
  year: () => t.factYear(),
  mileage: () => t.factMileage(),
  fuelType: () => t.factFuel(),
  bodyType: () => t.factBody(),
  engineSize: () => t.factEngine(),
};

/** The name of a field of a listing under review. */
export const factLabel = (name: string): string => (FACT_LABELS[name] ?? FIELDS[name]?.label)?.() ?? name;

/** What a field of a listing under review says, in the reader's language. */
export function factValue(name: string, value: Facts[string] | undefined, { make }: Facts): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = String(value);
  if (name === "model") return t.modelLabel(String(make ?? ""), text);
  if (name === "photos") return t.formatNumber(text.split(" ").length);
  const field = FIELDS[name];
  if (!field) return text;
  if (field.kind === "money") return valueText(field, centsOf(Number(value)));
  if (field.kind === "choices") return t.searchAll(text.split(", ").map((each) => valueText(field, each)));
  return valueText(field, value);
}

/** What is done to many listings at once. */
export function verbLabel(verb: BulkVerb): string {
  const labels: Record<BulkVerb, () => string> = {
    feature: t.adminFeature,
    unfeature: t.adminUnfeature,
    verify: t.adminVerify,
    unverify: t.adminUnverify,
    reboost: t.adminReboost,
    hide: t.reviewHide,
    show: t.bulkShow,
    delete: t.adminDelete,
  };
  return labels[verb]();
}
