import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { ApiError, send, toldBy } from "#src/client/api.ts";
import { toastOnNextPage } from "#src/client/next-toast.ts";
import { type PhotoJson, photoUrl } from "#src/features/photos/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { toast } from "#src/ui/toast.ts";
import { t } from "#t";
import { carDraftAtom, draftPhotos } from "./car-draft.ts";
import type { CarField, CarFormStart, CarFormValues } from "./parts/car-form-view.ts";
import { carInput } from "./car-input.ts";

const SAVE_DRAFT_AFTER_MS = 400;
const COVER_WIDTH = 1280;

const addresses = (photos: PhotoJson[]) => photos.map(({ id }) => photoUrl(id, COVER_WIDTH));

const checked: Resolver<CarFormValues> = standardSchemaResolver(carInput, undefined, { raw: true });

// Boxes of which none was ever ticked are `false` to react-hook-form, and not the empty list that they mean.
const resolver: Resolver<CarFormValues> = (values, ...rest) =>
  checked({ ...values, features: values.features || [] }, ...rest);

/** The state of the car form: fields, photos, the kept draft, and sending it. */
export function useCarForm({
  carId,
  values: given,
  photos: givenPhotos,
  errors: givenErrors,
  message,
  submissionKey,
}: CarFormStart) {
  const form = useForm<CarFormValues>({ resolver });
  const [photos, setPhotos] = useState(givenPhotos);
  const [uploading, setUploading] = useState(false);
  const [restored, setRestored] = useState(false);
  const [draft, setDraft] = useAtom(carDraftAtom);
  const typed = useWatch({ control: form.control });
  const isNew = carId === null;
  const fresh = isNew && Object.keys(givenErrors).length === 0;

  const restore = useEffectEvent(() => {
    if (!fresh || !draft) return;
    form.reset(draft.values);
    setPhotos(draftPhotos(draft));
    setRestored(true);
  });
  useEffect(() => restore(), []);

  const sending = useMutation({
    mutationFn: (input: CarFormValues) =>
      isNew
        ? send<{ id: string }>("POST", "/api/cars", input, { "Idempotency-Key": submissionKey })
        : send<{ id: string }>("PATCH", `/api/cars/${carId}`, input),
    onSuccess: () => {
      if (isNew) setDraft(null);
      toastOnNextPage({
        title: t.success(),
        description: isNew ? t.carListedToast() : t.carSavedToast(),
        tone: "good",
      });
      location.assign(href(isNew ? "/search" : `/cars/${carId}`));
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      fields.forEach(([name, told], i) =>
        form.setError(name as CarField, { message: told }, { shouldFocus: i === 0 }),
      );
      toast({ title: t.error(), description: toldBy(error, failed), tone: "bad" });
    },
  });
  const failed = isNew ? t.carListFailed() : t.carSaveFailed();

  const keep = useEffectEvent(() => {
    if (isNew && !sending.isSuccess && isWorthKeeping(typed, photos))
      setDraft({ values: typed as CarFormValues, photos, savedAt: Date.now() });
  });
  useEffect(() => {
    const timer = setTimeout(keep, SAVE_DRAFT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, photos]);

  const submit = form.handleSubmit((input) => {
    if (uploading) return toast({ title: t.photosStillUploading() });
    sending.mutate({ ...input, images: addresses(photos) });
  });

  const discard = () => {
    setDraft(null);
    setRestored(false);
    setPhotos([]);
    form.reset(Object.fromEntries(Object.keys(typed).map((name) => [name, name === "features" ? [] : ""])));
  };

  const errors: Partial<Record<string, string>> = form.formState.isSubmitted
    ? messagesOf(form.formState.errors)
    : givenErrors;
  return {
    view: {
      values: given,
      errors,
      make: typed.make ?? given.make ?? "",
      field: (name: CarField) => form.register(name),
      onSubmit: (event: React.SyntheticEvent) => void submit(event as React.BaseSyntheticEvent),
    },
    message: sending.isIdle ? message : sending.error ? toldBy(sending.error, failed) : undefined,
    typed: { ...given, ...typed },
    photos,
    setPhotos,
    setUploading,
    pending: sending.isPending || sending.isSuccess,
    restored,
    discard,
  };
}

const isWorthKeeping = (typed: Partial<CarFormValues>, photos: PhotoJson[]) =>
  photos.length > 0 ||
  Object.values(typed).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

function messagesOf(errors: object): Record<string, string> {
  const messages = Object.entries(errors).map(([name, error]) => [
    name,
    (error as { message?: string }).message ?? t.invalidValue(),
  ]);
  return Object.fromEntries(messages);
}
