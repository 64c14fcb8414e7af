import { useEffect, useEffectEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  useWatch,
} from "react-hook-form";
import { ApiError, send, toldBy } from "#src/client/api.ts";
import { useAtom } from "#src/client/atoms.ts";
import { complain } from "#src/client/complain.ts";
import { toastOnNextPage } from "#src/client/next-toast.ts";
import { useSending } from "#src/client/use-sending.ts";
import type { ListingNotice } from "#src/core/listing-notice.ts";
import { type PhotoJson, photoUrl } from "#src/features/photos/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { toast } from "#src/ui/toast.ts";
import { t } from "#t";
import { listingPath, type ListingRef } from "../schema.ts";
import { draftAtom, draftPhotos } from "./listing-draft.ts";
import type { ListingFormStart } from "./listing-form-view.ts";

const SAVE_DRAFT_AFTER_MS = 400;
const COVER_WIDTH = 1280;

const addresses = (photos: PhotoJson[]) => photos.map(({ id }) => photoUrl(id, COVER_WIDTH));

interface Answer {
  id: string;
  /** Set while it waits to be looked at. */
  hold: string | null;
  /** Where something was noticed of it. */
  notice?: ListingNotice;
}

interface ListingFormKind<Values extends FieldValues> {
  kind: ListingRef["kind"];
  /** Where a new one is sent, and where its seller goes from there. */
  api: string;
  listedPath: string;
  resolver: Resolver<Values>;
  /** The fields as a form that was never touched holds them. */
  blank: Values;
  listed(): string;
  notListed(): string;
}

/** The state of a listing's form: fields, photos, the kept draft, and sending it. */
export function useListingForm<Values extends FieldValues>(
  {
    listingId,
    sellerId,
    values: given,
    photos: givenPhotos,
    errors: givenErrors,
    message,
    submissionKey,
    updatedAt,
  }: ListingFormStart<Values>,
  { kind, api, listedPath, resolver, blank, listed, notListed }: ListingFormKind<Values>,
) {
  const form = useForm<Values>({ resolver });
  const [photos, setPhotos] = useState(givenPhotos);
  const [uploading, setUploading] = useState(false);
  const [known, setKnown] = useState(updatedAt);
  const [restored, setRestored] = useState(false);
  const [kept] = useState(() => draftAtom<Values>(kind, sellerId));
  const [draft, setDraft] = useAtom(kept);
  const typed = useWatch({ control: form.control }) as Partial<Values>;
  const isNew = listingId === null;
  const fresh = isNew && Object.keys(givenErrors).length === 0;

  const restore = useEffectEvent(() => {
    if (!fresh || !draft) return;
    form.reset(draft.values as DefaultValues<Values>);
    setPhotos(draftPhotos(draft));
    setRestored(true);
  });
  useEffect(() => restore(), []);

  const failed = isNew ? notListed() : t.listingSaveFailed();
  const page = isNew ? listedPath : listingPath({ kind, id: listingId });
  const sending = useSending({
    send: (input: FieldValues) =>
      isNew
        ? send<Answer>("POST", api, input, { "Idempotency-Key": submissionKey })
        : send<Answer>("PATCH", `${api}/${listingId}`, { ...input, updatedAt: known }),
    onSuccess: ({ hold, notice }) => {
      if (isNew) setDraft(null);
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

  const keep = useEffectEvent(() => {
    if (isNew && !sending.isSuccess && isWorthKeeping(typed, photos))
      setDraft({ values: typed, photos, savedAt: Date.now() });
  });
  useEffect(() => {
    const timer = setTimeout(keep, SAVE_DRAFT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, photos]);
  // Who leaves sooner than that loses nothing either.
  useEffect(() => {
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);

  const submit = form.handleSubmit((input) => {
    if (uploading) return toast({ title: t.photosStillUploading() });
    sending.start({ ...input, images: addresses(photos) });
  });

  const discard = () => {
    setDraft(null);
    setRestored(false);
    setPhotos([]);
    form.reset(blank as DefaultValues<Values>);
  };

  const errors: Partial<Record<string, string>> = form.formState.isSubmitted
    ? messagesOf(form.formState.errors)
    : givenErrors;
  return {
    form,
    view: {
      values: given,
      errors,
      field: (name: string) => form.register(name as Path<Values>),
      onSubmit: (event: React.SyntheticEvent) => void submit(event as React.BaseSyntheticEvent),
    },
    isNew,
    /** Where the form leads when it is given up. */
    page,
    message: sending.isIdle ? message : sending.error ? toldBy(sending.error, failed) : undefined,
    typed: { ...given, ...typed } as Partial<Values>,
    photos,
    setPhotos,
    setUploading,
    pending: sending.isPending || sending.isSuccess,
    restored,
    discard,
  };
}

const isWorthKeeping = (typed: object, photos: PhotoJson[]) =>
  photos.length > 0 ||
  Object.values(typed).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

function messagesOf(errors: object): Record<string, string> {
  const messages = Object.entries(errors).map(([name, error]) => [
    name,
    (error as { message?: string }).message ?? t.invalidValue(),
  ]);
  return Object.fromEntries(messages);
}
