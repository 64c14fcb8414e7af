import { notifyManager, QueryClient } from "@tanstack/react-query";
import { fetchByKey } from "./api.ts";

// Updates before the next event, so that a second click finds the button disabled.
notifyManager.setScheduler(queueMicrotask);

const create = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchByKey(queryKey, signal),
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Offline, a call fails instead of waiting.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });

let client: QueryClient | undefined;

/** One client in the browser. On the server a new one per call, so that visitors share nothing. */
export const queryClient = (): QueryClient =>
  typeof document === "undefined" ? create() : (client ??= create());
