import type { ReactNode } from "react";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { NoFavoritesDrawing } from "./no-favorites-drawing.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { Favorite, Favorites } from "../queries.ts";
import { GoneFavorites } from "./gone-favorites.tsx";

interface FavoritesListProps {
  favorites: Favorites;
  now: number;
  /** They are kept in this browser only. */
  isGuest?: boolean;
}

/** Everything that was saved, by kind, and what is gone since. */
export function FavoritesList({ favorites: { found, gone }, now, isGuest }: FavoritesListProps) {
  const sections = LISTING_KINDS.map((kind) => ({ kind, listings: found[KINDS[kind].listName] })).filter(
    ({ listings }) => listings.length > 0,
  );
  if (sections.length + gone.length === 0) return <NoFavorites />;
  return (
    <div className="mt-4 grid gap-8 md:gap-10">
      {isGuest && (
        <Notice>
          <p>{t.favoritesHere()}</p>
          <SignInLinks />
        </Notice>
      )}
      {sections.map(({ kind, listings }) => (
        <Section key={kind} title={kindOf(kind).texts().saved} count={listings.length}>
          <ul className="card-grid">
            {listings.map((listing) => (
              <li key={listing.id} className="grid">
                {kindOf(kind).card(listing, { now, note: <Since listing={listing} now={now} /> })}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {gone.length > 0 && <GoneFavorites gone={gone} />}
    </div>
  );
}

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
function Since({ listing, now }: { listing: Favorite; now: number }) {
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
