import { useEffect, useRef, useState } from "react";
import { toldBy } from "#src/client/api.ts";
import { reasonLabel } from "#src/features/moderation/labels.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { VERDICT_REASONS } from "#src/features/moderation/schema.ts";
import { Button, type ButtonProps } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { Acts } from "../use-act.ts";
import { NoteFields, notesIn } from "./note-fields.tsx";

export interface VerdictStart {
  listing: Pick<ReviewJson, "id" | "title" | "rev" | "seller">;
  verdict: "rejected" | "hidden" | "suspend";
}

interface VerdictDialogProps {
  asked: VerdictStart | undefined;
  acts: Acts;
  onClose: () => void;
}

const ID = "verdict";

/** Asks for the reason of a rejection or hiding, or why a seller is suspended. */
export function VerdictDialog({ asked, acts, onClose }: VerdictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [errors, setErrors] = useState<{ reason?: string; note?: string; refused?: string }>({});
  // What was typed about a listing stays when the dialog is closed to look at it again.
  const [last, setLast] = useState("");
  useEffect(() => {
    if (!asked) return;
    dialog.current?.showModal();
    setLast(asked.listing.id);
    setErrors({});
  }, [asked]);

  const decide = (form: HTMLFormElement) => {
    if (!asked) return;
    const { listing, verdict } = asked;
    const answer = {
      onSuccess: () => {
        form.reset();
        dialog.current?.close();
      },
      onError: (error: Error) => setErrors({ refused: toldBy(error, t.reviewFailed()) }),
    };
    const data = new FormData(form);
    const { note, noteAr } = notesIn(data);
    if (verdict === "suspend")
      return acts.act(
        {
          method: "PATCH",
          path: `/users/${listing.seller.id}`,
          body: { isActive: false, note, noteAr },
          done: t.adminUserUpdated,
          failed: t.adminUserFailed,
        },
        answer,
      );
    const reason = data.get("reason");
    const wrong = {
      reason: reason ? undefined : t.verdictReasonRequired(),
      note: reason === "other" && !note && !noteAr ? t.verdictNoteRequired() : undefined,
    };
    setErrors(wrong);
    if (wrong.reason || wrong.note) return;
    acts.act(
      {
        method: "POST",
        path: `/reviews/${listing.id}`,
        body: { verdict, reason, note, noteAr, rev: listing.rev },
        done: verdict === "rejected" ? t.reviewRejected : t.reviewHidden,
        failed: t.reviewFailed,
      },
      answer,
    );
  };

  const verdict = asked?.verdict ?? "rejected";
  const titles: Record<VerdictStart["verdict"], string> = {
    rejected: t.reviewRejectTitle(),
    hidden: t.reviewHideTitle(),
    suspend: t.reviewSuspendTitle(),
  };
  const act: Pick<ButtonProps, "children"> = {
    children: { rejected: t.reviewReject(), hidden: t.reviewHide(), suspend: t.reviewSuspend() }[verdict],
  };
  return (
    <Dialog
      ref={dialog}
      id={ID}
      title={titles[verdict]}
      text={<bdi dir="auto">{verdict === "suspend" ? asked?.listing.seller.name : asked?.listing.title}</bdi>}
      onClose={onClose}
      footer={
        <>
          <DialogClose dialog={ID}>{t.cancel()}</DialogClose>
          <Button
            variant="danger-solid"
            type="submit"
            form="verdict-form"
            pending={acts.pending !== null}
            {...act}
          />
        </>
      }
    >
      <form
        id="verdict-form"
        noValidate
        key={last}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          decide(event.currentTarget);
        }}
      >
        {errors.refused && <Notice tone="bad">{errors.refused}</Notice>}
        {verdict === "suspend" ? (
          <>
            <p>{t.adminSuspendText()}</p>
            <NoteFields legend={t.adminSuspendNote()} language={asked?.listing.seller.language} />
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
            <NoteFields
              legend={t.reviewNote()}
              language={asked?.listing.seller.language}
              error={errors.note}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
