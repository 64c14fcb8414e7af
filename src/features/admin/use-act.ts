import { ApiError, send, toldBy } from "#src/client/api.ts";
import { complain } from "#src/client/complain.ts";
import { useMutation, useQueryClient } from "#src/client/queries.ts";
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

/** Carries out what an admin does, says how it went, and renews every list that begins with `key`. */
export function useAct(key: string) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: ({ method, path, body }: Act) => send(method, `/api/admin${path}`, body),
    onSuccess: async (_, { done }) => {
      // Told once the list is as the act left it: the next act goes by what is shown.
      await client.invalidateQueries({ queryKey: [key] });
      toast({ title: t.success(), description: done(), tone: "good" });
    },
    onError: async (error, { failed }) => {
      const [field] = error instanceof ApiError ? Object.values(error.fields) : [];
      const told = field ?? toldBy(error, "");
      // What was refused may look different by now.
      await client.invalidateQueries({ queryKey: [key] });
      complain(error, told, failed());
    },
  });
  return {
    /** The path that is being acted on. */
    pending: sending.isPending ? sending.variables.path : null,
    /** Does nothing while another is on its way. */
    act: (act: Act, on?: { onSuccess?: () => void; onError?: (error: Error) => void }) =>
      !sending.isPending && sending.mutate(act, on),
  };
}

export type Acts = ReturnType<typeof useAct>;
