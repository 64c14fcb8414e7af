import { Pips, Progress } from "#src/ui/progress.tsx";
import { StatCard } from "#src/ui/stat-card.tsx";
import { t } from "#t";
import type { DashboardJson, Buying } from "../shapes.ts";
import { href } from "#src/i18n/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";

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
        label={t.listingActive()}
        value={t.formatNumber(active)}
        note={active > 0 ? activeNote : t.dashboardNoneActive()}
      />
      <StatCard
        icon="timer"
        label={t.listingState("expired")}
        value={t.formatNumber(expired)}
        note={expired > 0 ? t.dashboardRelistHint() : t.dashboardNoneExpired()}
        noteTone={expired > 0 ? "bad" : "soft"}
      />
      <StatCard
        icon="gauge"
        label={t.dashboardLimit()}
        value={limit === null ? t.unlimited() : t.formatNumber(limit)}
        note={t.dashboardUsed(used)}
      >
        {limit !== null &&
          (limit <= MAX_PIPS ? <Pips used={used} total={limit} /> : <Progress value={used / limit} />)}
      </StatCard>
    </dl>
  );
}

export const BuyerLinks = ({ searches, newListings, favorites }: Buying) => (
  <ul className="grid gap-3 md:grid-cols-3 lg:gap-5">
    <BuyerLink
      path="/saved-searches"
      icon="bell"
      name={t.savedSearches()}
      note={
        searches === 0
          ? t.dashboardNoSearches()
          : newListings > 0
            ? t.savedSearchesNew(newListings)
            : t.dashboardSearches(searches)
      }
    />
    <BuyerLink
      path="/favorites"
      icon="heart"
      name={t.favorites()}
      note={favorites > 0 ? t.dashboardFavorites(favorites) : t.dashboardNoFavorites()}
    />
    <BuyerLink path="/value" icon="gauge" name={t.worthTitle()} note={t.dashboardWorth()} />
  </ul>
);

interface BuyerLinkProps {
  path: string;
  icon: IconName;
  name: string;
  note: string;
}

const BuyerLink = ({ path, icon, name, note }: BuyerLinkProps) => (
  <li>
    <a href={href(path)} className="panel flex h-full gap-3 p-4 hover:border-field md:p-5">
      <Icon name={icon} size={24} className="flex-none text-action" />
      <span className="min-w-0">
        <b className="block font-semibold">{name}</b>
        <span className="text-14 text-ink-soft">{note}</span>
      </span>
    </a>
  </li>
);
