import { CodeField } from "#src/features/accounts/parts/code-field.tsx";
import { NewPasswordFields } from "#src/features/accounts/parts/new-password-fields.tsx";
import { Field } from "#src/ui/field.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";
import type { Refused } from "../schema.ts";
import { useSaving } from "../use-saving.ts";
import { SettingsCard, SettingsForm } from "./settings-card.tsx";

interface PasswordPartProps {
  asksCode: boolean;
  min: number;
  refused?: Refused;
  onChanged(): void;
}

export function PasswordPart({ asksCode, min, refused, onChanged }: PasswordPartProps) {
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
          <NewPasswordFields
            label={t.resetPassword()}
            confirmLabel={t.resetConfirm()}
            errors={errors}
            min={min}
          />
        </div>
        {asksCode && <CodeField hint={t.codeHint()} error={errors.code} />}
      </SettingsForm>
    </SettingsCard>
  );
}
