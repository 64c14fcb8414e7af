import { type SubmitEvent, useEffect, useRef } from "react";
import { ApiError, send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { toast } from "#src/client/toast.ts";
import { t } from "#t";
import type { Refused } from "./schema.ts";

interface Saving<Body> {
  method: "PATCH" | "POST";
  path: string;
  /** What the form says, for the call. */
  read(form: FormData): Body;
  /** What to say when it is done; null where a new page says it. */
  done(body: Body): string | null;
  onDone?(body: Body, form: HTMLFormElement): void;
  refused?: Refused;
}

/** Sends a form of the settings by a call: said in a toast when it is done, at the fields when it is refused. */
export function useSaving<Body>({ method, path, read, done, onDone, refused }: Saving<Body>) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: (body: Body) => send(method, path, body),
    onSuccess: (_, body) => {
      const description = done(body);
      if (description) toast({ title: t.success(), description, tone: "good" });
      if (form.current) onDone?.(body, form.current);
    },
  });
  const { error, isIdle, isPending } = saving;
  useEffect(() => {
    if (error instanceof ApiError && error.status === 401)
      toast(failureToast(error, userMessage(error, t.settingsFailed())));
    else if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  const fields = error instanceof ApiError ? error.fields : {};
  const hasFields = Object.keys(fields).length > 0;
  return {
    errors: isIdle ? (refused?.errors ?? {}) : fields,
    message: isIdle
      ? refused?.message
      : error && !hasFields
        ? userMessage(error, t.settingsFailed())
        : undefined,
    form: {
      ref: form,
      pending: isPending,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) saving.mutate(read(new FormData(event.currentTarget)));
      },
    },
  };
}
