import { ApiError, send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { queryClient } from "#src/client/query-client.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { toast } from "#src/ui/toast.ts";
import { t } from "#t";

export interface Act {
  method: "PATCH" | "DELETE" | "POST";
  /** Under `/api/admin`. */
  path: string;
  body?: object;
  done: () => string;
  failed: () => string;
}

/** Sends what an admin does, shows the outcome in a toast, and refetches every list whose key begins with `key`. */
export function useAct(key: string) {
  const sending = useMutation({
    mutationFn: ({ method, path, body }: Act) => send(method, `/api/admin${path}`, body),
    onSuccess: async (_, { done }) => {
      // The toast comes after the refetch: the next action starts from the list that is shown.
      await queryClient().invalidateQueries({ queryKey: [key] });
      toast({ title: t.success(), description: done(), tone: "good" });
    },
    onError: async (error, { failed }) => {
      const [field] = error instanceof ApiError ? Object.values(error.fields) : [];
      const description = field ?? userMessage(error, "");
      // The refused listing or user may have changed meanwhile.
      await queryClient().invalidateQueries({ queryKey: [key] });
      toast(failureToast(error, description, failed()));
    },
  });
  return {
    /** The path that is being acted on. */
    pending: sending.isPending ? sending.variables.path : null,
    /** Does nothing while another call is pending. */
    act: (act: Act, on?: { onSuccess?: () => void; onError?: (error: Error) => void }) =>
      !sending.isPending && sending.mutate(act, on),
  };
}

export type Acts = ReturnType<typeof useAct>;
