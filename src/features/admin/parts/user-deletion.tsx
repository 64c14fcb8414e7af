import { useState } from "react";
import { ApiError } from "#src/client/api.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import type { UserRowProps } from "./user-row.tsx";

/** Deletes a user, once the email is typed by hand. */
export function UserDeletion({ user: { id }, acts }: UserRowProps) {
  const [error, setError] = useState<string>();
  const deletion = (email: string) => ({
    method: "DELETE" as const,
    path: `/users/${id}`,
    body: { email },
    done: t.adminUserDeleted,
    failed: t.adminUserDeleteFailed,
  });
  return (
    <form
      noValidate
      className="mt-4 flex flex-wrap items-end gap-2 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        acts.act(deletion(String(new FormData(event.currentTarget).get("email"))), {
          onError: (refused) => setError(refused instanceof ApiError ? refused.fields.email : undefined),
        });
      }}
    >
      <p className="basis-full text-14 text-ink-soft">{t.adminDeleteUserText()}</p>
      <Field label={t.adminTypeEmail()} error={error} className="min-w-0 flex-1 basis-60">
        <Input type="email" name="email" size={44} required autoComplete="off" />
      </Field>
      <Button type="submit" variant="danger-solid" className="px-3 text-14">
        {t.adminDeleteUser()}
      </Button>
    </form>
  );
}
