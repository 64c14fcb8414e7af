import { centsOf } from "#src/core/money.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { engineText } from "#src/features/cars/catalogue/engine-text.ts";
import { carFields } from "#src/features/cars/fields.ts";
import type { Facts } from "#src/features/listings/listing-json.ts";
import { type Fields, valueText } from "#src/features/listings/fields.ts";
import { plateFields } from "#src/features/plates/fields.ts";
import { t } from "#t";
import type { ExportName } from "./queries/export.ts";

export function timeLabel({ expiresAt }: { expiresAt: number }, now: number): string {
  const hours = Math.ceil((expiresAt - now) / HOUR_MS);
  if (hours <= 0) return t.formatCountdown(0);
  return t.adminCountdown({ days: Math.floor(hours / 24), hours: hours % 24 });
}

const EXPORTS: Record<ExportName, () => string> = {
  users: () => t.adminUsers(),
  listings: () => t.listingsTitle(),
  inquiries: () => t.inboxTitle(),
  audit: () => t.adminAudit(),
};

export const exportLabel = (name: ExportName): string => t.adminExportOf(EXPORTS[name]());

const FIELDS: Fields = { ...plateFields, ...carFields };

export const factLabel = (name: string): string => t.factLabel(name, FIELDS[name]?.label?.() ?? name);

export function factValue(name: string, value: Facts[string] | undefined, { make }: Facts): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = String(value);
  if (name === "model") return t.modelLabel(String(make ?? ""), text);
  if (name === "engineSize") return engineText(text);
  if (name === "photos") return t.formatNumber(text.split(" ").length);
  const field = FIELDS[name];
  if (!field) return text;
  if (field.kind === "money") return valueText(field, centsOf(Number(value)));
  if (field.kind === "choices") return t.searchAll(text.split(", ").map((each) => valueText(field, each)));
  return valueText(field, value);
}
