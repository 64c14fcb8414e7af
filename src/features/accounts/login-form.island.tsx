import { useForm } from "react-hook-form";
import { send } from "#src/client/api.ts";
import { t } from "#t";
import { LoginForm, type LoginField } from "./parts/login-form.tsx";
import type { Credentials } from "./schema.ts";
import { type FormStart, useAccountForm } from "./use-account-form.ts";

const submit = (given: Credentials) => send("POST", "/api/auth/login", given);

// "Required" is all there is to check, so the schema stays out of this page's script.
export default function LoginFormIsland(start: FormStart<LoginField>) {
  const form = useForm<Credentials>();
  const rules = { required: t.fieldRequired() };
  return <LoginForm view={useAccountForm(form, start, { submit, failed: t.loginFailed(), rules })} />;
}
