import { t } from "#t";
import { UserRow } from "./parts/user-row.tsx";
import type { AdminUser } from "./shapes.ts";
import { useAdminCalls, useAdminList } from "./use-admin.ts";

interface UsersProps {
  query: string;
  first: { users: AdminUser[] };
  open?: boolean;
}

export default function AdminUsers({ query, first, open = false }: UsersProps) {
  const list = useAdminList(`users${query}`, first);
  const calls = useAdminCalls();
  if (list.users.length === 0) return <p className="panel p-5 text-ink-soft">{t.adminNobodyFound()}</p>;
  return (
    <ul className="grid gap-3">
      {list.users.map((user) => (
        <li key={user.id}>
          <UserRow user={user} calls={calls} open={open} />
        </li>
      ))}
    </ul>
  );
}
