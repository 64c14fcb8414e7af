import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError, send, toldBy } from "#src/client/api.ts";
import { complain } from "#src/client/complain.ts";
import { toastOnNextPage } from "#src/client/next-toast.ts";
import { useSending } from "#src/client/use-sending.ts";
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

/** Sends a listing's form, of a new one or an edited one, and says how it went. */
export function useListingSending<Values extends FieldValues>(
  { listingId, submissionKey, updatedAt }: ListingFormStart<Values>,
  { api, listed, notListed }: ListingFormKind<Values>,
  { form, page, onListed }: Options<Values>,
) {
  const [known, setKnown] = useState(updatedAt);
  const isNew = listingId === null;
  const failed = isNew ? notListed() : t.listingSaveFailed();
  const sending = useSending({
    send: (input: FieldValues) =>
      isNew
        ? send<Answer>("POST", api, input, { "Idempotency-Key": submissionKey })
        : send<Answer>("PATCH", `${api}/${listingId}`, { ...input, updatedAt: known }),
    onSuccess: ({ hold, notice }) => {
      if (isNew) onListed();
      const done = isNew ? listed() : t.listingSavedToast();
      const description = notice ? [done, notice.text, ...notice.lines].join(" ") : done;
      toastOnNextPage({ title: t.success(), description, tone: "good" });
      // Search does not show what waits; the dashboard says why.
      location.assign(href(hold ? "/dashboard" : page));
    },
    onError: (error) => {
      // Who was told of the other change and saves again means to replace it.
      if (error instanceof ApiError && error.code === "listingChangedMeanwhile") setKnown(null);
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      fields.forEach(([name, told], i) =>
        form.setError(name as Path<Values>, { message: told }, { shouldFocus: i === 0 }),
      );
      complain(error, toldBy(error, failed));
    },
  });
  return { ...sending, told: sending.error ? toldBy(sending.error, failed) : undefined };
}
