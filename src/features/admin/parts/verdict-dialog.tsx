import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { userMessage } from "#src/client/api.ts";
import type { ReviewJson } from "#src/features/moderation/shapes.ts";
import { VERDICT_REASONS } from "#src/features/moderation/schema.ts";
import type { Language } from "#src/i18n/language.ts";
import { Button } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Textarea } from "#src/ui/input.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { AdminCalls } from "../use-admin.ts";
import { optionsOf } from "./admin-list.tsx";

export interface VerdictStart {
  listing: Pick<ReviewJson, "id" | "title" | "rev" | "seller">;
  verdict: "rejected" | "hidden" | "suspend";
}

interface VerdictErrors {
  reason?: string;
  note?: string;
  refused?: string;
}

interface VerdictDialogProps {
  asked: VerdictStart | undefined;
  calls: AdminCalls;
  onClose: () => void;
}

const ID = "verdict";
const LABELS = {
  rejected: { title: () => t.reviewRejectTitle(), submit: () => t.reviewReject() },
  hidden: { title: () => t.reviewHideTitle(), submit: () => t.adminVerb("hide") },
  suspend: { title: () => t.reviewSuspendTitle(), submit: () => t.reviewSuspend() },
};

export function VerdictDialog({ asked, calls, onClose }: VerdictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [errors, setErrors] = useState<VerdictErrors>({});
  // Keeps typed text if the dialog is opened again for the same listing.
  const [last, setLast] = useState("");
  // Before the dialog opens, because a new form would lose the focus.
  if (asked && asked.listing.id !== last) setLast(asked.listing.id);
  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    setErrors({});
  });
  useEffect(() => {
    if (asked) open();
  }, [asked]);

  const { listing, verdict = "rejected" } = asked ?? {};
  const language = listing?.seller.language;
  const decide = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!listing) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const wrong = verdict === "suspend" ? {} : missingIn(typed);
    flushSync(() => setErrors(wrong));
    if (wrong.reason || wrong.note) {
      form.querySelector<HTMLElement>(wrong.reason ? "[name=reason]" : "textarea")?.focus();
      form.querySelector(".error")?.scrollIntoView({ block: "nearest" });
      return;
    }
    const callbacks = {
      onSuccess: () => {
        form.reset();
        dialog.current?.close();
      },
      onError: (error: Error) => setErrors({ refused: userMessage(error, t.reviewFailed()) }),
    };
    const notes = notesIn(typed);
    if (verdict === "suspend") {
      const texts = { done: t.adminUserUpdated(), failed: t.adminUserFailed() };
      calls.send("PATCH", `/users/${listing.seller.id}`, { isActive: false, ...notes }, texts, callbacks);
    } else {
      const done = verdict === "rejected" ? t.reviewRejected() : t.reviewHidden();
      const body = { verdict, reason: typed.get("reason"), ...notes, rev: listing.rev };
      calls.send("POST", `/reviews/${listing.id}`, body, { done, failed: t.reviewFailed() }, callbacks);
    }
  };
  return (
    <Dialog
      ref={dialog}
      id={ID}
      title={LABELS[verdict].title()}
      text={<bdi dir="auto">{verdict === "suspend" ? listing?.seller.name : listing?.title}</bdi>}
      onClose={onClose}
      footer={
        <>
          <DialogClose dialog={ID}>{t.cancel()}</DialogClose>
          <Button variant="danger-solid" type="submit" form="verdict-form" pending={calls.pending !== null}>
            {LABELS[verdict].submit()}
          </Button>
        </>
      }
    >
      <form id="verdict-form" noValidate key={last} className="grid gap-4" onSubmit={decide}>
        {errors.refused && <Notice tone="bad">{errors.refused}</Notice>}
        {verdict === "suspend" ? (
          <>
            <p>{t.adminSuspendText()}</p>
            <NoteFields legend={t.adminSuspendNote()} language={language} />
          </>
        ) : (
          <ReasonFields language={language} errors={errors} onChoose={() => setErrors({})} />
        )}
      </form>
    </Dialog>
  );
}

interface ReasonFieldsProps extends Pick<NoteFieldsProps, "language"> {
  errors: VerdictErrors;
  onChoose: () => void;
}

function ReasonFields({ language, errors, onChoose }: ReasonFieldsProps) {
  const [reason, setReason] = useState("");
  return (
    <>
      <RadioGroup
        legend={t.reviewReason()}
        name="reason"
        listClassName="grid gap-2"
        error={errors.reason}
        options={optionsOf(VERDICT_REASONS, t.reasonLabel)}
        inputProps={{
          onChange: (event) => {
            setReason(event.currentTarget.value);
            onChoose();
          },
        }}
      />
      <NoteFields
        legend={t.reviewNote()}
        language={language}
        error={errors.note}
        required={reason === "other"}
      />
    </>
  );
}

function missingIn(typed: FormData): VerdictErrors {
  const reason = typed.get("reason");
  const { note, noteAr } = notesIn(typed);
  return {
    reason: reason ? undefined : t.reasonRequired(),
    note: reason === "other" && !note && !noteAr ? t.verdictNoteRequired() : undefined,
  };
}

const ENGLISH = { name: "note", dir: "ltr", label: () => t.siteEnglish() };
const ARABIC = { name: "noteAr", dir: "rtl", label: () => t.siteArabic() };

interface NoteFieldsProps {
  legend: string;
  language: Language | undefined;
  error?: string | undefined;
  required?: boolean;
}

export const NoteFields = ({ legend, language, error, required }: NoteFieldsProps) => (
  <fieldset className="grid gap-3">
    <legend className="label">{legend}</legend>
    {/* The reader's language comes first; if it is empty, the other one is sent. */}
    {(language === "ar" ? [ARABIC, ENGLISH] : [ENGLISH, ARABIC]).map(({ name, dir, label }, i) => (
      <Field
        key={name}
        label={label()}
        hint={i === 0 ? t.reviewSellerReads() : undefined}
        error={i === 0 ? error : undefined}
        optional={i > 0 || !required}
      >
        <Textarea name={name} dir={dir} rows={2} maxLength={1000} />
      </Field>
    ))}
  </fieldset>
);

export function notesIn(typed: FormData): { note: string; noteAr: string } {
  const textOf = (name: string) => String(typed.get(name) ?? "").trim();
  return { note: textOf("note"), noteAr: textOf("noteAr") };
}
