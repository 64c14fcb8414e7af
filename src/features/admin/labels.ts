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

export function stateLabel(state: AdminListingState): string {
  const labels: Record<AdminListingState, () => string> = {
    active: t.adminActive,
    expired: t.adminExpired,
    sold: t.adminSold,
    review: t.adminReview,
    rejected: t.adminRejected,
    hidden: t.adminHidden,
    suspended: t.adminSellerSuspended,
    removed: t.adminRemoved,
  };
  return labels[state]();
}

/** The time until a listing expires. */
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

/** A field's value in the reader's language. */
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
