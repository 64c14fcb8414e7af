import { ApiError, fetchByKey, send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { queryClient } from "#src/client/query-client.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { useQuery } from "#src/client/use-query.ts";
import { toast } from "#src/client/toast.ts";
import { t } from "#t";

/** The first part of all query keys in the panel, so that every call can refetch them all. */
export const ADMIN_KEY = "/api/admin";

export function useAdminList<List>(path: string, first: List): List {
  const { data } = useQuery({
    queryKey: [ADMIN_KEY, path],
    queryFn: ({ queryKey, signal }) => fetchByKey<List>(queryKey, signal),
    initialData: first,
  });
  return data ?? first;
}

interface Call {
  method: "PATCH" | "DELETE" | "POST";
  path: string;
  body: object;
  done: string;
  failed: string;
}

export function useAdminCalls() {
  const sending = useMutation({
    mutationFn: ({ method, path, body }: Call) => send(method, ADMIN_KEY + path, body),
    onSuccess: async (_, { done }) => {
      // Wait for the refetch before the toast, so that the next action starts from the current list.
      await queryClient().invalidateQueries({ queryKey: [ADMIN_KEY] });
      toast({ title: t.success(), description: done, tone: "good" });
    },
    onError: async (error, { failed }) => {
      const [field] = error instanceof ApiError ? Object.values(error.fields) : [];
      const description = field ?? userMessage(error, "");
      // The listing or user may have changed, which caused the refusal.
      await queryClient().invalidateQueries({ queryKey: [ADMIN_KEY] });
      toast(failureToast(error, description, failed));
    },
  });
  return {
    pending: sending.isPending ? sending.variables.path : null,
    /** Does nothing while another call is pending. */
    send: (
      method: Call["method"],
      path: string,
      body: object,
      texts: Pick<Call, "done" | "failed">,
      callbacks?: { onSuccess?: () => void; onError?: (error: Error) => void },
    ) => {
      if (!sending.isPending) sending.mutate({ method, path, body, ...texts }, callbacks);
    },
  };
}

export type AdminCalls = ReturnType<typeof useAdminCalls>;
