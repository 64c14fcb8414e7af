import * as query from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/** Apart from `useQuery`, so that forms which only send do not load what queries need. */
export const useMutation = ((options: query.UseMutationOptions) =>
  query.useMutation(options, queryClient())) as typeof query.useMutation;
