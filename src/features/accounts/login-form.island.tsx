import { useForm } from "react-hook-form";
import { send } from "#src/client/api.ts";
import { href } from "#src/i18n/paths.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";
import { AccountForm } from "./parts/account-form.tsx";
import type { Credentials } from "./schema.ts";
import { codePath, signedInPath } from "./signed-in-path.ts";
import { type FormStart, useAccountForm } from "./use-account-form.ts";

type Answer = { awaitsCode?: boolean };

const submit = (given: Credentials) => send<Answer>("POST", "/api/auth/login", given);

export default function LoginForm(start: FormStart<"email" | "password">) {
  // Keeps the schema out of this page's script: "required" is the only rule.
  const rules = { required: t.fieldRequired() };
  const opens = ({ awaitsCode }: Answer) => (awaitsCode ? codePath : signedInPath)(start.next);
  const failed = t.loginFailed();
  const view = useAccountForm(useForm<Credentials>(), start, { submit, opens, failed, rules });
  const { values, errors, field } = view;
  return (
    <AccountForm {...view} action="/login" submit={t.loginSubmit()} pendingLabel={t.loginPending()}>
      <Field label={t.accountEmail()} error={errors.email} required>
        <Input {...field("email")} type="email" autoComplete="username" defaultValue={values.email} />
      </Field>
      <Field label={t.accountPassword()} error={errors.password} required>
        <PasswordInput {...field("password")} autoComplete="current-password" />
      </Field>
      <a href={href("/forgot-password")} className="link -my-3 justify-self-start">
        {t.forgotTitle()}
      </a>
    </AccountForm>
  );
}
