import * as query from "@tanstack/react-query";
import { MINUTE_MS } from "#src/core/time.ts";
import { queryClient } from "./query-client.ts";

export { keepPreviousData } from "@tanstack/react-query";

/** Bound to the client without a provider, so that only islands that fetch load the library. */
export const useQuery = ((options: query.UseQueryOptions) =>
  query.useQuery(options, queryClient())) as typeof query.useQuery;

/** For data that changes while a page is open: refetched after a minute; the previous key's data stays while loading. */
export const freshForMinute = {
  staleTime: MINUTE_MS,
  gcTime: Infinity,
  placeholderData: query.keepPreviousData,
} as const;
