import { useState } from "react";
import { ApiError } from "#src/client/api.ts";
import { formatPhone } from "#src/core/phone.ts";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { t } from "#t";
import type { AdminUser } from "../shapes.ts";
import type { UserPatch } from "../schema.ts";
import { Confirm } from "./confirm.tsx";
import { SmallButton } from "./small-button.tsx";
import type { UserRowProps } from "./user-row.tsx";
import { NoteFields, notesIn } from "./verdict-dialog.tsx";

export function UserMore({ user, calls, open }: UserRowProps) {
  const texts = { done: t.adminUserUpdated(), failed: t.adminUserFailed() };
  const change = (body: UserPatch) => calls.send("PATCH", `/users/${user.id}`, body, texts);
  return (
    <details className="flex-none self-end open:basis-full" open={open}>
      <summary className="link text-14">
        {t.more()}
        <span className="sr-only">
          : <bdi>{user.name}</bdi>
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
          <SmallButton type="submit" variant="tint">
            {t.adminNoteSave()}
          </SmallButton>
          <UserButtons user={user} onChange={change} />
        </div>
      </form>
      <UserQuestions user={user} onChange={change} />
      {open && <UserDeletion user={user} calls={calls} />}
    </details>
  );
}

interface UserChangesProps {
  user: AdminUser;
  onChange: (change: UserPatch) => void;
}

const callOf = ({ id }: AdminUser) => `call-${id}`;
const promotionOf = ({ id }: AdminUser) => `promote-${id}`;
const suspensionOf = ({ id }: AdminUser) => `suspend-${id}`;

function UserButtons({ user, onChange }: UserChangesProps) {
  const { id, phone, phoneConfirmedAt, verified, role, isActive } = user;
  return (
    <>
      <ButtonLink href={href(`/dashboard/listings?seller=${id}`)} variant="quiet" className="px-3 text-14">
        {t.adminSeeListings()}
      </ButtonLink>
      <SmallButton onClick={() => onChange({ verified: !verified })}>
        {verified ? t.adminUnverifySeller() : t.adminVerifySeller()}
      </SmallButton>
      {phone && (
        <SmallButton
          {...(phoneConfirmedAt === null
            ? { command: "show-modal", commandfor: callOf(user) }
            : { onClick: () => onChange({ confirmedPhone: null }) })}
        >
          {phoneConfirmedAt === null ? t.adminConfirmPhone() : t.adminUnconfirmPhone()}
        </SmallButton>
      )}
      {role === "admin" && (
        <SmallButton onClick={() => onChange({ role: "user" })}>{t.adminMakeUser()}</SmallButton>
      )}
      {role !== "admin" && isActive && (
        <SmallButton command="show-modal" commandfor={promotionOf(user)}>
          {t.adminMakeAdmin()}
        </SmallButton>
      )}
      {isActive ? (
        <SmallButton variant="danger" command="show-modal" commandfor={suspensionOf(user)}>
          {t.adminSuspend()}
        </SmallButton>
      ) : (
        <SmallButton onClick={() => onChange({ isActive: true })}>{t.adminRestore()}</SmallButton>
      )}
    </>
  );
}

const UserQuestions = ({ user, onChange }: UserChangesProps) => (
  <>
    {user.phone && (
      <Confirm
        id={callOf(user)}
        title={t.adminConfirmPhoneTitle()}
        about={user.name}
        verb={t.adminConfirmPhone()}
        onConfirm={(typed) => onChange({ confirmedPhone: user.phone, callNote: String(typed.get("note")) })}
        fields={
          <Field label={t.adminCallNote()} optional>
            <Textarea name="note" rows={2} maxLength={1000} />
          </Field>
        }
      >
        {t.adminConfirmPhoneText(formatPhone(user.phone))}
      </Confirm>
    )}
    <Confirm
      id={promotionOf(user)}
      title={t.adminMakeAdminTitle()}
      about={user.name}
      verb={t.adminMakeAdmin()}
      onConfirm={() => onChange({ role: "admin" })}
    >
      {t.adminMakeAdminText()}
    </Confirm>
    <Confirm
      id={suspensionOf(user)}
      title={t.adminSuspendTitle()}
      about={user.name}
      verb={t.adminSuspend()}
      onConfirm={(typed) => onChange({ isActive: false, ...notesIn(typed) })}
      fields={<NoteFields legend={t.adminSuspendNote()} language={user.language} />}
    >
      {t.adminSuspendText()}
    </Confirm>
  </>
);

function UserDeletion({ user: { id }, calls }: UserRowProps) {
  const [error, setError] = useState<string>();
  const texts = { done: t.adminUserDeleted(), failed: t.adminUserDeleteFailed() };
  return (
    <form
      noValidate
      className="mt-4 flex flex-wrap items-end gap-2 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        const email = String(new FormData(event.currentTarget).get("email"));
        calls.send("DELETE", `/users/${id}`, { email }, texts, {
          onError: (refused) => setError(refused instanceof ApiError ? refused.fields.email : undefined),
        });
      }}
    >
      <p className="basis-full text-14 text-ink-soft">{t.adminDeleteUserText()}</p>
      <Field label={t.adminTypeEmail()} error={error} className="min-w-0 flex-1 basis-60">
        <Input type="email" name="email" size={44} required autoComplete="off" />
      </Field>
      <SmallButton type="submit" variant="danger-solid">
        {t.deleteAccount()}
      </SmallButton>
    </form>
  );
}
