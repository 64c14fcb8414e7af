import { useState } from "react";
import { send, toldBy } from "#src/client/api.ts";
import { useQueryClient } from "#src/client/queries.ts";
import type { VerdictReason } from "#src/features/moderation/schema.ts";
import { toast } from "#src/ui/toast.ts";
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

/** Whether a verb would change the listing. */
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

/** Does one thing to a listing as the admin saw it; answers the way back, where there is one. */
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

/** Does one thing to many listings, one after the other, with what is done so far and a way back where there is one. */
export function useBulk(key: string) {
  const client = useQueryClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const [back, setBack] = useState<Step[]>([]);

  const carry = async (steps: (() => Promise<Step | null>)[]) => {
    const ways: Step[] = [];
    let done = 0;
    let refusal = "";
    setBack([]);
    for (const step of steps) {
      setRun({ done, of: steps.length });
      try {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that progress can be told and nothing piles up
        const way = await step();
        if (way) ways.push(way);
        done++;
      } catch (error) {
        refusal = toldBy(error, t.bulkFailed());
      }
    }
    await client.invalidateQueries({ queryKey: [key] });
    setRun(null);
    const failed = steps.length - done;
    toast({
      title: t.bulkDone(done),
      description: failed > 0 ? `${t.bulkNotDone(failed)} ${refusal}` : undefined,
      tone: failed > 0 ? "bad" : "good",
    });
    setBack(ways);
  };

  return {
    run,
    start: (verb: BulkVerb, chosen: AdminListing[], reason: VerdictReason = "misleading") =>
      void carry(
        chosen
          .filter((listing) => applies(verb, listing))
          .map((listing) => () => carryOut(verb, listing, reason)),
      ),
    /** Takes the last one back; null where that cannot be. */
    undo:
      back.length === 0
        ? null
        : () =>
            void carry(
              back.map((step) => async () => {
                await step();
                return null;
              }),
            ),
  };
}
