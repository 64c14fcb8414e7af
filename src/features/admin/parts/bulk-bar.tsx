import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { AdminListing } from "../admin-json.ts";
import { verbLabel } from "../labels.ts";
import { BULK_VERBS, type BulkVerb, type useBulk } from "../use-bulk.ts";
import { BulkStart } from "./bulk-start.tsx";

interface BulkBarProps {
  bulk: ReturnType<typeof useBulk>;
  chosen: AdminListing[];
  all: boolean;
  onAll: (all: boolean) => void;
}

/** Above the list: what to do with all that are ticked, how far it is, and the way back. Two rows on a phone. */
export function BulkBar({ bulk, chosen, all, onAll }: BulkBarProps) {
  const [verb, setVerb] = useState<BulkVerb>("feature");
  const { run, undo, start } = bulk;
  const verbs = BULK_VERBS.map((value) => ({ value, label: verbLabel(value) }));
  return (
    <div className="panel sticky top-2 z-10 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
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
            options={verbs}
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
