import { centsOf } from "#src/core/money.ts";
import { StateBadge } from "#src/features/listings/page/card-parts.tsx";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Price } from "#src/ui/price.tsx";
import { photoSrc } from "#src/ui/photo.tsx";
import { t } from "#t";
import type { ThreadJson } from "../../shapes.ts";

type Listing = NonNullable<ThreadJson["listing"]>;

const hasPage = ({ status }: Listing) => status !== "removed" && status !== "withdrawn";

const State = ({ listing: { status, reserved } }: { listing: Listing }) =>
  status === "active" && !reserved ? (
    <span className="badge badge-verified">{t.onSale()}</span>
  ) : (
    <StateBadge status={status === "removed" ? "withdrawn" : status} reserved={reserved} />
  );

const Cover = ({ listing: { cover }, className }: { listing: Listing; className: string }) =>
  cover && <img src={photoSrc(cover, 640)} alt="" className={`${className} rounded-field object-cover`} />;

/** Above the messages on narrow screens. */
export const ListingStrip = ({ listing }: { listing: ThreadJson["listing"] }) =>
  listing && (
    <a
      href={hasPage(listing) ? href(listing.url) : undefined}
      className="flex items-center gap-3 border-b border-line bg-paper px-4 py-2.5 xl:hidden"
    >
      <Cover listing={listing} className="h-12 w-16 flex-none" />
      <span className="min-w-0 flex-1">
        <Price cents={centsOf(listing.price)} size="row" className="text-17!" />
        <bdi className="block w-fit max-w-full truncate text-14 text-ink-soft">{listing.title}</bdi>
      </span>
      <State listing={listing} />
    </a>
  );

/** Beside the messages on wide screens. */
export const ListingAside = ({ listing, role }: ThreadJson) => (
  <aside className="grid w-65 content-start gap-4 overflow-y-auto border-s border-line p-5 max-xl:hidden">
    {listing ? (
      <>
        <Cover listing={listing} className="aspect-[4/3] w-full" />
        <div className="grid gap-2">
          <Price cents={centsOf(listing.price)} size="row" className="text-26!" />
          <bdi className="justify-self-start font-medium wrap-anywhere">{listing.title}</bdi>
          <p>
            <State listing={listing} />
          </p>
          {role === "buyer" && listing.status === "active" && (
            <p className="text-14 text-ink-soft">{t.confirmedOn(t.formatDate(listing.confirmedAt))}</p>
          )}
        </div>
        {hasPage(listing) && (
          <ButtonLink href={href(listing.url)} variant="outline" block>
            {t.viewListing()}
          </ButtonLink>
        )}
      </>
    ) : (
      <p className="text-ink-soft">{t.listingErased()}</p>
    )}
    {role === "buyer" && (
      <Notice title={t.detailSafetyTitle()} className="bg-sand!">
        {t.buySafelyText()}
      </Notice>
    )}
  </aside>
);
