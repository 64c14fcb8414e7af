import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError, send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { toastOnNextPage, toast } from "#src/client/toast.ts";
import { useLateMutation } from "#src/client/use-late-mutation.ts";
import type { ListingNotice } from "../listing-notice.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import type { ListingFormKind } from "./listing-form-kind.ts";
import type { ListingFormStart } from "./listing-form-view.ts";

interface Answer {
  id: string;
  /** Set while it waits to be looked at. */
  hold: string | null;
  /** Where something was noticed of it. */
  notice?: ListingNotice;
}

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Where the form leads. */
  page: string;
  onListed: () => void;
}

/** Sends the form of a new or edited listing and shows the outcome. */
export function useListingSending<Values extends FieldValues>(
  { listingId, submissionKey, updatedAt }: ListingFormStart<Values>,
  { api, listed, notListed }: ListingFormKind<Values>,
  { form, page, onListed }: Options<Values>,
) {
  const [known, setKnown] = useState(updatedAt);
  const isNew = listingId === null;
  const failed = isNew ? notListed() : t.listingSaveFailed();
  const sending = useLateMutation({
    mutationFn: (input: FieldValues) =>
      isNew
        ? send<Answer>("POST", api, input, { "Idempotency-Key": submissionKey })
        : send<Answer>("PATCH", `${api}/${listingId}`, { ...input, updatedAt: known }),
    onSuccess: ({ hold, notice }) => {
      if (isNew) onListed();
      const done = isNew ? listed() : t.listingSavedToast();
      const note = notice && [notice.text, ...notice.lines].join(" ");
      toastOnNextPage({ title: t.success(), description: done, note, tone: "good" });
      // The dashboard says why an edited listing waits for review.
      location.assign(href(hold && !isNew ? "/dashboard" : page));
    },
    onError: (error) => {
      // Saving again after this error means replacing the other change.
      if (error instanceof ApiError && error.code === "listingChangedMeanwhile") setKnown(null);
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      fields.forEach(([name, message], i) =>
        form.setError(name as Path<Values>, { message }, { shouldFocus: i === 0 }),
      );
      toast(failureToast(error, userMessage(error, failed)));
    },
  });
  const message = sending.status === "error" ? userMessage(sending.error, failed) : undefined;
  return { ...sending, message };
}
