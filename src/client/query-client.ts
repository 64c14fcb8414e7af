import { notifyManager, QueryClient } from "@tanstack/react-query";
import { fetchByKey } from "./api.ts";

// Before the next event instead of in a timeout, so that a second click already finds the button pending.
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
        // Offline, a call fails and says so instead of waiting.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });

let client: QueryClient | undefined;

/** One client in the browser; a new one per call on the server, so that visitors share nothing. */
export const queryClient = (): QueryClient =>
  typeof document === "undefined" ? create() : (client ??= create());
