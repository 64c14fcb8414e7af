import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { PHOTOS } from "#src/features/photos/schema.ts";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import { EditConflict } from "./edit-conflict-notice.tsx";
import type { ListingFormStart } from "./form-values.ts";
import type { DraftState } from "./use-draft.ts";
import { Icon } from "#src/ui/icon.tsx";

interface ListingFormProps extends Pick<
  ListingFormStart<unknown>,
  "submissionKey" | "seller" | "rev" | "differences" | "message"
> {
  isNew: boolean;
  action: string;
  photosError?: string;
  pending: boolean;
  onSubmit: ComponentProps<"form">["onSubmit"];
  /** The address of an empty form, to discard a restored draft. */
  newForm?: string;
  onDiscard?: () => void;
  kept?: DraftState;
  publish: string;
  publishing: string;
  cancel: string;
  button?: ReactNode;
  /** For a form in steps on phones: the parts above the form and in place of its buttons. */
  steps?: { head: ReactNode; foot: ReactNode };
  children: ReactNode;
}

export function ListingForm({
  isNew,
  message,
  photosError,
  pending,
  newForm,
  onDiscard,
  kept,
  button,
  steps,
  children,
  ...form
}: ListingFormProps) {
  const { action, submissionKey, rev, differences, onSubmit, publish, publishing, cancel } = form;
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = refusal.current;
    // The first invalid field has the focus.
    if (message && !box?.closest("form")?.querySelector("[aria-invalid=true]"))
      box?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    <div className="grid gap-5">
      {steps?.head}
      {newForm && (
        <Notice tone="info" role="status">
          <span className="flex flex-wrap items-center gap-x-5 sm:-my-2.5">
            <span className="me-auto max-sm:w-full">{t.draftRestored()}</span>
            <a href={newForm} className="link">
              {t.draftNew()}
            </a>
            <button type="button" className="link noscript:hidden!" onClick={onDiscard}>
              {t.draftDiscard()}
            </button>
          </span>
        </Notice>
      )}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        className="grid gap-5"
      >
        <input type="hidden" name="submissionKey" value={submissionKey} />
        {form.seller && <input type="hidden" name="seller" value={form.seller} />}
        {rev !== null && <input type="hidden" name="rev" value={rev} />}
        {differences && <EditConflict differences={differences} savedVersion={action} pending={pending} />}
        <div ref={refusal} className="scroll-mt-4 empty:hidden">
          <FormError>
            {photosError ? (
              <>
                <p>{message ?? t.checkFields()}</p>
                <a href={`#${PHOTOS}`} className="link">
                  {photosError}
                </a>
              </>
            ) : (
              message
            )}
          </FormError>
        </div>
        {children}
        {steps?.foot}
        <div
          className={classNames(
            "gap-3 sm:flex-row-reverse sm:justify-start",
            steps ? "hidden noscript:grid md:flex" : "grid sm:flex",
          )}
        >
          <Button
            type="submit"
            size={52}
            pending={pending}
            pendingLabel={isNew ? publishing : t.saving()}
            className="sm:min-w-55"
          >
            {isNew ? publish : t.saveListing()}
          </Button>
          {button}
          <ButtonLink variant="quiet" size={52} href={cancel}>
            {t.cancel()}
          </ButtonLink>
          <DraftMark draft={kept} className="sm:me-auto" />
        </div>
      </form>
    </div>
  );
}

/** Shows where the draft is saved; not announced, because it changes during typing. */
export function DraftMark({ draft, className }: { draft: DraftState | undefined; className?: string }) {
  if (!draft || draft.place === "nowhere") return null;
  const { place, isSending, problem } = draft;
  return (
    <p className={classNames("flex items-center gap-2 text-14 text-ink-soft", className)}>
      {place === "account" && <Icon name="cloud-check" size={20} className="text-good" />}
      {place === "account"
        ? t.draftInAccount()
        : isSending
          ? t.draftSaving()
          : (problem ?? t.draftInBrowser())}
    </p>
  );
}

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export const FormSection = ({ title, text, children }: FormSectionProps) => (
  <section className="card p-4 sm:p-6">
    <h2 className="text-19">{title}</h2>
    {text && <p className="mt-1 text-14 text-ink-soft">{text}</p>}
    <div className="mt-5">{children}</div>
  </section>
);
