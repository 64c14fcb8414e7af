import type { ReactNode } from "react";

interface CardFactProps {
  icon: string;
  children: ReactNode;
}

/** Its icon is a mask of the style sheet: a class weighs a tenth of a drawing, and a page has 24 cards. */
export const CardFact = ({ icon, children }: CardFactProps) => (
  <li className="fact">
    <i className={`${icon} fact-icon`} />
    {children}
  </li>
);
