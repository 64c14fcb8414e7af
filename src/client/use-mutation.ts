import * as query from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/** Separate from `useQuery`, so that forms do not load the code of queries. */
export const useMutation = ((options: query.UseMutationOptions) =>
  query.useMutation(options, queryClient())) as typeof query.useMutation;
