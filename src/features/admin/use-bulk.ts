import { useState } from "react";
import { send, userMessage } from "#src/client/api.ts";
import { queryClient } from "#src/client/query-client.ts";
import { toast } from "#src/client/toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { idPath } from "#src/features/listings/kinds.ts";
import type { VerdictReason } from "#src/features/moderation/schema.ts";
import { t } from "#t";
import type { PanelListing } from "./queries/listings.ts";
import { ADMIN_KEY } from "./use-admin.ts";

type Step = () => Promise<unknown>;

interface Verb {
  applies: (listing: PanelListing) => boolean;
  /** Runs the action on one listing; returns a function that undoes it, or null. */
  run: (listing: PanelListing, reason?: VerdictReason) => Promise<Step | null>;
}

const apiOf = (listing: PanelListing) => ADMIN_KEY + idPath(listing);

const badge = (name: "featured" | "verified", on: boolean): Verb => ({
  applies: (listing) => listing[name] !== on,
  run: async (listing) => {
    const body = { [name]: on, rev: listing.rev };
    const { rev } = await send<{ rev: number }>("PATCH", apiOf(listing), body);
    return () => send("PATCH", apiOf(listing), { [name]: !on, rev });
  },
});

async function decide({ id, rev }: PanelListing, verdict: object): Promise<Step> {
  const path = `${ADMIN_KEY}/reviews/${id}`;
  const { decision } = await send<{ decision: string }>("POST", path, { ...verdict, rev });
  return () => send("POST", `${path}/undo`, { decision });
}

const VERBS = {
  feature: badge("featured", true),
  unfeature: badge("featured", false),
  verify: badge("verified", true),
  unverify: badge("verified", false),
  reboost: {
    applies: ({ state }) => state === "active" || state === "expired",
    run: async (listing) => {
      await send("PATCH", `${apiOf(listing)}/reboost`, { rev: listing.rev });
      return null;
    },
  },
  hide: {
    applies: ({ state }) => state !== "hidden" && state !== "rejected",
    run: (listing, reason) => decide(listing, { verdict: "hidden", reason }),
  },
  show: {
    applies: ({ state }) => state === "hidden" || state === "rejected" || state === "review",
    run: (listing) => decide(listing, { verdict: "shown" }),
  },
  delete: {
    applies: () => true,
    run: async (listing) => {
      await send("DELETE", apiOf(listing), { rev: listing.rev });
      return null;
    },
  },
} satisfies Record<string, Verb>;

export type BulkVerb = keyof typeof VERBS;
export const BULK_VERBS = Object.keys(VERBS) as BulkVerb[];

export const applies = (verb: BulkVerb, listing: PanelListing): boolean =>
  listing.state !== "removed" && VERBS[verb].applies(listing);

export function useBulk() {
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const running = useMutation({
    mutationFn: async (steps: (() => Promise<Step | null>)[]) => {
      const undos: Step[] = [];
      let done = 0;
      let refusal = "";
      for (const step of steps) {
        setProgress({ done, of: steps.length });
        try {
          // oxlint-disable-next-line no-await-in-loop -- one at a time, to show progress and to limit the server's load
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
      await queryClient().invalidateQueries({ queryKey: [ADMIN_KEY] });
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
    start: (verb: BulkVerb, chosen: PanelListing[], reason?: VerdictReason) =>
      running.mutate(
        chosen
          .filter((listing) => applies(verb, listing))
          .map((listing) => () => VERBS[verb].run(listing, reason)),
      ),
    undo:
      undos.length === 0 ? null : () => running.mutate(undos.map((undo) => () => undo().then(() => null))),
  };
}
