import { DAY_MS } from "#src/core/time.ts";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import type { ShownListing } from "../shapes.ts";
import { ListingCard } from "./listing-card.tsx";

const example = (
  values: Partial<ShownListing> & Pick<ShownListing, "id" | "title" | "priceCents">,
  now: number,
  daysLeft: number,
): ShownListing => ({
  place: t.dashboardExampleAmman(),
  bodyType: "Sedan",
  plate: null,
  status: "active",
  hold: null,
  held: null,
  featured: false,
  reserved: false,
  cover: null,
  listedAt: now - (30 - daysLeft) * DAY_MS,
  expiresAt: now + daysLeft * DAY_MS,
  soldAt: null,
  viewCount: 0,
  contactCount: 0,
  inquiryCount: 0,
  newInquiryCount: 0,
  worth: null,
  quality: null,
  days: null,
  ...values,
});

export function NoListings({ now }: { now: number }) {
  const camry = {
    id: "camry",
    title: t.carTitleExample(),
    priceCents: 1_650_000,
    viewCount: 284,
    contactCount: 12,
    newInquiryCount: 2,
  };
  const plate = {
    id: "plate",
    plate: { areaCode: "10", plateNumber: "1771" },
    title: t.dashboardExamplePlate(),
    priceCents: 750_000,
    viewCount: 96,
    contactCount: 4,
    inquiryCount: 1,
  };
  return (
    <section id="listings" className="panel overflow-hidden">
      <EmptyState
        className="pb-8!"
        drawing={<NoListingsDrawing />}
        title={t.dashboardEmptyTitle()}
        text={t.dashboardEmptyText()}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={href("/list-car")} size={48} icon="plus">
              {t.dashboardEmptyAction()}
            </ButtonLink>
            <ButtonLink href={href("/list-number-plate")} size={48} icon="plus" variant="outline">
              {t.listPlate()}
            </ButtonLink>
          </div>
        }
      />
      <div className="border-t border-line bg-paper p-4 sm:p-5">
        <p className="mb-3 text-14 font-medium text-ink-soft">{t.dashboardExamples()}</p>
        <div className="grid gap-4">
          <ListingCard now={now} listing={example(camry, now, 21)} />
          <ListingCard now={now} listing={example(plate, now, 2)} />
        </div>
      </div>
    </section>
  );
}
