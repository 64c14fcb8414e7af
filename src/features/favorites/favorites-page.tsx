import type { ReactNode } from "react";
import { SkeletonCard } from "#src/features/listings/parts/skeleton-card.tsx";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorDrawing, NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { FavoritesList, SignInLinks } from "./parts/favorites-list.tsx";
import type { Favorites } from "./queries.ts";

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap pt-6 pb-14 md:pt-8 md:pb-18">
    <h1 className="text-28 md:text-32">{t.favorites()}</h1>
    {children}
  </div>
);

/** A member's favourites. */
export const FavoritesPage = ({ favorites, now }: { favorites: Favorites; now: number }) => (
  <Frame>
    <div id="favorites-list">
      <FavoritesList favorites={favorites} now={now} />
    </div>
  </Frame>
);

const SKELETONS = 4;

/** The same page for every guest: `hearts.ts` fills in what this browser keeps. */
export const GuestFavoritesPage = () => (
  <Frame>
    <div id="favorites-list" data-from={href("/favorites/list")}>
      <div className="card-grid mt-6 noscript:hidden" aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, at) => (
          <SkeletonCard key={at} />
        ))}
      </div>
      <div className="hidden noscript:block">
        <EmptyState
          drawing={<NoListingsDrawing />}
          title={t.favoritesNoneTitle()}
          text={t.favoritesWithoutScripts()}
          action={<SignInLinks />}
        />
      </div>
    </div>
    <div id="favorites-failed" hidden>
      <EmptyState
        drawing={<ErrorDrawing />}
        title={t.favoritesFailed()}
        text={t.searchFailedText()}
        action={<ButtonLink href={href("/favorites")}>{t.tryAgain()}</ButtonLink>}
      />
    </div>
  </Frame>
);
