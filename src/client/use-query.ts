import * as query from "@tanstack/react-query";
import { MINUTE_MS } from "#src/core/time.ts";
import { queryClient } from "./query-client.ts";

export { keepPreviousData } from "@tanstack/react-query";

/** Bound to the one client instead of a provider: only islands that fetch load the library. */
export const useQuery = ((options: query.UseQueryOptions) =>
  query.useQuery(options, queryClient())) as typeof query.useQuery;

/**
 * Options for answers about the market, which changes while a page is open. Whoever returns to an answer older than a
 * minute sees it at once while it is fetched again; until the answer to a new key arrives, the previous one stays.
 */
export const freshForMinute = {
  staleTime: MINUTE_MS,
  gcTime: Infinity,
  placeholderData: query.keepPreviousData,
} as const;
