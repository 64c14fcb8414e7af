import { BODY_TYPES } from "./vocabulary.ts";
import { Island } from "#src/shell/island.tsx";
import { CarShape, silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { Scene } from "#src/ui/drawing-parts.tsx";
import { EmptyBays } from "./parts/empty-bays.tsx";
import { cacheKeys, SearchDrawings } from "#src/features/search/search-page.tsx";
import { gridCard } from "./parts/results-grid.tsx";
import Search, { type SearchProps } from "./search.island.tsx";

export const SearchPage = (props: SearchProps) => (
  <div className="wrap pt-4 pb-14 lg:pt-6 lg:pb-18">
    <SearchDrawings>
      <Scene id="none">
        <EmptyBays />
      </Scene>
      {BODY_TYPES.map((body) => (
        <CarShape key={body} id={body} {...silhouetteOf(body)} />
      ))}
    </SearchDrawings>
    <Island name="search" of={Search} when="interaction" props={props} cache={cacheKeys(props, gridCard)} />
  </div>
);
