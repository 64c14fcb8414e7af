import type { ReactNode } from "react";

/** One filter of the panel, set off by a line. */
export const FilterPart = ({ children }: { children: ReactNode }) => (
  <div className="filter-part">{children}</div>
);
