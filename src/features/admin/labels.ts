import { HOUR_MS } from "#src/core/time.ts";
import type { Facts } from "#src/features/moderation/queries/facts.ts";
import { placeLabel } from "#src/features/places/places.ts";
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

export function factLabel(name: string): string {
  const labels: Record<string, () => string> = {
    title: t.factTitle,
    price: t.factPrice,
    location: t.factLocation,
    description: t.factDescription,
    photos: t.factPhotos,
    plate: t.factPlate,
    make: t.factMake,
    model: t.factModel,
    year: t.factYear,
    mileageKm: t.factMileage,
    fuelType: t.factFuel,
    transmission: t.factGearbox,
    bodyType: t.factBody,
    color: t.factColor,
    engineSize: t.factEngine,
    features: t.factFeatures,
  };
  return labels[name]?.() ?? name;
}

/** A field's value in the reader's language. */
export function factValue(name: string, value: Facts[string] | undefined, { make }: Facts): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = String(value);
  switch (name) {
    case "price":
      return t.formatPrice(Number(value) * 100);
    case "mileageKm":
      return t.formatKm(Number(value));
    case "location":
      return placeLabel(text, t.language());
    case "make":
      return t.makeLabel(text);
    case "model":
      return t.modelLabel(String(make ?? ""), text);
    case "fuelType":
      return t.fuelTypeLabel(text);
    case "transmission":
      return t.transmissionLabel(text);
    case "bodyType":
      return t.bodyTypeLabel(text);
    case "color":
      return t.colorLabel(text);
    case "features":
      return t.searchAll(text.split(", ").map((feature) => t.featureLabel(feature)));
    case "photos":
      return t.formatNumber(text.split(" ").length);
    default:
      return text;
  }
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
