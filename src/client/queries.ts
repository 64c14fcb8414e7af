import * as query from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

// Bound to the one client instead of a provider: only islands that ask for data carry the library.

export { keepPreviousData, queryOptions } from "@tanstack/react-query";

export const useQuery = ((options: query.UseQueryOptions) =>
  query.useQuery(options, queryClient())) as typeof query.useQuery;

export const useMutation = ((options: query.UseMutationOptions) =>
  query.useMutation(options, queryClient())) as typeof query.useMutation;

export const useQueryClient = (): query.QueryClient => query.useQueryClient(queryClient());
