import type { ReactNode } from "react";

interface CardFactProps {
  /** A class that draws it. */
  icon: string;
  children: ReactNode;
}

/** A fact on a listing's card, in a list of them. */
export const CardFact = ({ icon, children }: CardFactProps) => (
  <li className="fact">
    <i className={`${icon} fact-icon`} />
    {children}
  </li>
);
