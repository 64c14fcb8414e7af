import { useState } from "react";
import { send, toldBy } from "#src/client/api.ts";
import { useQueryClient } from "#src/client/queries.ts";
import { listingPath } from "#src/features/listings/schema.ts";
import type { VerdictReason } from "#src/features/moderation/schema.ts";
import { toast } from "#src/ui/toast.ts";
import { t } from "#t";
import type { AdminListing } from "./admin-json.ts";

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

const OPPOSITE: Partial<Record<BulkVerb, BulkVerb>> = {
  feature: "unfeature",
  unfeature: "feature",
  verify: "unverify",
  unverify: "verify",
  show: "hide",
  hide: "show",
};

type Chosen = Omit<AdminListing, "rev"> & { rev?: number | undefined };

/** Whether a verb would change the listing. */
export function applies(verb: BulkVerb, { featured, verified, state }: Chosen): boolean {
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

/** Refused where somebody changed the listing meanwhile; without a `rev`, whatever became of it. */
function carryOut(verb: BulkVerb, listing: Chosen, reason: VerdictReason): Promise<unknown> {
  const { rev } = listing;
  const path = `/api/admin${listingPath(listing)}`;
  const review = `/api/admin/reviews/${listing.id}`;
  switch (verb) {
    case "feature":
    case "unfeature":
      return send("PATCH", path, { featured: verb === "feature", rev });
    case "verify":
    case "unverify":
      return send("PATCH", path, { verified: verb === "verify", rev });
    case "reboost":
      return send("PATCH", `${path}/reboost`, { rev });
    case "hide":
      return send("POST", review, { verdict: "hidden", reason, rev });
    case "show":
      return send("POST", review, { verdict: "shown", rev });
    case "delete":
      return send("DELETE", path, { rev });
  }
}

export interface BulkRun {
  verb: BulkVerb;
  done: number;
  of: number;
}

/** Does one thing to many listings, one after the other, with what is done so far and a way back where there is one. */
export function useBulk(key: string) {
  const client = useQueryClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const [undo, setUndo] = useState<{ verb: BulkVerb; listings: Chosen[] } | null>(null);

  const start = async (verb: BulkVerb, chosen: Chosen[], reason: VerdictReason = "misleading") => {
    const listings = chosen.filter((listing) => applies(verb, listing) && listing.state !== "removed");
    const changed: Chosen[] = [];
    let refusal = "";
    setUndo(null);
    for (const listing of listings) {
      setRun({ verb, done: changed.length, of: listings.length });
      try {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that progress can be told and nothing piles up
        await carryOut(verb, listing, reason);
        changed.push(listing);
      } catch (error) {
        refusal = toldBy(error, t.bulkFailed());
      }
    }
    setRun(null);
    await client.invalidateQueries({ queryKey: [key] });
    const failed = listings.length - changed.length;
    toast({
      title: t.bulkDone(changed.length),
      description: failed > 0 ? `${t.bulkNotDone(failed)} ${refusal}` : undefined,
      tone: failed > 0 ? "bad" : "good",
    });
    const back = OPPOSITE[verb];
    if (back && changed.length > 0)
      setUndo({ verb: back, listings: changed.map((it) => changedBy(verb, it)) });
  };

  return {
    run,
    start: (...params: Parameters<typeof start>) => void start(...params),
    /** Takes the last one back; null where that cannot be. */
    undo: undo && (() => void start(undo.verb, undo.listings)),
  };
}

/** The listing as it is after the verb, as far as another verb asks; its `rev` is another by now. */
function changedBy(verb: BulkVerb, chosen: Chosen): Chosen {
  const listing = { ...chosen, rev: undefined };
  switch (verb) {
    case "feature":
    case "unfeature":
      return { ...listing, featured: verb === "feature" };
    case "verify":
    case "unverify":
      return { ...listing, verified: verb === "verify" };
    case "hide":
      return { ...listing, state: "hidden" };
    case "show":
      return { ...listing, state: "active" };
    default:
      return listing;
  }
}
