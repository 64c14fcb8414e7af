import type { ComponentProps, ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { FormError } from "#src/ui/form-error.tsx";
import { t } from "#t";

interface SettingsFormProps extends Pick<ComponentProps<"form">, "ref" | "onSubmit"> {
  /** `/settings/<part>`, without scripts. */
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
