import type { ReactNode } from "react";
import { toCard } from "#src/features/cars/card.ts";
import { CarCard } from "#src/features/cars/parts/car-card.tsx";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { PlateCard } from "#src/features/plates/parts/plate-card.tsx";
import { toPlateCard } from "#src/features/plates/card.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { NoFavoritesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { Favorites, SavedThen } from "../queries.ts";
import { GoneFavorites } from "./gone-favorites.tsx";

interface FavoritesListProps {
  found: Favorites;
  now: number;
  /** They are kept in this browser only. */
  isGuest?: boolean;
}

/** Everything that was saved: the cars, the plates, and what is gone since. */
export function FavoritesList({ found: { cars, numberPlates, gone }, now, isGuest }: FavoritesListProps) {
  if (cars.length + numberPlates.length + gone.length === 0) return <NoFavorites />;
  return (
    <div className="mt-4 grid gap-8 md:gap-10">
      {isGuest && (
        <Notice>
          <p>{t.favoritesHere()}</p>
          <SignInLinks />
        </Notice>
      )}
      {cars.length > 0 && (
        <Section title={t.favoriteCars()} count={cars.length}>
          <Cards>
            {cars.map((car) => (
              <li key={car.id} className="grid">
                <CarCard car={toCard(car, now)} now={now} note={<Since listing={car} now={now} />} />
              </li>
            ))}
          </Cards>
        </Section>
      )}
      {numberPlates.length > 0 && (
        <Section title={t.numberPlates()} count={numberPlates.length}>
          <Cards>
            {numberPlates.map((plate) => (
              <li key={plate.id} className="grid">
                <PlateCard plate={toPlateCard(plate)} now={now} note={<Since listing={plate} now={now} />} />
              </li>
            ))}
          </Cards>
        </Section>
      )}
      {gone.length > 0 && <GoneFavorites gone={gone} />}
    </div>
  );
}

const Cards = ({ children }: { children: ReactNode }) => <ul className="card-grid">{children}</ul>;

const NoFavorites = () => (
  <EmptyState
    drawing={<NoFavoritesDrawing />}
    title={t.favoritesNoneTitle()}
    text={t.favoritesNoneText()}
    action={
      <>
        <ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>
        <ButtonLink href={href("/number-plates")} variant="outline">
          {t.favoritesGoToPlates()}
        </ButtonLink>
      </>
    }
  />
);

/** The ways into an account, and back here. */
export function SignInLinks() {
  const next = encodeURIComponent(href("/favorites"));
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <ButtonLink href={href(`/login?next=${next}`)}>{t.login()}</ButtonLink>
      <ButtonLink href={href(`/register?next=${next}`)} variant="outline">
        {t.signUp()}
      </ButtonLink>
    </div>
  );
}

/** What became of a listing since it was saved; nothing where it is as it was. */
function Since({ listing, now }: { listing: Listing & SavedThen; now: number }) {
  const { status, soldAt, priceCents, savedPriceCents } = listing;
  if (status === "sold")
    return <Line>{t.favoriteSold(soldAt === null ? "" : t.formatAgo(soldAt, now))}</Line>;
  if (status === "expired") return <Line>{t.favoriteExpired()}</Line>;
  const cents = priceCents - savedPriceCents;
  if (cents === 0) return null;
  const amount = t.formatPrice(Math.abs(cents));
  return (
    <Line>
      {cents < 0 ? (
        <Badge tone="drop">{t.favoriteLess(amount)}</Badge>
      ) : (
        <Badge>{t.favoriteMore(amount)}</Badge>
      )}{" "}
      {t.favoriteSinceSaved()}
    </Line>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-13 text-ink-soft">{children}</p>
);
