import * as query from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/** Uses the shared client directly instead of a provider, so that only islands that fetch data load the library. */
export const useQuery = ((options: query.UseQueryOptions) =>
  query.useQuery(options, queryClient())) as typeof query.useQuery;

/** Keeps showing the data of the previous key until that of the new key is loaded. */
export const keepPrevious = { gcTime: Infinity, placeholderData: query.keepPreviousData } as const;
