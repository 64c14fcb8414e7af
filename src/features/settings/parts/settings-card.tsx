import type { ComponentProps, ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { Button, type ButtonProps } from "#src/ui/button.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";

interface SettingsCardProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export const SettingsCard = ({ id, title, text, children }: SettingsCardProps) => (
  <section id={id} className="card scroll-mt-4 p-5 sm:p-6">
    <h2 className="text-19 md:text-22">{title}</h2>
    <p className="mt-1 mb-5 text-15 text-ink-soft">{text}</p>
    {children}
  </section>
);

interface SendButtonProps extends ButtonProps {
  path: string;
  onSend(): void;
}

/** A button that posts to `path` if there are no scripts. */
export const SendButton = ({ path, onSend, ...button }: SendButtonProps) => (
  <form
    method="post"
    action={href(path)}
    onSubmit={(event) => {
      event.preventDefault();
      if (!button.pending) onSend();
    }}
  >
    <input type="hidden" name="next" value={href("/settings")} />
    <Button type="submit" {...button} />
  </form>
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
      pendingLabel={t.settingsSaving()}
    >
      {submit ?? t.settingsSave()}
    </Button>
  </form>
);
