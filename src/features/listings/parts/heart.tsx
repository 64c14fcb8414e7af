import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";

interface HeartProps {
  listing: { id: string; priceCents: number };
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** Kept pages are the same for everybody: the finished page or `client/favorites.ts` fills the saved hearts. */
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

export const CardHeart = ({ listing, label }: Pick<HeartProps, "listing" | "label">) => (
  <Heart listing={listing} label={label} className="icon-btn-round card-heart" />
);
