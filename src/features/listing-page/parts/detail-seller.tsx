import type { ReactNode } from "react";
import { type Seller, totalForSale } from "#src/features/listings/queries/sellers.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { sellerHref } from "#src/features/sellers/seller-href.ts";
import { AsideHeading } from "./detail-aside.tsx";
import { SellerFacts } from "#src/features/sellers/parts/seller-facts.tsx";

interface DetailSellerProps {
  seller: Seller;
  /** More lines about the seller's listing. */
  children?: ReactNode;
}

/** Whose listing it is, and the way to the others. */
export function DetailSeller({ seller, children }: DetailSellerProps) {
  const { id, name, location, isVerified } = seller;
  const count = totalForSale(seller);
  return (
    <section className="order-2 mt-8 lg:order-none lg:mt-0">
      <AsideHeading>{t.detailSeller()}</AsideHeading>
      <div className="panel px-4 pt-4 pb-2 lg:px-6 lg:pt-5">
        <div className="flex items-center gap-3.5">
          <Avatar name={name} size={52} />
          <div className="min-w-0">
            <p className="text-17 font-semibold [overflow-wrap:anywhere]">
              <bdi>{name}</bdi>
              {isVerified && (
                <Icon
                  name="badge-check"
                  size={20}
                  label={t.sellerVerified()}
                  className="ms-1.5 inline text-good"
                />
              )}
            </p>
            {location && <p className="text-14 text-ink-soft">{placeLabel(location, t.language())}</p>}
          </div>
        </div>
        <ul className="mt-4 grid gap-2.5 text-14 text-ink-soft">
          <SellerFacts seller={seller} />
          {children}
        </ul>
        <a href={sellerHref(id)} className="link mt-1">
          {count > 1 ? t.sellerAllListings(count) : t.sellerAbout()}
          <Icon name="chevron-right" size={16} flip />
        </a>
      </div>
    </section>
  );
}
