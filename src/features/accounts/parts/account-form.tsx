import type { ComponentProps, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { FormError } from "#src/ui/notice.tsx";

export interface FormView<Name extends string> {
  next: string;
  values: Partial<Record<Name, string>>;
  errors: Partial<Record<Name, string>>;
  message?: string;
  pending: boolean;
  field(name: Name): UseFormRegisterReturn;
  onSubmit: ComponentProps<"form">["onSubmit"];
}

interface AccountFormProps extends Partial<
  Pick<FormView<string>, "next" | "message" | "pending" | "onSubmit">
> {
  action: string;
  token?: string;
  submit: string;
  pendingLabel?: string;
  children: ReactNode;
  after?: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { action, next, token, message, submit, pending, pendingLabel, onSubmit, children, after } = props;
  return (
    <form method="post" action={href(action)} noValidate onSubmit={onSubmit} className="grid gap-4">
      {next && <input type="hidden" name="next" value={next} />}
      {token && <input type="hidden" name="token" value={token} />}
      <FormError>{message}</FormError>
      {children}
      <Button type="submit" size={52} block pending={pending} pendingLabel={pendingLabel} className="mt-2">
        {submit}
      </Button>
      {after}
    </form>
  );
}
