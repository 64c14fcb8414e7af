import Inquiry from "#src/features/inquiries/inquiry.island.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import CallSeller from "../call-seller.island.tsx";
import type { DetailListing } from "../detail-listing.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import { kindOf } from "#src/features/listings/register.ts";

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

/** The ways to the seller. */
export function DetailContact({ listing, hasPhone, buyer }: DetailContactProps) {
  const { kind, id, sellerId, title } = listing;
  return (
    <div
      className={classNames(
        "contact-bar mt-5 grid gap-2 md:gap-3",
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
        props={{ listing: { kind, id }, title, texts: kindOf(kind).texts().inquiry, prefill: buyer }}
      />
    </div>
  );
}
