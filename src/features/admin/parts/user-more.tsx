import { useState } from "react";
import { ApiError } from "#src/client/api.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Textarea } from "#src/ui/textarea.tsx";
import { t } from "#t";
import type { UserPatch } from "../schema.ts";
import { Confirm } from "./confirm.tsx";
import { NoteFields, notesIn } from "./note-fields.tsx";
import type { UserRowProps } from "./user-row.tsx";

const SMALL = "px-3 text-14";

/** What is done more rarely with a user, folded away. */
export function UserMore({ user, acts, open }: UserRowProps) {
  const { id, name, verified, role, isActive, adminNote } = user;
  const [emailError, setEmailError] = useState<string>();
  const promotion = `promote-${id}`;
  const suspension = `suspend-${id}`;
  const change = (body: UserPatch) =>
    acts.act({
      method: "PATCH",
      path: `/users/${id}`,
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
          <bdi>{name}</bdi>
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
          <Textarea name="note" rows={2} maxLength={2000} defaultValue={adminNote ?? ""} />
        </Field>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" variant="tint" className={SMALL}>
            {t.adminNoteSave()}
          </Button>
          <ButtonLink href={href(`/dashboard/listings?seller=${id}`)} variant="quiet" className={SMALL}>
            {t.adminSeeListings()}
          </ButtonLink>
          <Button variant="quiet" className={SMALL} onClick={() => change({ verified: !verified })}>
            {verified ? t.adminUnverifySeller() : t.adminVerifySeller()}
          </Button>
          {role === "admin" ? (
            <Button variant="quiet" className={SMALL} onClick={() => change({ role: "user" })}>
              {t.adminMakeUser()}
            </Button>
          ) : (
            isActive && (
              <Button variant="quiet" className={SMALL} command="show-modal" commandfor={promotion}>
                {t.adminMakeAdmin()}
              </Button>
            )
          )}
          {isActive ? (
            <Button variant="danger" className={SMALL} command="show-modal" commandfor={suspension}>
              {t.adminSuspend()}
            </Button>
          ) : (
            <Button variant="quiet" className={SMALL} onClick={() => change({ isActive: true })}>
              {t.adminRestore()}
            </Button>
          )}
        </div>
      </form>
      <Confirm
        id={promotion}
        title={t.adminMakeAdminTitle()}
        about={name}
        verb={t.adminMakeAdmin()}
        onConfirm={() => change({ role: "admin" })}
      >
        {t.adminMakeAdminText()}
      </Confirm>
      <Confirm
        id={suspension}
        title={t.adminSuspendTitle()}
        about={name}
        verb={t.adminSuspend()}
        onConfirm={(typed) => change({ isActive: false, ...notesIn(typed) })}
        fields={<NoteFields legend={t.adminSuspendNote()} language={user.language} />}
      >
        {t.adminSuspendText()}
      </Confirm>
      <form
        noValidate
        className="mt-4 flex flex-wrap items-end gap-2 border-t border-line pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          setEmailError(undefined);
          acts.act(
            {
              method: "DELETE",
              path: `/users/${id}`,
              body: { email: String(new FormData(event.currentTarget).get("email")) },
              done: t.adminUserDeleted,
              failed: t.adminUserDeleteFailed,
            },
            { onError: (error) => setEmailError(error instanceof ApiError ? error.fields.email : undefined) },
          );
        }}
      >
        <p className="basis-full text-14 text-ink-soft">{t.adminDeleteUserText()}</p>
        <Field label={t.adminTypeEmail()} error={emailError} className="min-w-0 flex-1 basis-60">
          <Input type="email" name="email" size={44} required autoComplete="off" />
        </Field>
        <Button type="submit" variant="danger-solid" className={SMALL}>
          {t.adminDeleteUser()}
        </Button>
      </form>
    </details>
  );
}
