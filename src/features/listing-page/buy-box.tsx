import type { ReactNode } from "react";
import { writtenIn } from "#src/i18n/written-in.ts";
import Inquiry from "#src/features/conversations/inquiry/inquiry.island.tsx";
import { idPath, type ListingRef } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { ReviewNotice } from "#src/features/listings/forms/review-notice.tsx";
import { reductionOf } from "#src/features/listings/price-history.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { CallButtons } from "#src/features/sellers/parts/call-buttons.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { StateBadge } from "#src/features/listings/page/card-parts.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import type { DetailParts, DetailProps } from "./detail-page.tsx";
import { holdLabel } from "./parts/aside.tsx";

type DetailBuyProps = DetailProps<Listing & ListingRef> &
  Pick<DetailParts, "isNew" | "closed"> & { children: ReactNode };

export function DetailBuy(props: DetailBuyProps) {
  const { listing, isNew, seller, isOwner, notice, buyer, inquiry, conversationId, now, closed, children } =
    props;
  const hold = holdLabel(listing, seller);
  const reducedCents = reductionOf(listing.priceHistory, now);
  return (
    <section id="contact" className="mt-4 max-lg:scroll-mt-20 md:card md:p-6 lg:mt-0">
      <Badges listing={listing} isNew={isNew} />
      <h1 className="text-20 leading-8 wrap-anywhere md:text-24">
        <bdi {...writtenIn(listing.title)}>{listing.title}</bdi>
      </h1>
      <Price cents={listing.priceCents} size="hero" className="mt-1 block md:mt-4" />
      {reducedCents !== null && (
        <p className="mt-1.5">
          <Badge tone="drop">{t.priceReducedBy(t.formatPrice(reducedCents))}</Badge>
        </p>
      )}
      {children}
      {hold && (
        <div className="mt-4">
          {notice ? (
            <ReviewNotice notice={notice} />
          ) : (
            <Notice tone="warn" title={hold}>
              {t.heldOnlyYou()}
            </Notice>
          )}
        </div>
      )}
      {isOwner ? (
        <OwnerActions
          edit={href(`${idPath(listing)}/edit`)}
          text={hold ? t.heldOnlyYou() : t.detailOwnText()}
        />
      ) : !seller.isActive ? null : listing.status === "active" ? (
        <Contact {...{ listing, buyer, inquiry, conversationId }} hasPhone={seller.hasPhone} />
      ) : (
        <p className="mt-5 rounded-field bg-sand p-4 text-15">{closed}</p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-14 text-ink-soft md:mt-5 md:pt-4">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="map-pin" size={16} />
          {placeLabel(listing.location, t.language())}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon name="clock" size={16} />
          {t.detailListedAgo(t.formatAgo(listing.listedAt, now))}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon name="hash" size={16} />
          <span className="select-all">{t.listingNumber(listing.number)}</span>
        </span>
      </p>
    </section>
  );
}

function Badges({ listing, isNew }: Pick<DetailBuyProps, "listing" | "isNew">) {
  const { status, reserved, featured, verified } = listing;
  if (status === "active" && !reserved && !isNew && !featured && !verified) return null;
  return (
    <p className="mb-2 flex flex-wrap gap-2 md:mb-3">
      <StateBadge {...{ status, reserved }} />
      {isNew && <Badge tone="new">{t.badgeNew()}</Badge>}
      {featured && <Badge tone="featured">{t.badgeFeatured()}</Badge>}
      {verified && <Badge tone="verified">{t.badgeVerified()}</Badge>}
    </p>
  );
}

const OwnerActions = ({ edit, text }: { edit: string; text: string }) => (
  <div className="mt-5 rounded-field bg-tint p-4">
    <p className="font-semibold">{t.detailOwnTitle()}</p>
    <p className="text-14 text-ink-soft">{text}</p>
    <div className="mt-3 grid grid-cols-2 gap-2">
      <ButtonLink href={edit} icon="pencil">
        {t.edit()}
      </ButtonLink>
      <ButtonLink href={href("/dashboard")} variant="outline">
        {t.dashboard()}
      </ButtonLink>
    </div>
  </div>
);

type ContactProps = Pick<DetailBuyProps, "listing" | "buyer" | "inquiry" | "conversationId"> & {
  hasPhone: boolean;
};

function Contact({ listing, hasPhone, buyer, inquiry, conversationId }: ContactProps) {
  const { kind, id, sellerId, title } = listing;
  return (
    <div
      className={classNames(
        "bottom-bar mt-5 flex flex-wrap gap-2 [&>*]:flex-auto md:grid md:gap-3",
        hasPhone && "md:grid-cols-[auto_auto]",
      )}
    >
      {hasPhone && (
        <CallButtons
          path={idPath(listing)}
          api={["/api/users", `${sellerId}?listing=${id}`]}
          label={t.callSeller()}
          className="md:col-span-2"
        />
      )}
      {conversationId ? (
        <ButtonLink href={href(`/messages/${conversationId}`)} variant="outline" size={48} block icon="mail">
          {t.inquiryContinue()}
        </ButtonLink>
      ) : (
        <Island
          name="inquiry"
          of={Inquiry}
          when="interaction"
          hold
          props={{ listing: { kind, id }, title, texts: inquiry, prefill: buyer }}
        />
      )}
    </div>
  );
}
