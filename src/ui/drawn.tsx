import type { ReactNode } from "react";

interface DrawnProps {
  /** The id that the drawing has among the page's `Drawings`. */
  id: string;
  /** Width and height that it is drawn in. */
  box: readonly [width: number, height: number];
  className?: string;
}

/** A drawing that stands on the page once, shown in a box of its own: so an island's script need not carry it. */
export const Drawn = ({ id, box: [width, height], className }: DrawnProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);

/** Where drawings stand for `Drawn` to show, each with an id. */
export const Drawings = ({ children }: { children: ReactNode }) => (
  <div hidden>
    <svg>{children}</svg>
  </div>
);
