import { href } from "#src/i18n/paths.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { AccountForm, type FormView } from "./account-form.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

export type RegisterField = "name" | "email" | "phone" | "location" | "password" | "confirmPassword";

export function RegisterForm({ view }: { view: FormView<RegisterField> }) {
  const { values, errors, field } = view;
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
      <ContactFields {...{ values, errors, field }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NewPasswordFields
          label={t.accountPassword()}
          confirmLabel={t.accountConfirmPassword()}
          {...{ errors, field }}
        />
      </div>
    </AccountForm>
  );
}
