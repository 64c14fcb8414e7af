import { endsSoon } from "#src/features/listings/schema.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { t } from "#t";
import type { OwnListing } from "../dashboard-json.ts";

const ROW = "mt-3.5 flex items-center justify-between gap-3 text-14";
const STATE = "inline-flex items-center gap-1.5 font-semibold";

interface TimeBarProps {
  listing: Pick<OwnListing, "status" | "listedAt" | "expiresAt" | "soldAt">;
  now: number;
}

export function TimeBar({ listing, now }: TimeBarProps) {
  const { status, listedAt, expiresAt, soldAt } = listing;
  if (status === "sold")
    return (
      <p className={classNames(ROW, "text-ink-soft")}>
        <span className={STATE}>
          <Icon name="circle-check" size={16} />
          {t.dashboardSold()}
        </span>
        {soldAt !== null && <span>{t.dashboardSoldOn(t.formatDate(soldAt))}</span>}
      </p>
    );
  const left = expiresAt - now;
  if (left <= 0)
    return (
      <p className={ROW}>
        <span className={classNames(STATE, "text-bad")}>
          <Icon name="circle-alert" size={16} />
          {t.formatCountdown(0)}
        </span>
        <span className="text-ink-soft">{t.dashboardEnded(t.formatDate(expiresAt))}</span>
      </p>
    );
  const soon = endsSoon(listing, now);
  const endsToday = t.formatDate(expiresAt) === t.formatDate(now);
  return (
    <>
      <p className={ROW}>
        <span className={classNames(STATE, soon && "text-amber")}>
          <Icon name="timer" size={16} />
          {t.dashboardTimeLeft(t.formatCountdown(left))}
        </span>
        <span className="text-ink-soft max-sm:hidden">
          {endsToday ? t.dashboardEndsToday() : t.dashboardEnds(t.formatDate(expiresAt))}
        </span>
      </p>
      <Progress
        value={shareLeft({ listedAt, expiresAt }, now)}
        tone={soon ? "amber" : "action"}
        className="mt-1.5"
      />
    </>
  );
}

export const shareLeft = (
  { listedAt, expiresAt }: Pick<OwnListing, "listedAt" | "expiresAt">,
  now: number,
): number => Math.min(1, Math.max(0, (expiresAt - now) / Math.max(1, expiresAt - listedAt)));
