import type { ReactNode } from "react";

interface CardFactProps {
  /** A class that draws it. */
  icon: string;
  children: ReactNode;
}

/**
 * A fact on a listing's card, in a list of them. The icons of cards are masks in the style sheet (`i-lucide-…`) and not
 * `<Icon>`: a page of results sends 24 cards, and a class weighs a tenth of a drawing's markup.
 */
export const CardFact = ({ icon, children }: CardFactProps) => (
  <li className="fact">
    <i className={`${icon} fact-icon`} />
    {children}
  </li>
);
