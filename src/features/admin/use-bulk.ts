import { useState } from "react";
import { send, userMessage } from "#src/client/api.ts";
import { queryClient } from "#src/client/query-client.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import type { VerdictReason } from "#src/features/moderation/schema.ts";
import { toast } from "#src/client/toast.ts";
import { t } from "#t";
import type { AdminListing } from "./admin-json.ts";
import { listingPath } from "#src/features/listings/kinds.ts";

export const BULK_VERBS = [
  "feature",
  "unfeature",
  "verify",
  "unverify",
  "reboost",
  "hide",
  "show",
  "delete",
] as const;
export type BulkVerb = (typeof BULK_VERBS)[number];

/** Whether an action would change the listing. */
export function applies(verb: BulkVerb, { featured, verified, state }: AdminListing): boolean {
  if (state === "removed") return false;
  switch (verb) {
    case "feature":
      return !featured;
    case "unfeature":
      return featured;
    case "verify":
      return !verified;
    case "unverify":
      return verified;
    case "reboost":
      return state === "active" || state === "expired";
    case "hide":
      return state !== "hidden" && state !== "rejected";
    case "show":
      return state === "hidden" || state === "rejected" || state === "review";
    case "delete":
      return true;
  }
}

type Step = () => Promise<unknown>;

/** Sends one action for a listing; returns a function that undoes it, or null. */
async function carryOut(verb: BulkVerb, listing: AdminListing, reason: VerdictReason): Promise<Step | null> {
  const path = `/api/admin${listingPath(listing)}`;
  const review = `/api/admin/reviews/${listing.id}`;
  const { rev } = listing;
  const mark = async (badge: "featured" | "verified", on: boolean): Promise<Step> => {
    const after = await send<{ rev: number }>("PATCH", path, { [badge]: on, rev });
    return () => send("PATCH", path, { [badge]: !on, rev: after.rev });
  };
  const decide = async (verdict: object): Promise<Step> => {
    const { decision } = await send<{ decision: string }>("POST", review, { ...verdict, rev });
    return () => send("POST", `${review}/undo`, { decision });
  };
  switch (verb) {
    case "feature":
    case "unfeature":
      return mark("featured", verb === "feature");
    case "verify":
    case "unverify":
      return mark("verified", verb === "verify");
    case "reboost":
      await send("PATCH", `${path}/reboost`, { rev });
      return null;
    case "hide":
      return decide({ verdict: "hidden", reason });
    case "show":
      return decide({ verdict: "shown" });
    case "delete":
      await send("DELETE", path, { rev });
      return null;
  }
}

export interface BulkRun {
  done: number;
  of: number;
}

interface BulkResult {
  done: number;
  failed: number;
  /** The last reason that the server gave. */
  refusal: string;
  undos: Step[];
}

/** Runs one action for many listings in turn, with progress and undo. */
export function useBulk(key: string) {
  const [progress, setProgress] = useState<BulkRun>({ done: 0, of: 0 });
  const running = useMutation({
    mutationFn: async (steps: (() => Promise<Step | null>)[]): Promise<BulkResult> => {
      const undos: Step[] = [];
      let done = 0;
      let refusal = "";
      for (const step of steps) {
        setProgress({ done, of: steps.length });
        try {
          // oxlint-disable-next-line no-await-in-loop -- one at a time, to show progress and spare the server
          const undo = await step();
          if (undo) undos.push(undo);
          done++;
        } catch (error) {
          refusal = userMessage(error, t.bulkFailed());
        }
      }
      return { done, failed: steps.length - done, refusal, undos };
    },
    onSuccess: async ({ done, failed, refusal }) => {
      await queryClient().invalidateQueries({ queryKey: [key] });
      toast({
        title: t.bulkDone(done),
        description: failed > 0 ? `${t.bulkNotDone(failed)} ${refusal}` : undefined,
        tone: failed > 0 ? "bad" : "good",
      });
    },
  });
  const undos = running.data?.undos ?? [];

  return {
    run: running.isPending ? progress : null,
    start: (verb: BulkVerb, chosen: AdminListing[], reason: VerdictReason = "misleading") =>
      running.mutate(
        chosen
          .filter((listing) => applies(verb, listing))
          .map((listing) => () => carryOut(verb, listing, reason)),
      ),
    /** Undoes the last run; null where that is not possible. */
    undo:
      undos.length === 0 ? null : () => running.mutate(undos.map((undo) => () => undo().then(() => null))),
  };
}
