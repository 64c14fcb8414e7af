import { placeLabel } from "#src/features/places/places.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { ListingFormView } from "./listing-form-view.ts";

interface PriceAndPlaceProps {
  view: ListingFormView<{ price: string; location: string }>;
  /** The places to choose from, by name. */
  places: readonly string[];
  priceExample: string;
  priceHint?: string;
}

/** What every listing asks for: its price and where it is. */
export const PriceAndPlace = ({ view, places, priceExample, priceHint }: PriceAndPlaceProps) => (
  <>
    <Field label={t.listingPrice()} hint={priceHint} error={view.errors.price} required>
      <Input
        {...view.field("price")}
        numeric
        inputMode="decimal"
        suffix={t.currency()}
        defaultValue={view.values.price}
        placeholder={priceExample}
      />
    </Field>
    <Field label={t.listingLocation()} error={view.errors.location} required>
      <Select
        {...view.field("location")}
        options={places.map((value) => ({ value, label: placeLabel(value, t.language()) }))}
        placeholder={t.chooseCity()}
        defaultValue={view.values.location ?? ""}
      />
    </Field>
  </>
);
