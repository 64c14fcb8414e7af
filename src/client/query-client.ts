import { QueryClient } from "@tanstack/react-query";
import { fetchByKey } from "./api.ts";

const create = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchByKey(queryKey, signal),
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Offline, a call fails and says so, instead of waiting for ever.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });

let client: QueryClient | undefined;

/** One in the browser; on the server a new one each time, since nothing may pass from visitor to visitor. */
export const queryClient = (): QueryClient =>
  typeof document === "undefined" ? create() : (client ??= create());
