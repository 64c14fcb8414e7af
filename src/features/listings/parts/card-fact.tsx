import type { ReactNode } from "react";

interface CardFactProps {
  /** A class that draws it. */
  icon: string;
  children: ReactNode;
}

/** A fact on a listing's card, in a list of them. */
export const CardFact = ({ icon, children }: CardFactProps) => (
  <li className="flex items-center gap-1.5 whitespace-nowrap">
    <i className={`${icon} size-3.75 text-faint`} />
    {children}
  </li>
);
