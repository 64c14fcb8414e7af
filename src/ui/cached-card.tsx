import { createContext, type ReactNode, use } from "react";
import { t } from "#t";
import { SavedIds } from "./saved-ids.ts";

/** Takes a card while the server renders an island; null in the browser. */
export const CardCache = createContext<((shown: unknown, card: () => ReactNode) => void) | null>(null);

export const CARD_PLACEHOLDER = '<i data-card=""></i>';

interface CachedCardProps {
  listing: { id: string; rev: number; listedAt: number };
  now: number;
  /** Everything that the card shows beside the listing itself, as JSON. */
  also: unknown;
  /** One element that does not call `useId`. */
  children: () => ReactNode;
}

/** A card whose HTML the server renders once for all visitors who see the same. */
export function CachedCard({ listing, now, also, children }: CachedCardProps) {
  const take = use(CardCache);
  if (!take) return children();
  const saved = use(SavedIds);
  const shown = [listing.id, listing.rev, t.formatAgo(listing.listedAt, now), saved.has(listing.id), also];
  take(shown, () => <SavedIds value={saved}>{children()}</SavedIds>);
  return <i data-card="" />;
}
