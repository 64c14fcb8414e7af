import type { ReactNode } from "react";
import { writtenIn } from "#src/i18n/written-in.ts";
import { pick } from "#src/core/pick.ts";
import { access } from "#src/auth/access.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { CardHeart } from "#src/features/listings/page/card-buttons.tsx";
import { StateBadge } from "#src/features/listings/page/card-parts.tsx";
import { listKinds } from "#src/features/listings/register.ts";
import { routes } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { renderFragment } from "#src/shell/render-page.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { pickIds } from "./viewed-list.ts";

export const viewedPages = routes().get("/viewed", access("guest"), async (c) => {
  const { db, clock } = c.var.deps;
  const ids = pickIds((c.req.query("ids") ?? "").split(","));
  const cards = await Promise.all(
    listKinds().map(async (kind) => {
      const listings = await kind.listShown(db.read, ids, clock.now());
      return listings.map((listing) => ({ listing, ...kind.smallCard(listing) }));
    }),
  );
  const items = new Map(cards.flat().map((item) => [item.listing.id, item]));
  return renderFragment(
    c,
    ids.map((id) => {
      const item = items.get(id);
      return item && <StripItem key={id} {...item} />;
    }),
  );
});

const StripItem = ({ listing, label, picture }: { listing: Listing; label: string; picture: ReactNode }) => (
  <li className="w-44 min-w-0 flex-none snap-start lg:w-auto">
    <div className="card h-full hover:border-field">
      <div className="relative aspect-[4/3] overflow-hidden rounded-t-[15px] bg-sand">
        {picture}
        <StateBadge {...pick(listing, "status", "reserved")} onPhoto className="absolute start-2 bottom-2" />
      </div>
      <a
        href={href(listing.url)}
        className="block px-3 pt-2 pb-3 after:absolute after:inset-0 after:rounded-card after:content-['']"
      >
        <Price cents={listing.priceCents} size="row" className="text-18!" />
        <span
          {...writtenIn(listing.title)}
          className="block truncate [text-align:-webkit-match-parent] [text-align:match-parent] text-13 leading-5.5 text-ink-soft"
        >
          {listing.title}
        </span>
      </a>
      <CardHeart listing={listing} label={t.favoriteSave(label)} />
    </div>
  </li>
);
