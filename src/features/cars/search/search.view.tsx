import { UnreadNotice } from "#src/features/search/parts/unread-notice.tsx";
import { withoutCards } from "#src/features/search/search-kind.ts";
import type { SearchViewProps } from "#src/features/search/search-routes.tsx";
import { Island } from "#src/shell/island.tsx";
import type { View } from "#src/shell/page.ts";
import { CARD_WIDTHS } from "#src/ui/photo.tsx";
import { preloadPhoto } from "#src/ui/preload-photo.ts";
import type { CarCard } from "../card/card.ts";
import { carSearch } from "./car-search.ts";
import { CARD_SIZES } from "../card/car-card.tsx";
import Search, { type SearchProps } from "./search.island.tsx";

export const carSearchView: View<SearchViewProps<CarCard> & SearchProps> = {
  name: "car-search",
  page: ({ head, ...props }) => ({ head, body: <SearchPage {...props} /> }),
};

function SearchPage({ coverId, ...props }: SearchProps & Pick<SearchViewProps<CarCard>, "coverId">) {
  if (coverId) preloadPhoto(coverId, CARD_SIZES, CARD_WIDTHS);
  return (
    <div className="wrap pt-4 pb-14 lg:pt-6 lg:pb-18">
      <UnreadNotice texts={Object.values(carSearch.filterOf(props.query).unread ?? {})} />
      <Island name="search" of={Search} when="interaction" props={props} sent={withoutCards(props)} />
    </div>
  );
}
