import { useState } from "react";
import { reasonLabel } from "#src/features/moderation/labels.ts";
import { VERDICT_REASONS, type VerdictReason } from "#src/features/moderation/schema.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { AdminListing } from "../admin-json.ts";
import { verbLabel } from "../labels.ts";
import { BULK_VERBS, type BulkVerb, type useBulk } from "../use-bulk.ts";
import { Confirm } from "./confirm.tsx";

interface BulkBarProps {
  bulk: ReturnType<typeof useBulk>;
  chosen: AdminListing[];
  all: boolean;
  onAll: (all: boolean) => void;
}

const ASKED = "bulk-asked";
/** What is asked once more: it cannot be undone, or sellers are written to. */
const QUESTIONS = {
  delete: {
    title: (n: number) => t.bulkDeleteTitle(n),
    text: () => t.bulkDeleteText(),
    verb: () => t.adminDelete(),
  },
  hide: {
    title: (n: number) => t.bulkHideTitle(n),
    text: () => t.bulkHideText(),
    verb: () => t.reviewHide(),
  },
};

/** Above the list: what to do with all that are ticked, how far it is, and the way back. */
export function BulkBar({ bulk, chosen, all, onAll }: BulkBarProps) {
  const [verb, setVerb] = useState<BulkVerb>("feature");
  const [reason, setReason] = useState<VerdictReason>("misleading");
  const { run, undo, start } = bulk;
  const asked = verb === "delete" || verb === "hide" ? QUESTIONS[verb] : null;
  const variant = verb === "delete" ? "danger-solid" : "primary";
  const verbs = BULK_VERBS.map((value) => ({ value, label: verbLabel(value) }));
  const reasons = VERDICT_REASONS.filter((each) => each !== "other");
  return (
    <div className="panel sticky top-2 z-10 mb-3 flex flex-wrap items-end gap-3 p-3">
      <Checkbox checked={all} onChange={(event) => onAll(event.currentTarget.checked)}>
        {t.bulkAll()}
      </Checkbox>
      <Field label={t.bulkVerb()} className="min-w-40">
        <Select
          size={44}
          value={verb}
          options={verbs}
          onChange={(event) => setVerb(BULK_VERBS.find((each) => each === event.currentTarget.value) ?? verb)}
        />
      </Field>
      {verb === "hide" && (
        <Field label={t.reviewReason()} className="min-w-40 flex-1">
          <Select
            size={44}
            value={reason}
            options={reasons.map((value) => ({ value, label: reasonLabel(value) }))}
            onChange={(event) =>
              setReason(reasons.find((each) => each === event.currentTarget.value) ?? reason)
            }
          />
        </Field>
      )}
      {asked && chosen.length > 0 ? (
        <>
          <Button variant={variant} pending={run !== null} command="show-modal" commandfor={ASKED}>
            {t.bulkStart(chosen.length)}
          </Button>
          <Confirm
            id={ASKED}
            title={asked.title(chosen.length)}
            verb={asked.verb()}
            keep={t.bulkKeep()}
            onConfirm={() => start(verb, chosen, reason)}
          >
            {asked.text()}
          </Confirm>
        </>
      ) : (
        <Button
          variant={variant}
          pending={run !== null}
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chosen.length > 0 && start(verb, chosen, reason)}
        >
          {t.bulkStart(chosen.length)}
        </Button>
      )}
      {undo && (
        <Button variant="quiet" icon="rotate-ccw" onClick={undo}>
          {t.bulkUndo()}
        </Button>
      )}
      {run && (
        <div className="basis-full">
          <Progress value={run.done / Math.max(1, run.of)} label={t.bulkProgress(run.done, run.of)} />
        </div>
      )}
    </div>
  );
}
