import type { NumberPlate } from "#src/features/plates/plate-json.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { CardRow, HomeSection, RowItem } from "./home-section.tsx";
import { SmallPlateCard } from "#src/features/plates/parts/similar-plates.tsx";

export const HomePlates = ({ plates }: { plates: NumberPlate[] }) => (
  <HomeSection
    title={t.homePlates()}
    text={t.homePlatesText()}
    all={{ href: href("/number-plates"), label: t.homeViewAllPlates() }}
  >
    <CardRow>
      {plates.map((plate) => (
        <RowItem key={plate.id}>
          <SmallPlateCard plate={plate} />
        </RowItem>
      ))}
    </CardRow>
  </HomeSection>
);
