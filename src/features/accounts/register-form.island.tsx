import { useForm } from "react-hook-form";
import type { input, output } from "zod/mini";
import { send } from "#src/client/api.ts";
import { lateRules } from "#src/client/late-rules.ts";
import { ConsentBox } from "#src/features/consents/parts/consent-box.tsx";
import { consentsIn } from "#src/features/consents/current.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { AccountForm } from "./parts/account-form.tsx";
import { ContactFields } from "./parts/contact-fields.tsx";
import { NewPasswordFields } from "./parts/new-password-fields.tsx";
import type { registerForm } from "./schema.ts";
import { type FormStart, useAccountForm } from "./use-account-form.ts";

const resolver = lateRules<input<typeof registerForm>, output<typeof registerForm>>(() =>
  import("./schema.ts").then(({ registerForm }) => registerForm),
);

const submit = ({ name, email, phone, location, password, ...boxes }: output<typeof registerForm>) =>
  send("POST", "/api/auth/register", { name, email, phone, location, password, consents: consentsIn(boxes) });

const BOXES = ["terms", "privacy", "newsletter"] as const;
type FieldName =
  | "name"
  | "email"
  | "phone"
  | "location"
  | "password"
  | "confirmPassword"
  | (typeof BOXES)[number];

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
      <fieldset className="mt-2 min-w-0">
        <legend className="text-17 font-semibold">{t.consentsTitle()}</legend>
        <p className="text-14 text-ink-soft">{t.consentsTitleText()}</p>
        <div className="panel mt-3 px-4">
          {BOXES.map((purpose) => (
            <ConsentBox
              key={purpose}
              {...field(purpose)}
              purpose={purpose}
              checked={values[purpose] === "yes"}
              error={errors[purpose]}
            />
          ))}
        </div>
      </fieldset>
    </AccountForm>
  );
}
