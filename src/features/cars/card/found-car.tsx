import type { CarCard as Card } from "./card.ts";
import { CarCard } from "./car-card.tsx";

/** How many cards are visible without much scrolling. */
const SEEN = 6;

interface FoundCarProps {
  car: Card;
  at: number;
  now: number;
  signedIn: boolean;
}

export const FoundCar = ({ car, at, now, signedIn }: FoundCarProps) => (
  <CarCard
    car={car}
    now={now}
    eager={at === 0}
    isLow={at >= SEEN}
    as="h2"
    contact={signedIn ? "direct" : "sign-in"}
  />
);

export const foundCarLook = (at: number): string => (at === 0 ? "first" : at < SEEN ? "seen" : "later");
