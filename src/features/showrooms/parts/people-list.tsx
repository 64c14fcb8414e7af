import { DEALER_ROLES } from "#src/auth/tables.ts";
import { href } from "#src/i18n/paths.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Button } from "#src/ui/button.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { DealerPerson } from "../shapes.ts";

export const roleOptions = () => DEALER_ROLES.map((value) => ({ value, label: t.dealerRole(value) }));

interface PeopleListProps {
  people: DealerPerson[];
  /** The id of whoever looks, who leaves elsewhere. */
  own: string;
  now: number;
}

export const PeopleList = ({ people, own, now }: PeopleListProps) => (
  <ul className="card divided">
    {people.map((person) => (
      <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <Avatar name={person.name ?? person.email} />
        <p className="min-w-0 flex-1 basis-50">
          <span className="block font-semibold wrap-anywhere">
            <bdi>{person.name ?? person.email}</bdi>
          </span>
          <span className="text-14 text-ink-soft">
            {person.name !== null && <bdi className="wrap-anywhere">{person.email}</bdi>}{" "}
            <span className="inline-block">{stateOf(person, now)}</span>
          </span>
        </p>
        {person.id === own || person.status === "invited" ? (
          <span className="badge badge-neutral">{t.dealerRole(person.role)}</span>
        ) : (
          <form
            method="post"
            action={href(`/dealer/people/${person.id}`)}
            className="flex flex-none items-center gap-2"
          >
            <Select
              name="role"
              size={44}
              aria-label={`${t.dealerRoleLabel()}: ${person.name}`}
              defaultValue={person.role}
              options={roleOptions()}
            />
            <Button type="submit" variant="outline">
              {t.save()}
            </Button>
          </form>
        )}
        {person.id !== own && <Removal {...person} />}
      </li>
    ))}
  </ul>
);

function stateOf({ expiresAt, seenAt }: DealerPerson, now: number): string {
  if (expiresAt === null) return seenAt === null ? "" : t.deviceSeen(t.formatAgo(seenAt, now));
  return expiresAt <= now ? t.dealerInvitationEnded() : t.dealerInvitedUntil(t.formatDate(expiresAt));
}

function Removal({ id, name, email, status }: DealerPerson) {
  const verb = status === "invited" ? t.dealerWithdraw() : t.dealerRemove();
  return (
    <details className="text-15 open:basis-full">
      <summary className="link text-bad">
        {verb}
        <span className="sr-only">
          : <bdi>{name ?? email}</bdi>
        </span>
      </summary>
      <Leaving
        {...{ id, verb }}
        text={status === "invited" ? t.dealerWithdrawText() : t.dealerRemoveText()}
      />
    </details>
  );
}

export const Leaving = ({ id, text, verb }: { id: string; text: string; verb: string }) => (
  <form method="post" action={href(`/dealer/people/${id}/remove`)}>
    <p className="my-2 text-ink-soft">{text}</p>
    <Button type="submit" variant="danger-solid">
      {verb}
    </Button>
  </form>
);
