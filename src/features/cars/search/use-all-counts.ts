import { useState } from "react";
import { queryClient } from "#src/client/query-client.ts";
import { useQuery } from "#src/client/use-query.ts";
import type { Found } from "#src/features/search/search-kind.ts";
import { fetchResults, type Search } from "#src/features/search/use-search.ts";
import { carSearch } from "./car-search.ts";
import type { CarCard } from "../card/card.ts";
import type { CarFilter } from "../schema.ts";

/** Returns a function that loads the counts which the page was sent without, now and after Back; after a failure, again. */
export function useAllCounts({ query, found, isStale }: Search<CarFilter, CarCard>): () => void {
  const [isWanted, setWanted] = useState(false);
  const { isError, refetch } = useQuery({
    queryKey: [carSearch.api, query, "counts"],
    queryFn: async ({ signal }) => {
      const { counts } = await fetchResults(carSearch, `${query}&pageSize=1`, signal);
      const key = [carSearch.api, query];
      queryClient().setQueryData<Found<CarCard>>(key, (known) => known && { ...known, counts });
      return null;
    },
    // Models are counted only if everything is.
    enabled: isWanted && !isStale && found !== null && !found.counts.of.model,
  });
  return () => {
    setWanted(true);
    if (isError) void refetch();
  };
}
