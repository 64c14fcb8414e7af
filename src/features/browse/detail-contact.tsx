import Inquiry from "#src/features/inquiries/inquiry.island.tsx";
import { listingPath } from "#src/features/listings/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import CallSeller from "./call-seller.island.tsx";
import type { DetailListing } from "./detail-listing.ts";

export interface Buyer {
  name: string;
  phone: string | null;
  email: string;
}

interface DetailContactProps {
  listing: DetailListing;
  hasPhone: boolean;
  /** Who reads, when signed in. */
  buyer: Buyer | null;
}

/** On a phone it stays at the bottom of the screen, and the page's footer leaves it room. */
const BAR =
  "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(10px+env(safe-area-inset-bottom))] max-md:shadow-[0_-6px_20px_-10px_rgb(27_26_23/.22)] max-md:[main:has(&)+footer]:pb-24";

/** For screens of 320 px. */
const NARROW =
  "max-[359px]:[&_.btn]:px-1! max-[359px]:[&_.btn]:text-14 max-[359px]:[&_.btn-outline_svg]:hidden";

/** The ways to the seller. */
export function DetailContact({ listing, hasPhone, buyer }: DetailContactProps) {
  const { kind, id, sellerId, title } = listing;
  return (
    <div
      className={classNames(
        "mt-5 grid gap-2 md:gap-3 [&_.btn-outline_svg]:text-action",
        BAR,
        NARROW,
        hasPhone && "grid-cols-[1.35fr_1fr_1fr] md:grid-cols-2",
      )}
    >
      {hasPhone && (
        <>
          <ButtonLink
            href={href(`${listingPath(listing)}/whatsapp`)}
            target="_blank"
            rel="noopener nofollow"
            icon="whatsapp"
            size={52}
            className="px-2! max-md:min-h-12 md:col-span-2"
          >
            {t.detailWhatsapp()}
          </ButtonLink>
          <Island
            name="call-seller"
            of={CallSeller}
            when="interaction"
            hold
            props={{ listing: { kind, id }, sellerId }}
          />
        </>
      )}
      <Island
        name="inquiry"
        of={Inquiry}
        when="interaction"
        hold
        props={{ listing: { kind, id }, title, prefill: buyer }}
      />
    </div>
  );
}
