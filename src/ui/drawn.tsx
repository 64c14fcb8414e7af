import type { ReactNode } from "react";

interface DrawnProps {
  id: string;
  box: readonly [width: number, height: number];
  className?: string;
}

/** Refers to a drawing in `Drawings`, so that an island's script does not contain it. */
export const Drawn = ({ id, box: [width, height], className }: DrawnProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);

export const Drawings = ({ children }: { children: ReactNode }) => (
  <div hidden>
    <svg>{children}</svg>
  </div>
);
