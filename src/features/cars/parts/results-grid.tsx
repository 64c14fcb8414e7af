import type { ReactNode } from "react";
import type { CarCard as Card } from "../card.ts";
import { CarCard } from "./car-card.tsx";
import { SkeletonCard } from "#src/features/listings/parts/skeleton-card.tsx";
import { Part } from "#src/ui/part.tsx";
import type { Found } from "#src/features/search/search-kind.ts";

const SKELETONS = 6;

/** Cards of at least 250 px, as many beside each other as fit. */
const Grid = ({ children, isStale }: { children: ReactNode; isStale?: boolean }) => (
  <div className="card-grid data-[stale]:opacity-60" data-stale={isStale ? "" : undefined}>
    {children}
  </div>
);

interface CarGridProps {
  found: Found<Card>;
  isStale: boolean;
  signedIn: boolean;
}

export const CarGrid = ({ found, isStale, signedIn }: CarGridProps) => (
  <Grid key={found.now} isStale={isStale}>
    {found.cards.map((car, at) => (
      <Part key={car.id}>{() => gridCard(car, at, found.now, signedIn)}</Part>
    ))}
  </Grid>
);

/** The card at a place of the grid. */
export const gridCard = (car: Card, at: number, now: number, signedIn: boolean) => (
  <CarCard car={car} now={now} eager={at === 0} as="h2" contact={signedIn ? "direct" : "sign-in"} />
);

export const SkeletonGrid = () => (
  <Grid>
    {Array.from({ length: SKELETONS }, (_, at) => (
      <SkeletonCard key={at} />
    ))}
  </Grid>
);
