import { fetchByKey } from "#src/client/api.ts";
import { useQuery } from "#src/client/use-query.ts";
import type { Page } from "#src/core/pagination.ts";
import { t } from "#t";
import type { AdminUser } from "./admin-json.ts";
import { UserRow } from "./parts/user-row.tsx";
import { useAct } from "./use-act.ts";

interface UsersProps {
  /** The list's query string, with its `?`. */
  query: string;
  first: Omit<Page<AdminUser>, "items"> & { users: AdminUser[] };
  /** All that can be done is in sight. */
  open?: boolean;
}

const KEY = "/api/admin";

/** The users of one page of the list, and what an admin can do with each. */
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
