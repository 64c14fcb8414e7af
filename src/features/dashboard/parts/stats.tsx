import { Pips, Progress } from "#src/ui/progress.tsx";
import { StatCard } from "#src/ui/stat-card.tsx";
import { t } from "#t";
import type { DashboardJson } from "../dashboard-json.ts";

const MAX_PIPS = 10;

export function Stats({ limit, used, heldBack, endingSoon, kinds, listings }: DashboardJson) {
  const [active, expired, sold] = [listings.active.total, listings.expired.total, listings.sold.total];
  const activeNote =
    heldBack > 0
      ? t.dashboardHeldBack(heldBack)
      : endingSoon > 0
        ? t.dashboardEndingSoon(endingSoon)
        : t.dashboardAllInSearch();
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
      <StatCard
        icon="layers"
        label={t.dashboardTotal()}
        value={t.formatNumber(active + expired + sold)}
        note={t.dashboardKinds(kinds)}
      />
      <StatCard
        icon="circle-check"
        label={t.dashboardActive()}
        value={t.formatNumber(active)}
        note={active > 0 ? activeNote : t.dashboardNoneActive()}
      />
      <StatCard
        icon="timer"
        label={t.dashboardExpired()}
        value={t.formatNumber(expired)}
        note={expired > 0 ? t.dashboardRelistHint() : t.dashboardNoneExpired()}
        noteTone={expired > 0 ? "bad" : "soft"}
      />
      <StatCard
        icon="gauge"
        label={t.dashboardLimit()}
        value={limit === null ? t.dashboardUnlimited() : t.formatNumber(limit)}
        note={t.dashboardUsed(used)}
      >
        {limit !== null &&
          (limit <= MAX_PIPS ? <Pips used={used} total={limit} /> : <Progress value={used / limit} />)}
      </StatCard>
    </dl>
  );
}
