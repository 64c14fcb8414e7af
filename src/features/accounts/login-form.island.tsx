import { useForm } from "react-hook-form";
import { send } from "#src/client/api.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { LoginForm, type LoginField } from "./parts/login-form.tsx";
import type { Credentials } from "./schema.ts";
import { type FormStart, useAccountForm } from "./use-account-form.ts";

type Answer = { awaitsCode?: boolean };

const submit = (given: Credentials) => send<Answer>("POST", "/api/auth/login", given);

// "Required" is all there is to check, so the schema stays out of this page's script.
export default function LoginFormIsland(start: FormStart<LoginField>) {
  const form = useForm<Credentials>();
  const rules = { required: t.fieldRequired() };
  const code = href(`/login/code?next=${encodeURIComponent(start.next)}`);
  const opens = ({ awaitsCode }: Answer) => (awaitsCode ? code : start.next);
  return <LoginForm view={useAccountForm(form, start, { submit, opens, failed: t.loginFailed(), rules })} />;
}
