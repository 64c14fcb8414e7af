import type { FormPage } from "#src/features/listings/forms/form-routes.ts";
import { ListingFormPage } from "#src/features/listings/forms/listing-form-page.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { t } from "#t";
import CarForm from "./car-form.island.tsx";
import { MAKES } from "../catalogue/catalogue.ts";
import type { CarFormValues } from "./car-form-view.ts";

export const CarFormPage = ({ start, ...page }: FormPage<CarFormValues>) => (
  <ListingFormPage
    {...page}
    text={t.listCarText()}
    isNew={start.listingId === null}
    inSteps={start.listingId === null}
    tips={{
      title: t.sellTipsTitle(),
      tips: t.sellTips(),
      link: (
        <a href={href("/value")} className="link mt-2">
          {t.worthTitle()}
        </a>
      ),
    }}
  >
    <Island name="car-form" of={CarForm} when="load" props={{ ...start, makes: MAKES }} />
  </ListingFormPage>
);
