import { useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm, useWatch } from "react-hook-form";
import { type PhotoJson, photoUrl } from "#src/features/photos/schema.ts";
import { toast } from "#src/client/toast.ts";
import { t } from "#t";
import type { ListingFormKind } from "./listing-form-kind.ts";
import type { ListingFormStart } from "./listing-form-view.ts";
import { useDraft, useKeeping, useRestored } from "./use-draft.ts";
import { useListingSending } from "./use-listing-sending.ts";
import { listingPath } from "../kinds.ts";

const COVER_WIDTH = 1280;

const addresses = (photos: PhotoJson[]) => photos.map(({ id }) => photoUrl(id, COVER_WIDTH));

/** The state of a listing's form: fields, photos, the kept draft, and sending it. */
export function useListingForm<Values extends FieldValues>(
  start: ListingFormStart<Values>,
  kind: ListingFormKind<Values>,
) {
  const { listingId, values: given } = start;
  const form = useForm<Values>({ resolver: kind.resolver });
  const [photos, setPhotos] = useState(start.photos);
  const [uploading, setUploading] = useState(false);
  const [draft, setDraft] = useDraft<Values>(kind.kind, start.sellerId);
  const typed = useWatch({ control: form.control }) as Partial<Values>;
  const isNew = listingId === null;
  const fresh = isNew && Object.keys(start.errors).length === 0;
  const page = isNew ? kind.listedPath : listingPath({ kind: kind.kind, id: listingId });

  const fill = (values: Partial<Values>, photos: PhotoJson[]): void => {
    form.reset(values as DefaultValues<Values>);
    setPhotos(photos);
  };
  const [restored, setRestored] = useRestored(fresh ? draft : null, fill);
  const sending = useListingSending(start, kind, { form, page, onListed: () => setDraft(null) });
  useKeeping(typed, photos, isNew && sending.status !== "success" ? setDraft : null);

  const submit = form.handleSubmit((input) => {
    if (uploading) return toast({ title: t.photosStillUploading() });
    sending.mutate({ ...input, images: addresses(photos) });
  });

  const discard = () => {
    setDraft(null);
    setRestored(false);
    fill(kind.blank, []);
  };

  return {
    form,
    view: {
      values: given,
      errors: form.formState.isSubmitted ? messagesOf(form.formState.errors) : start.errors,
      field: (name: string) => form.register(name as Path<Values>),
      onSubmit: (event: React.SyntheticEvent) => void submit(event as React.BaseSyntheticEvent),
    },
    isNew,
    /** Where the form leads when it is given up. */
    page,
    message: sending.status === "idle" ? start.message : sending.message,
    typed: { ...given, ...typed } as Partial<Values>,
    photos,
    setPhotos,
    setUploading,
    pending: sending.status === "pending" || sending.status === "success",
    restored,
    discard,
  };
}

function messagesOf(errors: object): Partial<Record<string, string>> {
  const messages = Object.entries(errors).map(([name, error]) => [
    name,
    (error as { message?: string }).message ?? t.invalidValue(),
  ]);
  return Object.fromEntries(messages);
}
