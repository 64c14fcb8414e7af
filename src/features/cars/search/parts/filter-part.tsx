import type { ReactNode } from "react";

export const FilterPart = ({ children }: { children: ReactNode }) => (
  <div className="filter-part">{children}</div>
);
