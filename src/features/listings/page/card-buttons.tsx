import { type ReactNode, use } from "react";
import { SavedIds } from "#src/ui/saved-ids.ts";

interface HeartProps {
  listing: { id: string; priceCents: number };
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** A form button for browsers without scripts; `favorites/hearts.ts` marks those of guests. */
export function Heart({ listing: { id, priceCents }, label, className, children }: HeartProps) {
  const isSaved = use(SavedIds).has(id);
  return (
    <button
      form="favorites"
      name={isSaved ? "unsave" : "save"}
      value={id}
      data-favorite={priceCents}
      aria-pressed={isSaved}
      aria-label={label}
      suppressHydrationWarning
      className={className}
    >
      {children}
    </button>
  );
}

export const CardHeart = ({ listing, label }: Pick<HeartProps, "listing" | "label">) => (
  <Heart listing={listing} label={label} className="card-heart" />
);

interface ScaleProps {
  id: string;
  /** Its name, if the button shows no text. */
  label?: string;
  className: string;
  children?: ReactNode;
}

/** Adds a car to the comparison; a form button for browsers without scripts. `compare/tray.ts` marks it. */
export const Scale = ({ id, label, className, children }: ScaleProps) => (
  <button
    form="compare"
    name="add"
    value={id}
    aria-label={label}
    suppressHydrationWarning
    className={className}
  >
    {children}
  </button>
);
