import { useState } from "react";
import { send, userMessage } from "#src/client/api.ts";
import { queryClient } from "#src/client/query-client.ts";
import { toast } from "#src/client/toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { idPath } from "#src/features/listings/kinds.ts";
import { VERDICT_REASONS, type VerdictReason } from "#src/features/moderation/schema.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { PanelListing } from "../queries/listings.ts";
import { ADMIN_KEY } from "../use-admin.ts";
import { optionsOf } from "./admin-list.tsx";
import { Confirm } from "./confirm.tsx";

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

type BulkVerb = keyof typeof VERBS;
const BULK_VERBS = Object.keys(VERBS) as BulkVerb[];

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

interface BulkBarProps {
  bulk: ReturnType<typeof useBulk>;
  chosen: PanelListing[];
  all: boolean;
  onAll: (all: boolean) => void;
}

export function BulkBar({ bulk, chosen, all, onAll }: BulkBarProps) {
  const [verb, setVerb] = useState<BulkVerb>("feature");
  const { run, undo, start } = bulk;
  return (
    <div className="panel sticky top-2 z-10 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 p-3 noscript:hidden">
      <Checkbox checked={all} onChange={(event) => onAll(event.currentTarget.checked)} className="me-auto">
        {t.bulkAll()}
      </Checkbox>
      {undo && (
        <Button variant="quiet" icon="rotate-ccw" onClick={undo}>
          {t.undo()}
        </Button>
      )}
      <div className="flex gap-3 max-sm:w-full">
        <Field label={t.bulkVerb()} hideLabel className="min-w-0 flex-1">
          <Select
            size={44}
            value={verb}
            options={optionsOf(BULK_VERBS, t.adminVerb)}
            onChange={(event) =>
              setVerb(BULK_VERBS.find((each) => each === event.currentTarget.value) ?? verb)
            }
          />
        </Field>
        <BulkStart
          verb={verb}
          count={chosen.length}
          pending={run !== null}
          onStart={(reason) => start(verb, chosen, reason)}
        />
      </div>
      {run && (
        <div className="basis-full">
          <Progress value={run.done / Math.max(1, run.of)} label={t.bulkProgress(run.done, run.of)} />
        </div>
      )}
    </div>
  );
}

interface BulkStartProps {
  verb: BulkVerb;
  count: number;
  pending: boolean;
  onStart: (reason?: VerdictReason) => void;
}

const ASKED = "bulk-asked";
/** Actions that need confirmation: they cannot be undone, or send emails to sellers. */
const QUESTIONS = {
  delete: { title: (n: number) => t.bulkDeleteTitle(n), text: (n: number) => t.bulkDeleteText(n) },
  hide: { title: (n: number) => t.bulkHideTitle(n), text: (n: number) => t.bulkHideText(n) },
};
/** "Other" would need a separate note for each listing. */
const REASONS = VERDICT_REASONS.filter((reason) => reason !== "other");

function BulkStart({ verb, count, pending, onStart }: BulkStartProps) {
  const asked = verb === "delete" || verb === "hide" ? QUESTIONS[verb] : null;
  const asks = asked !== null && count > 0;
  return (
    <>
      <Button
        variant={verb === "delete" ? "danger-solid" : "primary"}
        pending={pending}
        aria-disabled={count === 0 || undefined}
        command={asks ? "show-modal" : undefined}
        commandfor={asks ? ASKED : undefined}
        onClick={() => !asks && count > 0 && onStart()}
      >
        {t.bulkStart(count)}
      </Button>
      {asks && (
        <Confirm
          id={ASKED}
          title={asked.title(count)}
          verb={t.adminVerb(verb)}
          keep={t.bulkKeep(count)}
          onConfirm={(typed) => onStart(REASONS.find((reason) => reason === typed.get("reason")))}
          fields={verb === "hide" && <ReasonField />}
        >
          {asked.text(count)}
        </Confirm>
      )}
    </>
  );
}

const ReasonField = () => (
  <Field label={t.reviewReason()} required>
    <Select name="reason" placeholder={t.reasonRequired()} options={optionsOf(REASONS, t.reasonLabel)} />
  </Field>
);
