import type { ReactNode } from "react";

/** How many a choice has, at the end of its row; room is kept for five figures, so that another count moves nothing. */
export const Count = ({ children }: { children: ReactNode }) => (
  <span key={String(children)} className="count min-w-10 text-end">
    {children}
  </span>
);
