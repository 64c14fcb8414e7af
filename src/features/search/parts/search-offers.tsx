import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import type { Offer } from "../use-suggestions.ts";

interface SearchOffersProps {
  id: string;
  offers: Offer[];
  /** Which one the keyboard is on; the one after the last forgets all. */
  active: number;
  canForget: boolean;
}

/** The list of a search's suggestions; an option says in `data-at` which it is. */
export const SearchOffers = ({ id, offers, active, canForget }: SearchOffersProps) => (
  <div id={id} role="listbox" aria-label={t.suggestionsTitle()}>
    {offers.map((offer, at) => (
      <OfferOption
        key={`${offer.kind} ${offer.text}`}
        id={`${id}-${at}`}
        at={at}
        isActive={at === active}
        offer={offer}
      />
    ))}
    {canForget && (
      <Option id={`${id}-${offers.length}`} at={offers.length} isActive={active === offers.length}>
        <span className="text-action">{t.suggestionsForget()}</span>
      </Option>
    )}
  </div>
);

const ICONS: Record<Offer["kind"], IconName> = {
  recent: "clock",
  make: "car",
  model: "car",
  year: "calendar",
  city: "map-pin",
  tag: "tag",
  plate: "search",
  pattern: "search",
};

interface OptionProps {
  id: string;
  at: number;
  isActive: boolean;
}

const Option = ({ id, at, isActive, children }: OptionProps & { children: ReactNode }) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    data-at={at}
    className="menu-item cursor-pointer aria-selected:bg-sand"
  >
    {children}
  </div>
);

const OfferOption = ({ offer: { kind, text, count }, ...option }: OptionProps & { offer: Offer }) => (
  <Option {...option}>
    <Icon name={ICONS[kind]} className="text-faint" />
    <span className="min-w-0 flex-1 truncate">
      <bdi>{text}</bdi>
    </span>
    {kind === "recent" && <span className="sr-only">{t.suggestionRecent()}</span>}
    {count !== null && <span className="count">{count}</span>}
    {kind === "recent" && (
      // For the mouse and the finger; on a keyboard Delete forgets as well.
      <span aria-hidden title={t.suggestionForget()} data-forget={text} className="-me-3 icon-btn">
        <Icon name="x" className="text-ink-soft" />
      </span>
    )}
  </Option>
);
