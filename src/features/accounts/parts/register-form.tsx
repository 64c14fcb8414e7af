import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { AccountForm, type FormView } from "./account-form.tsx";

export type RegisterField = "name" | "email" | "phone" | "location" | "password" | "confirmPassword";

export function RegisterForm({ view }: { view: FormView<RegisterField> }) {
  const { values, errors, field } = view;
  const cities = CITIES.map((city) => ({ value: city, label: placeLabel(city, t.language()) }));
  return (
    <AccountForm
      action={href("/register")}
      view={view}
      submit={t.registerSubmit()}
      pendingLabel={t.registerPending()}
    >
      <Field label={t.accountName()} error={errors.name} required>
        <Input {...field("name")} autoComplete="name" defaultValue={values.name} />
      </Field>
      <Field label={t.accountEmail()} error={errors.email} required>
        <Input {...field("email")} type="email" autoComplete="email" defaultValue={values.email} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.accountPhone()} hint={t.accountPhoneHint()} error={errors.phone} optional>
          <Input
            {...field("phone")}
            type="tel"
            autoComplete="tel"
            placeholder="079 123 4567"
            defaultValue={values.phone}
          />
        </Field>
        <Field label={t.accountLocation()} error={errors.location} optional>
          <Select
            {...field("location")}
            options={cities}
            placeholder={t.accountLocationPlaceholder()}
            autoComplete="address-level2"
            defaultValue={values.location}
          />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t.accountPassword()}
          hint={errors.password ? undefined : t.accountPasswordHint()}
          error={errors.password}
          required
        >
          <PasswordInput {...field("password")} autoComplete="new-password" />
        </Field>
        <Field label={t.accountConfirmPassword()} error={errors.confirmPassword} required>
          <PasswordInput {...field("confirmPassword")} autoComplete="new-password" />
        </Field>
      </div>
    </AccountForm>
  );
}
