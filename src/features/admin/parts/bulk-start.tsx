import { reasonLabel } from "#src/features/moderation/labels.ts";
import { VERDICT_REASONS, type VerdictReason } from "#src/features/moderation/schema.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { BulkVerb } from "../use-bulk.ts";
import { Confirm } from "./confirm.tsx";

interface BulkStartProps {
  verb: BulkVerb;
  /** How many are ticked. */
  count: number;
  pending: boolean;
  onStart: (reason?: VerdictReason) => void;
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
/** Without words of its own no reason says enough to many. */
const REASONS = VERDICT_REASONS.filter((reason) => reason !== "other");

/** Does it to all that are ticked, after a question where one is due. */
export function BulkStart({ verb, count, pending, onStart }: BulkStartProps) {
  const asked = verb === "delete" || verb === "hide" ? QUESTIONS[verb] : null;
  const variant = verb === "delete" ? "danger-solid" : "primary";
  if (!asked || count === 0)
    return (
      <Button
        variant={variant}
        pending={pending}
        aria-disabled={count === 0 || undefined}
        onClick={() => count > 0 && onStart()}
      >
        {t.bulkStart(count)}
      </Button>
    );
  return (
    <>
      <Button variant={variant} pending={pending} command="show-modal" commandfor={ASKED}>
        {t.bulkStart(count)}
      </Button>
      <Confirm
        id={ASKED}
        title={asked.title(count)}
        verb={asked.verb()}
        keep={t.bulkKeep()}
        onConfirm={(typed) => onStart(REASONS.find((reason) => reason === typed.get("reason")))}
        fields={verb === "hide" && <ReasonField />}
      >
        {asked.text()}
      </Confirm>
    </>
  );
}

const ReasonField = () => (
  <Field label={t.reviewReason()}>
    <Select
      name="reason"
      defaultValue="misleading"
      options={REASONS.map((value) => ({ value, label: reasonLabel(value) }))}
    />
  </Field>
);
