import { useEffect, useState } from "react";
import { send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { queryClient } from "#src/client/query-client.ts";
import { toast } from "#src/client/toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { useQuery } from "#src/client/use-query.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { idPath, type ListingRef } from "#src/features/listings/kinds.ts";
import { t } from "#t";
import type { DashboardJson } from "./shapes.ts";
import { type DashboardView, searchOf } from "./dashboard-view.ts";

export type Verb = "relist" | "sale" | "unsale" | "delete";

const CALLS = {
  relist: { method: "POST", path: "/relist", done: () => t.relistedToast() },
  sale: { method: "POST", path: "/sale", done: () => t.markedSoldToast() },
  unsale: { method: "DELETE", path: "/sale", done: () => t.saleUndoneToast() },
  delete: { method: "DELETE", path: "", done: () => t.listingDeletedToast() },
} as const satisfies Record<Verb, { method: "POST" | "DELETE"; path: string; done: () => string }>;

const KEY = "/api/user/listings";

export function useDashboard(view: DashboardView, first: DashboardJson) {
  const queryKey = [KEY, `dashboard${searchOf(view)}`];
  const { data, error } = useQuery<DashboardJson>({
    queryKey,
    initialData: first,
  });

  useEffect(() => {
    if (error) toast(failureToast(error, userMessage(error, t.dashboardNotLoaded())));
  }, [error]);

  const succeeded = async (description: string) => {
    await queryClient().invalidateQueries({ queryKey: [KEY] });
    toast({ title: t.success(), description, tone: "good" });
  };
  const onError = (error: Error) => toast(failureToast(error, userMessage(error, t.listingActionFailed())));

  const listing = useMutation({
    mutationFn: ({ listing, verb }: { listing: ListingRef; verb: Verb }) =>
      send(CALLS[verb].method, `/api${idPath(listing)}${CALLS[verb].path}`),
    onSuccess: (_, { verb }) => succeeded(CALLS[verb].done()),
    onError,
  });

  const draft = useMutation({
    mutationFn: (id: string) => send("DELETE", `/api/user/drafts/${id}`),
    onSuccess: () => succeeded(t.draftDeletedToast()),
    onError,
  });

  return {
    dashboard: data,
    refresh: () => void queryClient().invalidateQueries({ queryKey: [KEY] }),
    acts: {
      pending: listing.isPending ? listing.variables : null,
      act: ({ kind, id }: ListingRef, verb: Verb) => listing.mutate({ listing: { kind, id }, verb }),
    },
    draftActs: { pending: draft.isPending ? draft.variables : null, remove: draft.mutate },
  };
}

export type ListingActs = ReturnType<typeof useDashboard>["acts"];
export type DraftActs = ReturnType<typeof useDashboard>["draftActs"];

export const REFRESH_MS = MINUTE_MS;

/** The server's time, updated every minute; the browser's clock may be wrong. */
export function useNow(servedAt: number): number {
  const [passed, setPassed] = useState({ since: servedAt, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setPassed({ since: servedAt, ms: performance.now() - start }),
      REFRESH_MS,
    );
    return () => clearInterval(timer);
  }, [servedAt]);
  return servedAt + (passed.since === servedAt ? passed.ms : 0);
}
