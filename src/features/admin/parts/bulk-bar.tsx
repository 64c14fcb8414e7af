import { useState } from "react";
import { VERDICT_REASONS, type VerdictReason } from "#src/features/moderation/schema.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { PanelListing } from "../queries/listings.ts";
import { BULK_VERBS, type BulkVerb, type useBulk } from "../use-bulk.ts";
import { optionsOf } from "./admin-list.tsx";
import { Confirm } from "./confirm.tsx";

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
          {t.bulkUndo()}
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
    <Select
      name="reason"
      placeholder={t.verdictReasonRequired()}
      options={optionsOf(REASONS, t.reasonLabel)}
    />
  </Field>
);
