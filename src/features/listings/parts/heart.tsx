import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";

interface HeartProps {
  listing: { id: string; priceCents: number };
  /** The accessible name, where no text stands in it. */
  label?: string;
  className?: string;
  children?: ReactNode;
}

/**
 * Saves a listing among the favourites. It is drawn for nobody in particular, so that cards can be kept: what a member
 * has saved is marked in the finished page, what a guest has by `client/favorites.ts`. Without scripts it sends the
 * page's form of the same id.
 */
export const Heart = ({ listing: { id, priceCents }, label, className, children }: HeartProps) => (
  <button
    form="favorites"
    name="save"
    value={id}
    data-favorite={priceCents}
    aria-pressed={false}
    aria-label={label}
    suppressHydrationWarning
    className={classNames("heart", className)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href="#heart" />
    </svg>
    {children}
  </button>
);

/** The heart at the top end of a card's picture. */
export const CardHeart = ({ listing, label }: Pick<HeartProps, "listing" | "label">) => (
  <Heart listing={listing} label={label} className="icon-btn-round card-heart" />
);
