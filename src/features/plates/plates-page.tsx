import { Island } from "#src/shell/island.tsx";
import { cacheKeys, SearchDrawings } from "#src/features/search/search-page.tsx";
import { gridPlate } from "./parts/plate-results.tsx";
import { type PatternCollection, PatternCollections } from "./parts/pattern-collections.tsx";
import Plates, { type PlatesProps } from "./plates.island.tsx";

export const PlatesPage = ({ collections, ...props }: PlatesProps & { collections: PatternCollection[] }) => (
  <div className="pb-14 lg:pb-18">
    <SearchDrawings />
    <Island
      name="plates"
      of={Plates}
      when="interaction"
      props={props}
      cache={cacheKeys(props, (plate, _, now, signedIn) => gridPlate(plate, now, signedIn))}
    />
    <PatternCollections collections={collections} />
  </div>
);
