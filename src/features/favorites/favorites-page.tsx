import type { ReactNode } from "react";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { SkeletonCard } from "#src/features/listings/page/card-parts.tsx";
import { kindOf } from "#src/features/listings/register.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { ErrorDrawing, NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { Favorite, Favorites } from "./queries.ts";
import { Arch, Car, Ground } from "#src/ui/drawing-parts.tsx";
import { ICONS } from "#src/ui/icons.ts";

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap pt-6 pb-14 md:pt-8 md:pb-18">
    <h1 className="text-28 md:text-32">{t.favorites()}</h1>
    {children}
  </div>
);

export const FavoritesPage = ({ favorites, now }: { favorites: Favorites; now: number }) => (
  <Frame>
    <div id="favorites-list">
      <FavoritesList favorites={favorites} now={now} />
    </div>
  </Frame>
);

const SKELETONS = 4;

/** The same page for all guests; `hearts.ts` fills it in the browser. */
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
        text={t.favoritesFailedText()}
        action={<ButtonLink href={href("/favorites")}>{t.tryAgain()}</ButtonLink>}
      />
    </div>
  </Frame>
);

interface FavoritesListProps {
  favorites: Favorites;
  now: number;
  isGuest?: boolean;
}

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
        <Section key={kind} title={kindOf(kind).texts().many} count={listings.length}>
          <ul className="card-grid">
            {listings.map((listing) => (
              <li key={listing.id} className="grid">
                {kindOf(kind).card(listing, { now, note: <Changes listing={listing} now={now} /> })}
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

function SignInLinks() {
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

function Changes({ listing, now }: { listing: Favorite; now: number }) {
  const { status, soldAt, priceCents, savedPriceCents } = listing;
  if (status === "sold")
    return <Line>{t.favoriteSold(soldAt === null ? "" : t.formatAgo(soldAt, now))}</Line>;
  if (status === "expired") return <Line>{t.listingExpiredTitle()}</Line>;
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

const GoneFavorites = ({ gone }: Pick<Favorites, "gone">) => (
  <Section title={t.favoritesGone()}>
    <ul className="grid gap-2">
      {gone.map(({ id, savedAt, savedPriceCents }) => (
        <li
          key={id}
          data-gone=""
          className="panel flex items-center gap-3 py-1 ps-4 pe-1 text-14 text-ink-soft"
        >
          <Icon name="ban" size={18} className="text-faint" />
          <p className="min-w-0 flex-1 py-2">
            {t.favoriteGone(t.formatDate(savedAt), t.formatPrice(savedPriceCents))}
          </p>
          <Button
            variant="quiet"
            type="submit"
            form="favorites"
            name="unsave"
            value={id}
            data-favorite={savedPriceCents}
          >
            {t.favoriteDismiss()}
          </Button>
        </li>
      ))}
    </ul>
  </Section>
);

export const NoFavoritesDrawing = () => (
  <Arch>
    <Ground />
    <Car x={46} y={84} scale={0.86} />
    <path
      d={ICONS.heart}
      transform="translate(86 18) scale(2.85)"
      fill="var(--surface)"
      stroke="var(--rose)"
      strokeWidth="1.7"
    />
  </Arch>
);
