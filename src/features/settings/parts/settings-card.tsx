import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { ApiError, fieldsOf, send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { toast, toastOnNextPage } from "#src/client/toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { Refused } from "../schema.ts";

interface Saving<Body> {
  method: "PATCH" | "POST";
  path: string;
  read(form: FormData): Body;
  onSaved(body: Body): void;
  refused?: Refused;
}

/** Where the rest of the page changes, too. */
export function reloadWith(description: string): void {
  toastOnNextPage({ title: t.success(), description, tone: "good" });
  location.reload();
}

export function useSaving<Body>({ method, path, read, onSaved, refused }: Saving<Body>) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: (body: Body) => send(method, path, body),
    onSuccess: (_, body) => onSaved(body),
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

type SettingsCardProps = { id: string; title: string; text: string; children: ReactNode };

export const SettingsCard = ({ id, title, text, children }: SettingsCardProps) => (
  <section id={id} className="card scroll-mt-4 p-5 sm:p-6">
    <h2 className="text-19 md:text-22">{title}</h2>
    <p className="mt-1 mb-5 text-15 text-ink-soft">{text}</p>
    {children}
  </section>
);

interface SettingsFormProps extends Pick<ComponentProps<"form">, "ref" | "onSubmit"> {
  part: string;
  message?: string;
  pending: boolean;
  submit?: string;
  children: ReactNode;
}

export const SettingsForm = ({ part, message, pending, submit, children, ...form }: SettingsFormProps) => (
  <form {...form} method="post" action={href(`/settings/${part}`)} noValidate className="grid gap-4">
    <FormError>{message}</FormError>
    {children}
    <Button
      type="submit"
      size={48}
      className="justify-self-start"
      pending={pending}
      pendingLabel={t.saving()}
    >
      {submit ?? t.settingsSave()}
    </Button>
  </form>
);
