import { preload } from "react-dom";
import { UnreadNotice } from "#src/features/search/parts/number-fields.tsx";
import { withoutCards } from "#src/features/search/search-kind.ts";
import type { SearchViewProps } from "#src/features/search/search-routes.tsx";
import { Island } from "#src/shell/island.tsx";
import type { View } from "#src/shell/page.ts";
import { ART } from "#src/ui/art.ts";
import { t } from "#t";
import type { PlateCard } from "../card/card.ts";
import { type PatternCollection, PatternCollections } from "./pattern-collections.tsx";
import { plateSearch } from "./plate-search.ts";
import Plates from "./plates.island.tsx";

interface PlatesProps extends SearchViewProps<PlateCard> {
  collections: PatternCollection[];
}

export const platesView: View<PlatesProps> = {
  name: "plates",
  page: ({ head, coverId: _coverId, ...props }) => ({ head, body: <PlatesPage {...props} /> }),
};

function PlatesPage({ collections, ...props }: Omit<PlatesProps, "head" | "coverId">) {
  const { minPrice = [], maxPrice = [], ...digits } = plateSearch.filterOf(props.query).unread ?? {};
  preload(ART.plate, { as: "image", fetchPriority: "high" });
  return (
    <div className="pb-14 lg:pb-18">
      <div className="wrap">
        <UnreadNotice texts={[minPrice, maxPrice].flat()} />
        <UnreadNotice texts={Object.values(digits)} say={t.platesUnread} />
      </div>
      <Island name="plates" of={Plates} when="interaction" props={props} sent={withoutCards(props)} />
      <PatternCollections collections={collections} />
    </div>
  );
}
