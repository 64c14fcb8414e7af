import { Island } from "#src/shell/island.tsx";
import { cachedResults } from "#src/features/search/cached-results.ts";
import { gridPlate } from "./parts/plate-results.tsx";
import { type PatternCollection, PatternCollections } from "./parts/pattern-collections.tsx";
import { SearchDrawings } from "#src/features/search/parts/search-drawings.tsx";
import Plates, { type PlatesProps } from "./plates.island.tsx";

export const PlatesPage = ({ collections, ...props }: PlatesProps & { collections: PatternCollection[] }) => (
  <div className="pb-14 lg:pb-18">
    <SearchDrawings />
    <Island
      name="plates"
      of={Plates}
      when="interaction"
      props={props}
      cache={cachedResults(props, (plate, _, now, signedIn) => gridPlate(plate, now, signedIn))}
    />
    <PatternCollections collections={collections} />
  </div>
);
