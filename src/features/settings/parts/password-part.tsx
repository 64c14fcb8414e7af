import { Field } from "#src/ui/field.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";
import type { Refused } from "../settings-json.ts";
import { useSaving } from "../use-saving.ts";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsForm } from "./settings-form.tsx";

interface PasswordPartProps {
  refused?: Refused;
  /** Only this device is signed in any more. */
  onChanged(): void;
}

export function PasswordPart({ refused, onChanged }: PasswordPartProps) {
  const { errors, message, form } = useSaving({
    method: "POST",
    path: "/api/user/password",
    read: (typed) => Object.fromEntries(typed),
    done: () => t.settingsPasswordChanged(),
    onDone: (_, typed) => {
      typed.reset();
      onChanged();
    },
    refused,
  });
  return (
    <SettingsCard id="password" title={t.settingsPassword()} text={t.settingsPasswordText()}>
      <SettingsForm {...form} part="password" message={message} submit={t.settingsPasswordSubmit()}>
        <Field label={t.settingsPasswordCurrent()} error={errors.currentPassword} required>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t.resetPassword()}
            hint={errors.password ? undefined : t.accountPasswordHint()}
            error={errors.password}
            required
          >
            <PasswordInput name="password" autoComplete="new-password" />
          </Field>
          <Field label={t.resetConfirm()} error={errors.confirmPassword} required>
            <PasswordInput name="confirmPassword" autoComplete="new-password" />
          </Field>
        </div>
      </SettingsForm>
    </SettingsCard>
  );
}
