import { QueryClientProvider } from "@tanstack/react-query";
import { Provider as StoreProvider } from "jotai";
import type { ReactNode } from "react";
import { queryClient } from "./query-client.ts";
import { store } from "./store.ts";

/** What every island stands in, on the server and in the browser. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient()}>
      <StoreProvider store={store()}>{children}</StoreProvider>
    </QueryClientProvider>
  );
}
