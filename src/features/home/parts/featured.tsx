import type { CarCard as Card } from "#src/features/cars/card.ts";
import { CarCard } from "#src/features/cars/parts/car-card.tsx";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { CardRow, HomeSection, RowItem } from "./home-section.tsx";

export const HomeFeatured = ({ cars, now }: { cars: Card[]; now: number }) => (
  <HomeSection
    title={t.homeFeatured()}
    text={t.homeFeaturedText()}
    all={{ href: href("/search"), label: t.homeViewAllCars() }}
    className="mt-12"
  >
    <CardRow>
      {cars.map((car) => (
        <RowItem key={car.id}>
          <CarCard car={car} now={now} sizes="(min-width: 1024px) 275px, 220px" />
        </RowItem>
      ))}
    </CardRow>
  </HomeSection>
);
