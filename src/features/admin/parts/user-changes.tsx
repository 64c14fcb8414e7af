import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";
import type { AdminUser } from "../admin-json.ts";
import type { UserPatch } from "../schema.ts";
import { Confirm } from "./confirm.tsx";
import { NoteFields, notesIn } from "./note-fields.tsx";

interface UserChangesProps {
  user: AdminUser;
  onChange: (change: UserPatch) => void;
}

const SMALL = "px-3 text-14";
const promotionOf = ({ id }: AdminUser) => `promote-${id}`;
const suspensionOf = ({ id }: AdminUser) => `suspend-${id}`;

/** What is changed of a user by a press; the graver changes ask first, by `UserQuestions`. */
export function UserButtons({ user, onChange }: UserChangesProps) {
  const { id, verified, role, isActive } = user;
  return (
    <>
      <ButtonLink href={href(`/dashboard/listings?seller=${id}`)} variant="quiet" className={SMALL}>
        {t.adminSeeListings()}
      </ButtonLink>
      <Button variant="quiet" className={SMALL} onClick={() => onChange({ verified: !verified })}>
        {verified ? t.adminUnverifySeller() : t.adminVerifySeller()}
      </Button>
      {role === "admin" ? (
        <Button variant="quiet" className={SMALL} onClick={() => onChange({ role: "user" })}>
          {t.adminMakeUser()}
        </Button>
      ) : (
        isActive && (
          <Button variant="quiet" className={SMALL} command="show-modal" commandfor={promotionOf(user)}>
            {t.adminMakeAdmin()}
          </Button>
        )
      )}
      {isActive ? (
        <Button variant="danger" className={SMALL} command="show-modal" commandfor={suspensionOf(user)}>
          {t.adminSuspend()}
        </Button>
      ) : (
        <Button variant="quiet" className={SMALL} onClick={() => onChange({ isActive: true })}>
          {t.adminRestore()}
        </Button>
      )}
    </>
  );
}

export const UserQuestions = ({ user, onChange }: UserChangesProps) => (
  <>
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
