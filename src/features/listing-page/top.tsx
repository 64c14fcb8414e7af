import type { ComponentProps } from "react";
import { Heart, Scale } from "#src/features/listings/page/card-buttons.tsx";
import { ShareButton } from "#src/features/listings/page/share-button.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PrintButton } from "#src/ui/print-button.tsx";
import { t } from "#t";

interface DetailTopProps {
  path: ComponentProps<typeof Crumbs>;
  back: { href: string; label: string };
  share: ComponentProps<typeof ShareButton>;
  listing: ComponentProps<typeof Heart>["listing"];
  compares?: boolean;
}

export const DetailTop = ({ path, back, share, listing, compares }: DetailTopProps) => (
  <div className="pointer-events-none flex items-center gap-2 max-md:absolute max-md:inset-x-0 max-md:top-3 max-md:z-1 md:h-14 md:*:pointer-events-auto lg:col-span-2">
    <div className="min-w-0 max-md:hidden">
      <Crumbs {...path} />
    </div>
    <a
      href={back.href}
      aria-label={back.label}
      className="pointer-events-auto grid size-11 place-items-center rounded-full bg-surface shadow-raised md:hidden"
    >
      <Icon name="chevron-left" size={21} flip />
    </a>
    {compares && (
      <Scale id={listing.id} className="scales top-btn ms-auto">
        <span className="max-md:sr-only">{t.compare()}</span>
      </Scale>
    )}
    <ShareButton {...share} className={compares ? undefined : "ms-auto"} />
    <PrintButton />
    <Heart listing={listing} className="heart top-btn">
      <span className="max-md:sr-only">{t.save()}</span>
    </Heart>
  </div>
);
