import { useForm } from "react-hook-form";
import type { input, output } from "zod/mini";
import { send } from "#src/client/api.ts";
import { lateRules } from "#src/client/late-rules.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { AccountForm } from "./parts/account-form.tsx";
import { ContactFields } from "./parts/contact-fields.tsx";
import { NewPasswordFields } from "./parts/new-password-fields.tsx";
import type { registerForm, Registration } from "./schema.ts";
import { type FormStart, useAccountForm } from "./use-account-form.ts";

const resolver = lateRules<input<typeof registerForm>, output<typeof registerForm>>(() =>
  import("./schema.ts").then(({ registerForm }) => registerForm),
);

const submit = ({ name, email, phone, location, password }: Registration) =>
  send("POST", "/api/auth/register", { name, email, phone, location, password });

type FieldName = "name" | "email" | "phone" | "location" | "password" | "confirmPassword";

export default function RegisterForm(start: FormStart<FieldName>) {
  const form = useForm<input<typeof registerForm>, unknown, output<typeof registerForm>>({ resolver });
  const view = useAccountForm(form, start, { submit, failed: t.registerFailed() });
  const { values, errors, field } = view;
  return (
    <AccountForm {...view} action="/register" submit={t.registerSubmit()} pendingLabel={t.registerPending()}>
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
