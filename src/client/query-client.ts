import { notifyManager, QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { ApiError, fetchByKey } from "./api.ts";

// Updates before the next event, so that a second click finds the button pending.
notifyManager.setScheduler(queueMicrotask);

/** Loads by the query's key. A 401 is an error like any other, or means null. */
export const loadByKey =
  <Answer>(on401: "throw" | "return-null") =>
  async ({ queryKey, signal }: QueryFunctionContext): Promise<Answer | null> => {
    try {
      return await fetchByKey<Answer>(queryKey, signal);
    } catch (error) {
      if (on401 === "return-null" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };

const create = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadByKey("throw"),
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
