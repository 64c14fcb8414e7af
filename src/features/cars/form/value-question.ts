import { numberIn } from "#src/core/query-params.ts";
import { maxYear, MIN_YEAR } from "../fields.ts";
import type { CarFormValues } from "./car-form-view.ts";
import { isComparable } from "../worth/comparable.ts";

const MAX_KM = 2_000_000;

export const VALUE_CHOICES = ["fuelType", "transmission", "paint"] as const;

export function valueQuestion(typed: Partial<CarFormValues>): string | null {
  const [make, model] = [typed.make?.trim(), typed.model?.trim()];
  const [year, km] = [numberIn(typed.year ?? ""), numberIn(typed.mileage ?? "")];
  const { customs = null, payment = null, bodyCondition = null } = typed;
  const shown = { isFlagged: false, customs, payment, bodyCondition };
  if (!make || !model || year === null || !isComparable(shown)) return null;
  if (!Number.isInteger(year) || year < MIN_YEAR || year > maxYear()) return null;
  const query = new URLSearchParams({ make, model, year: String(year) });
  if (km && km <= MAX_KM) query.set("mileage", String(km));
  for (const name of VALUE_CHOICES) if (typed[name]) query.set(name, typed[name]);
  return String(query);
}
