import { Island } from "#src/shell/island.tsx";
import { keptFound } from "./kept-found.ts";
import { gridCard } from "./parts/results-grid.tsx";
import Search, { type SearchProps } from "./search.island.tsx";

export const SearchPage = (props: SearchProps) => (
  <div className="wrap pt-4 pb-14 lg:pt-6 lg:pb-18">
    <Island name="search" of={Search} when="interaction" props={props} keep={keptFound(props, gridCard)} />
  </div>
);
