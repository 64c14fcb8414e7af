import { fetchByKey } from "#src/client/api.ts";
import { useQuery } from "#src/client/queries.ts";
import type { Page } from "#src/core/pagination.ts";
import type { AdminUser } from "./admin-json.ts";
import { UserRow } from "./parts/user-row.tsx";
import { useAct } from "./use-act.ts";

interface UsersProps {
  /** The list's query string, with its `?`. */
  query: string;
  first: Omit<Page<AdminUser>, "items"> & { users: AdminUser[] };
}

const KEY = "/api/admin";

/** The users of one page of the list, and what an admin can do with each. */
export default function AdminUsers({ query, first }: UsersProps) {
  const { data } = useQuery({
    queryKey: [KEY, `users${query}`],
    queryFn: ({ queryKey, signal }) => fetchByKey<UsersProps["first"]>(queryKey, signal),
    initialData: first,
  });
  const acts = useAct(KEY);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {data.users.map((user) => (
        <li key={user.id}>
          <UserRow user={user} acts={acts} />
        </li>
      ))}
    </ul>
  );
}
