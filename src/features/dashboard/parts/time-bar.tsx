import type { ReactNode } from "react";
import { endsSoon } from "#src/features/listings/schema.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { Progress } from "#src/ui/progress.tsx";
import { t } from "#t";
import type { OwnListing } from "../shapes.ts";

interface TimeBarProps {
  listing: Pick<OwnListing, "status" | "hold" | "listedAt" | "expiresAt" | "soldAt">;
  now: number;
}

export function TimeBar({ listing, now }: TimeBarProps) {
  const { status, hold, expiresAt, soldAt } = listing;
  if (status === "sold")
    return (
      <Row icon="circle-check" state={t.listingState("sold")} tone="text-ink-soft">
        {soldAt !== null && <span className="text-ink-soft">{t.dashboardSoldOn(t.formatDate(soldAt))}</span>}
      </Row>
    );
  if (expiresAt <= now)
    return (
      <Row icon="circle-alert" state={t.formatCountdown(0)} tone="text-bad">
        <span className="text-ink-soft">{t.dashboardEnded(t.formatDate(expiresAt))}</span>
      </Row>
    );
  if (hold) return null;
  const soon = endsSoon(listing, now);
  const day = t.formatDate(expiresAt);
  return (
    <>
      <Row
        icon="timer"
        state={t.dashboardTimeLeft(t.formatCountdown(expiresAt - now))}
        tone={soon && "text-amber"}
      >
        <span className="text-ink-soft max-sm:hidden">
          {day === t.formatDate(now) ? t.dashboardEndsToday() : t.dashboardEnds(day)}
        </span>
      </Row>
      <Progress value={shareLeft(listing, now)} tone={soon ? "amber" : "action"} className="mt-1.5" />
    </>
  );
}

interface RowProps {
  icon: IconName;
  state: string;
  tone: string | false;
  children: ReactNode;
}

const Row = ({ icon, state, tone, children }: RowProps) => (
  <p className="mt-3 flex items-center justify-between gap-3 text-14">
    <span className={classNames("inline-flex items-center gap-1.5 font-semibold", tone)}>
      <Icon name={icon} size={16} />
      {state}
    </span>
    {children}
  </p>
);

/** The share of the listing's period that is left, from 1 to 0. */
export const shareLeft = ({ listedAt, expiresAt }: Pick<OwnListing, "listedAt" | "expiresAt">, now: number) =>
  Math.min(1, Math.max(0, (expiresAt - now) / Math.max(1, expiresAt - listedAt)));
