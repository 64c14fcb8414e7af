import type { ComponentProps } from "react";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";

interface GateFormProps extends Pick<ComponentProps<"form">, "ref" | "onSubmit" | "onInput"> {
  next: string;
  error?: string;
  pending: boolean;
  /** Always false before the script has loaded. */
  disabled: boolean;
}

export function GateForm({ next, error, pending, disabled, ...events }: GateFormProps) {
  return (
    <form {...events} method="post" action={href("/gate")} noValidate className="grid gap-4 text-start">
      <input type="hidden" name="next" value={next} />
      <Field label={t.gatePassword()} hideLabel error={error && <span role="alert">{error}</span>} required>
        <PasswordInput
          name="password"
          size={52}
          autoComplete="current-password"
          placeholder={t.gatePasswordPlaceholder()}
        />
      </Field>
      <Button
        type="submit"
        size={52}
        block
        disabled={disabled}
        pending={pending}
        pendingLabel={t.gatePending()}
        className="disabled:opacity-55"
      >
        {t.gateSubmit()}
      </Button>
    </form>
  );
}
