import type { ReactNode } from "react";
import type { Seller } from "#src/features/listings/queries/sellers.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";

export const SellerLine = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-center gap-2.5">
    <Icon name={icon} size={18} className="text-faint" />
    {children}
  </li>
);

/** What the site knows of a seller's account, a line each. */
export const SellerFacts = ({ seller: { memberSince, hasVerifiedEmail } }: { seller: Seller }) => (
  <>
    <SellerLine icon="calendar">{t.detailMemberSince(t.formatMonth(memberSince))}</SellerLine>
    {hasVerifiedEmail && <SellerLine icon="mail">{t.sellerEmailVerified()}</SellerLine>}
  </>
);
