import { type SyntheticEvent, useEffect, useEffectEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { fieldsOf, send, showFieldErrors, userMessage } from "#src/client/api.ts";
import { failureToast, isSignedOut } from "#src/client/failure-toast.ts";
import { toast, toastOnNextPage } from "#src/client/toast.ts";
import { useListener } from "#src/client/use-listener.ts";
import { useLateMutation } from "#src/client/use-late-mutation.ts";
import { type PhotoJson, photoUrl } from "#src/features/photos/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import type { Fields } from "../fields.ts";
import type { FormValues } from "../field-values.ts";
import { changedValues, formValuesOf, type ListingFormStart } from "./form-values.ts";
import { idPath, KINDS, type ListingKind, NEW_DRAFT } from "../kinds.ts";
import type { ListingNotice } from "#src/features/listings/listing-shapes.ts";
import { editConflictIn, saveEdit } from "./save-edit.ts";
import { useDraft } from "./use-draft.ts";

interface Kind<Fs extends Fields> {
  kind: ListingKind;
  fields: Fs;
  resolver: Resolver<FormValues<Fs> & FieldValues>;
  listed(): string;
  notListed(): string;
  show?(form: UseFormReturn<FormValues<Fs> & FieldValues>, names: string[]): void;
}

interface Answer {
  url: string;
  hold: string | null;
  notice?: ListingNotice;
}

export function useListingForm<Fs extends Fields>(
  start: ListingFormStart<FormValues<Fs>>,
  { kind, fields, resolver, listed, notListed, show }: Kind<Fs>,
) {
  type Values = FormValues<Fs> & FieldValues;
  const { listingId, page } = start;
  const isNew = listingId === null;
  const own = isNew ? KINDS[kind].path : idPath({ kind, id: listingId });
  const failed = isNew ? notListed() : t.listingSaveFailed();
  const form = useForm<Values>({
    resolver,
    defaultValues: tickedLists(fields, start.values) as DefaultValues<Values>,
  });
  const [photos, setPhotos] = useState(start.photos);
  const [uploading, setUploading] = useState(false);
  const [seen, setSeen] = useState<Pick<typeof start, "rev" | "differences">>(start);
  const typed = useWatch({ control: form.control }) as Partial<Values>;

  const fill = (values: object, photos: PhotoJson[]): void => {
    form.reset(values as DefaultValues<Values>);
    setPhotos(photos);
  };
  const sending = useLateMutation({
    mutationFn: (input: FieldValues) =>
      isNew
        ? send<Answer>("POST", `/api${own}`, input, { "Idempotency-Key": draft.id })
        : saveEdit<Answer>(`/api${own}`, editOf(input), seen.rev),
    onSuccess: ({ url, hold, notice }) => {
      draft.forget();
      const done = isNew ? listed() : t.listingSavedToast();
      const note = notice && [notice.text, ...notice.lines].join("\n");
      toastOnNextPage({ title: t.success(), description: done, note, tone: "good" });
      // The dashboard shows why an edited listing waits for review.
      location.assign(href(isNew ? page : hold ? "/dashboard" : url));
    },
    onError: (error) => {
      // After this error, saving again overwrites the other change.
      const conflict = editConflictIn(error);
      if (conflict) return setSeen(conflict);
      show?.(form, Object.keys(fieldsOf(error)));
      showFieldErrors(error, form.setError);
      // The form shows the server's reason. "Please try again" next to it would mislead.
      if (!userMessage(error, "") || isSignedOut(error)) toast(failureToast(error, failed));
    },
  });
  const isPublished = sending.status === "success";
  const draft = useDraft(kind, start, { values: form.getValues, photos, fill, typed, isPublished });

  const submit = form.handleSubmit(
    (input) => {
      if (uploading) return toast({ title: t.photosStillUploading() });
      sending.mutate({ ...input, seller: start.seller, images: imagesOf(photos) });
    },
    (wrong) => show?.(form, Object.keys(wrong)),
  );
  const { check, errors = start.errors } = useChecks(form, typed);
  /** Only the fields that the seller changed or compared, so that others' changes to the rest are kept. */
  const editOf = (input: FieldValues): FieldValues => {
    if (!start.isSaved) return input;
    const compared = (seen.differences ?? []).map(({ name }) => [name, input[name] ?? ""]);
    const opened = { ...start.values, images: imagesOf(start.photos) };
    return { ...Object.fromEntries(compared), ...changedValues(fields, opened, input) };
  };
  useListener("beforeunload", (event) => {
    if (isNew || sending.isOver()) return;
    const edit = editOf({ ...form.getValues(), images: imagesOf(photos) });
    if (Object.keys(edit).length > 0) event.preventDefault();
  });
  const discard = () => {
    draft.discard();
    fill(formValuesOf(fields) as Values, []);
  };
  const photosError = Object.entries(errors).find(([name]) => /^images\b/.test(name))?.[1];

  return {
    form,
    check,
    view: {
      values: start.values,
      errors,
      field: (name: string) => form.register(name as Path<Values>),
    },
    typed: { ...start.values, ...typed } as Partial<Values>,
    page,
    frame: {
      isNew,
      action: href(isNew ? KINDS[kind].formPath : `${own}/edit`),
      submissionKey: draft.id,
      seller: start.seller,
      rev: seen.rev,
      differences: seen.differences,
      message: messageOf(),
      photosError,
      pending: sending.status === "pending" || sending.status === "success",
      onSubmit: (event: SyntheticEvent) => void submit(event),
      newForm: draft.restored ? href(`${KINDS[kind].formPath}?draft=${NEW_DRAFT}`) : undefined,
      onDiscard: discard,
      kept: draft.state,
    },
    picker: {
      photos,
      onChange: setPhotos,
      onBusy: setUploading,
      error: photosError,
    },
  };

  function messageOf(): string | undefined {
    if (sending.status === "idle") return start.message;
    if (sending.status !== "error" || editConflictIn(sending.error)) return undefined;
    return userMessage(sending.error, failed);
  }
}

/** Checks some fields before the form is submitted. The messages are undefined until something is checked. */
function useChecks<Values extends FieldValues>(form: UseFormReturn<Values>, typed: object) {
  const { errors: wrong, isSubmitted } = form.formState;
  const [isChecked, setChecked] = useState(false);
  // After the first submit, react-hook-form does this itself.
  const checkAgain = useEffectEvent(() => {
    const names = Object.keys(wrong) as Path<Values>[];
    if (isChecked && !isSubmitted && names.length > 0) void form.trigger(names);
  });
  useEffect(() => checkAgain(), [typed]);
  return {
    check(names: string[], shouldFocus = true): Promise<boolean> {
      setChecked(true);
      return form.trigger(names as Path<Values>[], { shouldFocus });
    },
    errors: isSubmitted || isChecked ? messagesOf(wrong) : undefined,
  };
}

const imagesOf = (photos: PhotoJson[]): string[] => photos.map(({ id }) => photoUrl(id, 1280));

/** Every checked box, as a list: otherwise react-hook-form takes the first box for the whole group. */
function tickedLists(fields: Fields, values: Partial<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === "choices");
  const tickedIn = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`)].map(
      ({ value }) => value,
    );
  return Object.fromEntries(
    names.map((name) => [name, typeof document === "undefined" ? (values[name] ?? []) : tickedIn(name)]),
  );
}

function messagesOf(errors: object): Partial<Record<string, string>> {
  const messages = Object.entries(errors).map(([name, error]) => [
    name,
    (error as { message?: string }).message ?? t.invalidValue(),
  ]);
  return Object.fromEntries(messages);
}
