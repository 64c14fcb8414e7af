import type { ReactNode } from "react";

/** One filter of the panel, set off by a line. */
export const FilterPart = ({ children }: { children: ReactNode }) => (
  <div className="border-b border-line px-4 pt-3 pb-4 last:border-0 lg:px-5 lg:pt-3.5 [&>*>.label]:font-semibold">
    {children}
  </div>
);
