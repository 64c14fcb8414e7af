import { UNLIMITED } from "#src/auth/listing-limit.ts";
import { reasonLabel, reportLabel } from "#src/features/moderation/labels.ts";
import { REPORT_REASONS, VERDICT_REASONS } from "#src/features/moderation/schema.ts";
import { t } from "#t";

/** What a field was before or after, as people say it; the action tells whose reason a reason is. */
export function changedTo(action: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (field === "listingLimit" && value === UNLIMITED) return t.adminUnlimited();
  if (typeof value === "number")
    return field.endsWith("At") ? t.formatDateTime(value) : t.formatNumber(value);
  if (field === "reason") return reasonIn(action, String(value));
  if (typeof value === "object") return Object.values(value).map(inWords).filter(Boolean).join(" · ") || "–";
  return t.auditValue(String(value));
}

const inWords = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(inWords).join(", ")
    : String(value ?? "–");

function reasonIn(action: string, code: string): string {
  const reported = REPORT_REASONS.find((reason) => reason === code);
  if (action.startsWith("report.") && reported) return reportLabel(reported);
  const judged = VERDICT_REASONS.find((reason) => reason === code);
  return judged ? reasonLabel(judged) : code;
}
