import type { ListingNotice } from "#src/features/listings/listing-notice.ts";
import { ListingFormPage } from "#src/features/listings/parts/listing-form-page.tsx";
import { Island } from "#src/shell/island.tsx";
import { t } from "#t";
import CarForm from "./car-form.island.tsx";
import { MAKES } from "./catalogue.ts";
import type { CarFormStart } from "./parts/car-form-view.ts";

interface CarFormPageProps {
  start: Omit<CarFormStart, "makes">;
  title: string;
  /** Active listings and how many are allowed. */
  used: number;
  limit: number | null;
  notice: ListingNotice | null;
}

export const CarFormPage = ({ start, ...page }: CarFormPageProps) => (
  <ListingFormPage
    {...page}
    text={t.listCarText()}
    isNew={start.listingId === null}
    tips={{ title: t.sellTipsTitle(), tips: t.sellTips() }}
  >
    <Island name="car-form" of={CarForm} when="load" props={{ ...start, makes: MAKES }} />
  </ListingFormPage>
);
