import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Textarea } from "#src/ui/textarea.tsx";
import { t } from "#t";
import type { UserPatch } from "../schema.ts";
import { UserButtons, UserQuestions } from "./user-changes.tsx";
import { UserDeletion } from "./user-deletion.tsx";
import type { UserRowProps } from "./user-row.tsx";

/** What is done more rarely with a user, folded away. */
export function UserMore({ user, acts, open }: UserRowProps) {
  const change = (body: UserPatch) =>
    acts.act({
      method: "PATCH",
      path: `/users/${user.id}`,
      body,
      done: t.adminUserUpdated,
      failed: t.adminUserFailed,
    });
  return (
    <details className="mt-2" open={open}>
      <summary className="link text-14">
        {t.adminMore()}
        <span className="sr-only">
          {" "}
          <bdi>{user.name}</bdi>
        </span>
      </summary>
      <form
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault();
          change({ adminNote: String(new FormData(event.currentTarget).get("note")) });
        }}
      >
        <Field label={t.adminNote()}>
          <Textarea name="note" rows={2} maxLength={2000} defaultValue={user.adminNote ?? ""} />
        </Field>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" variant="tint" className="px-3 text-14">
            {t.adminNoteSave()}
          </Button>
          <UserButtons user={user} onChange={change} />
        </div>
      </form>
      <UserQuestions user={user} onChange={change} />
      <UserDeletion user={user} acts={acts} />
    </details>
  );
}
