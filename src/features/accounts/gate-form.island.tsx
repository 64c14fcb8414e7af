import { useEffect, useRef, useState, type FormEvent } from "react";
import { call, userMessage } from "#src/client/api.ts";
import { localStore } from "#src/client/browser-store.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { GateForm } from "./parts/gate-form.tsx";

// Only for scripts of ours that want to know; the server goes by its own signed cookie.
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = passwordIn(event.currentTarget);
    if (password && !pending) verifying.mutate(password);
  };
  return (
    <GateForm
      ref={form}
      next={next}
      error={
        verifying.isIdle
          ? error
          : verifying.error
            ? userMessage(verifying.error, t.somethingBroke())
            : undefined
      }
      pending={pending}
      disabled={empty || pending}
      onInput={(event) => setEmpty(passwordIn(event.currentTarget) === "")}
      onSubmit={submit}
    />
  );
}
