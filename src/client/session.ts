import { fetchByKey } from "./api.ts";
import { queryClient } from "./query-client.ts";

/** Whether a user is signed in now; false if the check fails. */
export async function isSignedIn(): Promise<boolean> {
  const session = queryClient().fetchQuery({
    queryKey: ["/api/auth/me"],
    queryFn: ({ queryKey, signal }) => fetchByKey<object | null>(queryKey, signal, { on401: "null" }),
    staleTime: 0,
  });
  return (await session.catch(() => null)) !== null;
}
