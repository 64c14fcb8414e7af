import { useRef, useState } from "react";
import { reasonLabel } from "#src/features/moderation/labels.ts";
import { VERDICT_REASONS, type VerdictReason } from "#src/features/moderation/schema.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { AdminListing } from "../admin-json.ts";
import { verbLabel } from "../labels.ts";
import { BULK_VERBS, type BulkVerb, type useBulk } from "../use-bulk.ts";

interface BulkBarProps {
  bulk: ReturnType<typeof useBulk>;
  chosen: AdminListing[];
  all: boolean;
  onAll: (all: boolean) => void;
}

const SURE = "bulk-delete";

/** Above the list: what to do with all that are ticked, how far it is, and the way back. */
export function BulkBar({ bulk, chosen, all, onAll }: BulkBarProps) {
  const [verb, setVerb] = useState<BulkVerb>("feature");
  const [reason, setReason] = useState<VerdictReason>("misleading");
  const sure = useRef<HTMLDialogElement>(null);
  const { run, undo, start } = bulk;
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
      <Button
        variant={verb === "delete" ? "danger-solid" : "primary"}
        pending={run !== null}
        aria-disabled={chosen.length === 0 || undefined}
        onClick={() => {
          if (chosen.length === 0) return;
          if (verb === "delete") sure.current?.showModal();
          else start(verb, chosen, reason);
        }}
      >
        {t.bulkStart(chosen.length)}
      </Button>
      <Dialog
        ref={sure}
        id={SURE}
        title={t.bulkDeleteTitle(chosen.length)}
        width="s"
        footer={
          <>
            <DialogClose dialog={SURE}>{t.cancel()}</DialogClose>
            <Button
              variant="danger-solid"
              command="close"
              commandfor={SURE}
              onClick={() => start("delete", chosen)}
            >
              {t.adminDelete()}
            </Button>
          </>
        }
      >
        <p>{t.bulkDeleteText()}</p>
      </Dialog>
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
