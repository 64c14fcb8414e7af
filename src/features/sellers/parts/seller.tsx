import type { ReactNode } from "react";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { Seller } from "#src/features/listings/page/listing-sellers.ts";
import { href } from "#src/i18n/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";

export const SellerLine = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-center gap-2.5">
    <Icon name={icon} size={18} className="text-faint" />
    {children}
  </li>
);

export const SellerFacts = ({ seller }: { seller: Seller }) => (
  <>
    <SellerLine icon="calendar">{t.detailMemberSince(t.formatMonth(seller.memberSince))}</SellerLine>
    {seller.phoneConfirmedAt && (
      <SellerLine icon="phone">{t.sellerPhoneConfirmed(t.formatMonth(seller.phoneConfirmedAt))}</SellerLine>
    )}
    {seller.hasVerifiedEmail && <SellerLine icon="mail">{t.sellerEmailVerified()}</SellerLine>}
  </>
);

export function sellerHref(id: string, kind?: ListingKind, page = 1): string {
  const query = new URLSearchParams();
  if (kind) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  return href(`/sellers/${id}${query.size > 0 ? `?${query}` : ""}`);
}

export const totalForSale = ({ forSale }: Pick<Seller, "forSale">): number =>
  Object.values(forSale).reduce((sum, count) => sum + count, 0);
