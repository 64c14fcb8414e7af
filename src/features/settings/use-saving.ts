import { type SubmitEvent, useEffect, useRef } from "react";
import { ApiError, fieldsOf, send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { toast } from "#src/client/toast.ts";
import { t } from "#t";
import type { Refused } from "./schema.ts";

interface Saving<Body> {
  method: "PATCH" | "POST";
  path: string;
  read(form: FormData): Body;
  /** The toast's text; null if the next page shows one. */
  done(body: Body): string | null;
  onDone?(body: Body, form: HTMLFormElement): void;
  refused?: Refused;
}

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
  const fields = fieldsOf(error);
  const failure =
    error && Object.keys(fields).length === 0 ? userMessage(error, t.settingsFailed()) : undefined;
  return {
    errors: isIdle ? (refused?.errors ?? {}) : fields,
    message: isIdle ? refused?.message : failure,
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
