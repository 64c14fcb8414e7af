import type { ComponentProps, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "#src/ui/button.tsx";
import { FormError } from "#src/ui/form-error.tsx";

/** What a form shows, and how its fields are wired. */
export interface FormView<Name extends string> {
  next: string;
  /** What was typed before, without passwords. */
  values: Partial<Record<Name, string>>;
  errors: Partial<Record<Name, string>>;
  /** Why the whole form was refused. */
  message?: string;
  pending: boolean;
  field(name: Name): UseFormRegisterReturn;
  onSubmit: ComponentProps<"form">["onSubmit"];
}

interface AccountFormProps {
  action: string;
  view: Pick<FormView<string>, "next" | "message" | "pending" | "onSubmit">;
  submit: string;
  pendingLabel: string;
  children: ReactNode;
}

export function AccountForm({ action, view, submit, pendingLabel, children }: AccountFormProps) {
  return (
    <form method="post" action={action} noValidate onSubmit={view.onSubmit} className="grid gap-4">
      <input type="hidden" name="next" value={view.next} />
      <FormError>{view.message}</FormError>
      {children}
      <Button
        type="submit"
        size={52}
        block
        pending={view.pending}
        pendingLabel={pendingLabel}
        className="mt-2"
      >
        {submit}
      </Button>
    </form>
  );
}
