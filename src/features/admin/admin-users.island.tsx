import { fetchByKey } from "#src/client/api.ts";
import { useQuery } from "#src/client/use-query.ts";
import type { Page } from "#src/core/pagination.ts";
import { t } from "#t";
import type { AdminUser } from "./admin-json.ts";
import { UserRow } from "./parts/user-row.tsx";
import { useAct } from "./use-act.ts";

interface UsersProps {
  query: string;
  first: Omit<Page<AdminUser>, "items"> & { users: AdminUser[] };
  /** Shows the folded actions. */
  open?: boolean;
}

const KEY = "/api/admin";

export default function AdminUsers({ query, first, open = false }: UsersProps) {
  const { data } = useQuery({
    queryKey: [KEY, `users${query}`],
    queryFn: ({ queryKey, signal }) => fetchByKey<UsersProps["first"]>(queryKey, signal),
    initialData: first,
  });
  const acts = useAct(KEY);
  if (data.users.length === 0) return <p className="panel p-5 text-ink-soft">{t.adminNobodyFound()}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {data.users.map((user) => (
        <li key={user.id}>
          <UserRow user={user} acts={acts} open={open} />
        </li>
      ))}
    </ul>
  );
}
