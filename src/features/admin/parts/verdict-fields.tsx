import { reasonLabel } from "#src/features/moderation/labels.ts";
import { VERDICT_REASONS } from "#src/features/moderation/schema.ts";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { VerdictErrors, VerdictStart } from "../use-verdict.ts";
import { NoteFields } from "./note-fields.tsx";

interface VerdictFieldsProps {
  asked: VerdictStart | undefined;
  errors: VerdictErrors;
}

/** The reason and a note for the seller; only the note where the seller is suspended. */
export function VerdictFields({ asked, errors }: VerdictFieldsProps) {
  const language = asked?.listing.seller.language;
  return (
    <>
      {errors.refused && <Notice tone="bad">{errors.refused}</Notice>}
      {asked?.verdict === "suspend" ? (
        <>
          <p>{t.adminSuspendText()}</p>
          <NoteFields legend={t.adminSuspendNote()} language={language} />
        </>
      ) : (
        <>
          <RadioGroup
            legend={t.reviewReason()}
            name="reason"
            listClassName="grid gap-2"
            error={errors.reason}
            options={VERDICT_REASONS.map((reason) => ({ value: reason, label: reasonLabel(reason) }))}
          />
          <NoteFields legend={t.reviewNote()} language={language} error={errors.note} />
        </>
      )}
    </>
  );
}
