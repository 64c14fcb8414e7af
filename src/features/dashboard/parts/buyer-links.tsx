import { href } from "#src/i18n/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import type { Buying } from "../dashboard-json.ts";

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
