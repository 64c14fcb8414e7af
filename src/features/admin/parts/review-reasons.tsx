import { flagLabel, reportLabel } from "#src/features/moderation/labels.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";

/** Why a listing is looked at: what the checks noticed, and what visitors said. */
export const ReviewReasons = ({ flags, reports }: Pick<ReviewJson, "flags" | "reports">) => (
  <ul className="mt-3 grid gap-1.5 text-15">
    {flags.map(({ rule, detail }) => (
      <li key={rule} className="flex items-start gap-2 text-amber">
        <Icon name="triangle-alert" size={18} className="mt-0.5 flex-none" />
        <span>{flagLabel(rule, detail)}</span>
      </li>
    ))}
    {reports.map(({ id, reason, text, reporterName }) => (
      <li key={id} className="flex items-start gap-2">
        <Icon name="flag" size={18} className="mt-0.5 flex-none text-bad" />
        <span>
          {reportLabel(reason)} ({reporterName ? <bdi>{reporterName}</bdi> : t.reviewGuest()})
          {text && (
            <q dir="auto" className="block text-ink-soft">
              {text}
            </q>
          )}
        </span>
      </li>
    ))}
  </ul>
);
