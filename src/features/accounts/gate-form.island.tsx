import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { call, userMessage } from "#src/client/api.ts";
import { localStore } from "#src/client/browser-store.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";

// Only for other scripts: the server relies on its own signed cookie.
const FLAG = "betaAccess";

const passwordIn = (form: HTMLFormElement) => String(new FormData(form).get("password") ?? "");

export default function GateFormIsland({ next, error }: { next: string; error?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [empty, setEmpty] = useState(false);
  useEffect(() => {
    if (form.current) setEmpty(passwordIn(form.current) === "");
  }, []);
  const verifying = useMutation({
    mutationFn: (password: string) =>
      call(href("/gate"), {
        method: "POST",
        headers: { Accept: "application/json" },
        body: new URLSearchParams({ password }),
      }),
    onSuccess: () => {
      location.replace(next);
      localStore.write(FLAG, "true");
    },
    onError: () => form.current?.querySelector<HTMLElement>("[name=password]")?.focus(),
  });
  const pending = verifying.isPending || verifying.isSuccess;
  const refusal = verifying.isIdle
    ? error
    : verifying.error && userMessage(verifying.error, t.somethingBroke());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = passwordIn(event.currentTarget);
    if (password && !pending) verifying.mutate(password);
  };
  return (
    <form
      ref={form}
      method="post"
      action={href("/gate")}
      noValidate
      className="grid gap-4 text-start"
      onInput={(event) => setEmpty(passwordIn(event.currentTarget) === "")}
      onSubmit={submit}
    >
      <input type="hidden" name="next" value={next} />
      <Field
        label={t.accountPassword()}
        hideLabel
        error={refusal && <span role="alert">{refusal}</span>}
        required
      >
        <PasswordInput
          name="password"
          size={52}
          autoComplete="current-password"
          placeholder={t.gatePasswordPlaceholder()}
        />
      </Field>
      <Button
        type="submit"
        size={52}
        block
        disabled={empty || pending}
        pending={pending}
        pendingLabel={t.gatePending()}
        className="disabled:opacity-60"
      >
        {t.gateSubmit()}
      </Button>
    </form>
  );
}
