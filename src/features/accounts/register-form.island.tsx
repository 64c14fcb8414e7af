import { useForm } from "react-hook-form";
import type { input, output } from "zod/mini";
import { send } from "#src/client/api.ts";
import { lateRules } from "#src/client/late-rules.ts";
import { t } from "#t";
import { RegisterForm, type RegisterField } from "./parts/register-form.tsx";
import type { Registration, registerForm } from "./schema.ts";
import { type FormStart, useAccountForm } from "./use-account-form.ts";

const resolver = lateRules<input<typeof registerForm>, output<typeof registerForm>>(() =>
  import("./schema.ts").then(({ registerForm }) => registerForm),
);

const submit = ({ name, email, phone, location, password }: Registration) =>
  send("POST", "/api/auth/register", { name, email, phone, location, password });

export default function RegisterFormIsland(start: FormStart<RegisterField>) {
  const form = useForm<input<typeof registerForm>, unknown, output<typeof registerForm>>({
    resolver,
  });
  return <RegisterForm view={useAccountForm(form, start, { submit, failed: t.registerFailed() })} />;
}
