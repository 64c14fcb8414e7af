import { useEffect, useEffectEvent, useRef, useState } from "react";
import { userMessage } from "#src/client/api.ts";
import { reasonLabel } from "#src/features/moderation/labels.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { VERDICT_REASONS } from "#src/features/moderation/schema.ts";
import type { Language } from "#src/i18n/language.ts";
import { Button } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { Field } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Textarea } from "#src/ui/textarea.tsx";
import { t } from "#t";
import type { Act, Acts } from "../use-act.ts";

interface VerdictDialogProps {
  asked: VerdictStart | undefined;
  acts: Acts;
  onClose: () => void;
}

const ID = "verdict";
const WORDS = {
  rejected: { title: () => t.reviewRejectTitle(), act: () => t.reviewReject() },
  hidden: { title: () => t.reviewHideTitle(), act: () => t.reviewHide() },
  suspend: { title: () => t.reviewSuspendTitle(), act: () => t.reviewSuspend() },
};

/** Asks for the reason to reject or hide a listing, or for a note when the seller is suspended. */
export function VerdictDialog({ asked, acts, onClose }: VerdictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { errors, forget, decide } = useVerdict(acts);
  // Typed text stays while the dialog opens again for the same listing.
  const [last, setLast] = useState("");
  const open = useEffectEvent(({ listing }: VerdictStart) => {
    dialog.current?.showModal();
    setLast(listing.id);
    forget();
  });
  useEffect(() => {
    if (asked) open(asked);
  }, [asked]);

  const { title, act } = WORDS[asked?.verdict ?? "rejected"];
  const { listing } = asked ?? {};
  return (
    <Dialog
      ref={dialog}
      id={ID}
      title={title()}
      text={<bdi dir="auto">{asked?.verdict === "suspend" ? listing?.seller.name : listing?.title}</bdi>}
      onClose={onClose}
      footer={
        <>
          <DialogClose dialog={ID}>{t.cancel()}</DialogClose>
          <Button variant="danger-solid" type="submit" form="verdict-form" pending={acts.pending !== null}>
            {act()}
          </Button>
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
          const form = event.currentTarget;
          if (!asked) return;
          decide(asked, new FormData(form), () => {
            form.reset();
            dialog.current?.close();
          });
        }}
      >
        <VerdictFields asked={asked} errors={errors} />
      </form>
    </Dialog>
  );
}

interface VerdictFieldsProps {
  asked: VerdictStart | undefined;
  errors: VerdictErrors;
}

function VerdictFields({ asked, errors }: VerdictFieldsProps) {
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

export interface VerdictStart {
  listing: Pick<ReviewJson, "id" | "title" | "rev" | "seller">;
  verdict: "rejected" | "hidden" | "suspend";
}

interface VerdictErrors {
  reason?: string;
  note?: string;
  /** The server's message. */
  refused?: string;
}

/** Checks and sends the form of the dialog. */
function useVerdict(acts: Acts) {
  const [errors, setErrors] = useState<VerdictErrors>({});
  const decide = ({ listing, verdict }: VerdictStart, typed: FormData, onSuccess: () => void) => {
    const wrong = verdict === "suspend" ? {} : missingIn(typed);
    setErrors(wrong);
    if (wrong.reason || wrong.note) return;
    acts.act(verdict === "suspend" ? suspension(listing, typed) : decision(listing, verdict, typed), {
      onSuccess,
      onError: (error) => setErrors({ refused: userMessage(error, t.reviewFailed()) }),
    });
  };
  return { errors, forget: () => setErrors({}), decide };
}

function missingIn(typed: FormData): VerdictErrors {
  const reason = typed.get("reason");
  const { note, noteAr } = notesIn(typed);
  return {
    reason: reason ? undefined : t.verdictReasonRequired(),
    note: reason === "other" && !note && !noteAr ? t.verdictNoteRequired() : undefined,
  };
}

const suspension = ({ seller }: VerdictStart["listing"], typed: FormData): Act => ({
  method: "PATCH",
  path: `/users/${seller.id}`,
  body: { isActive: false, ...notesIn(typed) },
  done: t.adminUserUpdated,
  failed: t.adminUserFailed,
});

const decision = (
  { id, rev }: VerdictStart["listing"],
  verdict: "rejected" | "hidden",
  typed: FormData,
): Act => ({
  method: "POST",
  path: `/reviews/${id}`,
  body: { verdict, reason: typed.get("reason"), ...notesIn(typed), rev },
  done: verdict === "rejected" ? t.reviewRejected : t.reviewHidden,
  failed: t.reviewFailed,
});

const ENGLISH = { name: "note", dir: "ltr", label: () => t.siteEnglish() };
const ARABIC = { name: "noteAr", dir: "rtl", label: () => t.siteArabic() };

interface NoteFieldsProps {
  legend: string;
  /** The reader's language. */
  language: Language | undefined;
  error?: string | undefined;
}

/** A note in both languages: `note` and `noteAr` of the form. */
export const NoteFields = ({ legend, language, error }: NoteFieldsProps) => (
  <fieldset className="grid gap-3">
    <legend className="label">{legend}</legend>
    {/* The reader's language comes first; if it is empty, the other one is sent. */}
    {(language === "ar" ? [ARABIC, ENGLISH] : [ENGLISH, ARABIC]).map(({ name, dir, label }, i) => (
      <Field
        key={name}
        label={label()}
        hint={i === 0 ? t.reviewSellerReads() : undefined}
        error={i === 0 ? error : undefined}
        optional
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
