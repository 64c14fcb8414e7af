import type { ComponentProps, ReactNode } from "react";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PHOTOS } from "#src/features/photos/schema.ts";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { Difference } from "../edit-conflict.ts";
import { EditConflict } from "./edit-conflict.tsx";

interface ListingFormProps {
  isNew: boolean;
  /** Where it is posted when the browser runs no script. */
  action: string;
  submissionKey: string;
  rev: number | null;
  differences?: Difference[];
  message?: string;
  photosError?: string;
  pending: boolean;
  onSubmit: ComponentProps<"form">["onSubmit"];
  /** Throws a restored draft away. */
  onDiscard?: () => void;
  publish: string;
  publishing: string;
  cancel: string;
  button?: ReactNode;
  children: ReactNode;
}

export function ListingForm({
  isNew,
  message,
  photosError,
  pending,
  onDiscard,
  button,
  children,
  ...form
}: ListingFormProps) {
  const { action, submissionKey, rev, differences, onSubmit, publish, publishing, cancel } = form;
  return (
    <div className="grid gap-5">
      {onDiscard && (
        <Notice tone="info" role="status">
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            {t.draftRestored()}
            <button type="button" className="link" onClick={onDiscard}>
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
        {rev !== null && <input type="hidden" name="rev" value={rev} />}
        {differences && <EditConflict differences={differences} savedVersion={action} pending={pending} />}
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
        {children}
        <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button
            type="submit"
            size={52}
            pending={pending}
            pendingLabel={isNew ? publishing : t.savingListing()}
            className="sm:min-w-55"
          >
            {isNew ? publish : t.saveListing()}
          </Button>
          {button}
          <ButtonLink variant="quiet" size={52} href={cancel}>
            {t.cancel()}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
