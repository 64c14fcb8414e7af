import type { CarFilter } from "../schema.ts";
import { COLORS, FEATURES, PAYMENTS } from "../vocabulary.ts";
import { t } from "#t";
import type { Counts } from "#src/features/search/counts.ts";
import { Carried } from "#src/features/search/parts/carried.tsx";
import { ColorName } from "./color-name.tsx";
import { CountedBoxes } from "#src/features/search/parts/counted-boxes.tsx";
import { FilterPart } from "./filter-part.tsx";
import { NumberField } from "#src/features/search/parts/number-field.tsx";

const COLOR_NAMES: string[] = COLORS.map(({ name }) => name);

/** Whether one of the rarer filters is set. */
export const hasMore = ({ features, color, payment, minMileage, maxMileage }: CarFilter): boolean =>
  minMileage !== null || maxMileage !== null || features.length + color.length + payment.length > 0;

const colorName = (color: string) => <ColorName color={color} />;

/** The rarer filters. */
export const MoreFields = ({ filter, counts }: { filter: CarFilter; counts: Counts | undefined }) => (
  <>
    <FilterPart>
      <CountedBoxes
        name="features"
        legend={t.detailFeatures()}
        values={FEATURES}
        chosen={filter.features}
        labelOf={t.featureLabel}
        counts={counts}
      />
    </FilterPart>
    <FilterPart>
      <NumberField
        name="maxMileage"
        label={t.searchMaxMileage()}
        value={filter.maxMileage}
        maxLength={9}
        wrong={t.searchNumberWrong()}
      />
      <Carried name="minMileage" values={filter.minMileage === null ? [] : [filter.minMileage]} />
    </FilterPart>
    <FilterPart>
      <CountedBoxes
        name="color"
        legend={t.carColor()}
        values={COLOR_NAMES}
        chosen={filter.color}
        labelOf={colorName}
        counts={counts}
      />
      <Carried name="color" values={filter.color.filter((color) => !COLOR_NAMES.includes(color))} />
    </FilterPart>
    <FilterPart>
      <CountedBoxes
        name="payment"
        legend={t.carPayment()}
        values={PAYMENTS}
        chosen={filter.payment}
        labelOf={t.paymentLabel}
        counts={counts}
      />
    </FilterPart>
  </>
);
