import type { ReactNode } from "react";
import type { CarCard as Card } from "#src/features/cars/car-json.ts";
import { CarCard } from "#src/features/cars/parts/car-card.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import type { Found } from "../found.ts";

const SKELETONS = 6;

/** Cards of at least 250 px, as many beside each other as fit. */
const Grid = ({ children, isStale }: { children: ReactNode; isStale?: boolean }) => (
  <div
    className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-4 data-[stale]:opacity-60 md:gap-6"
    data-stale={isStale ? "" : undefined}
  >
    {children}
  </div>
);

interface CarGridProps {
  found: Found<Card>;
  isStale: boolean;
  signedIn: boolean;
}

export const CarGrid = ({ found, isStale, signedIn }: CarGridProps) => (
  <Grid isStale={isStale}>
    {found.cards.map((car, at) => (
      <CarCard
        key={car.id}
        car={car}
        now={found.now}
        eager={at === 0}
        as="h2"
        contact={signedIn ? "direct" : "sign-in"}
      />
    ))}
  </Grid>
);

export const SkeletonGrid = () => (
  <Grid>
    {Array.from({ length: SKELETONS }, (_, at) => (
      <SkeletonCard key={at} />
    ))}
  </Grid>
);

const SkeletonCard = () => (
  <div className="card overflow-hidden" data-skeleton="">
    <Skeleton className="aspect-[4/3] rounded-none!" />
    <div className="grid gap-2.5 px-4 pt-4 pb-4">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-4.5 w-full" />
      <Skeleton className="h-4.5 w-2/3" />
      <Skeleton className="mt-1 h-4 w-3/4" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="mt-3 h-4 w-full" />
    </div>
  </div>
);
