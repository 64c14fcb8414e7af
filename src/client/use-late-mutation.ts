import { useRef, useState } from "react";

interface LateMutation<Answer, Given> {
  mutationFn: (given: Given) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
  onError: (error: unknown) => void;
}

type State = { status: "idle" | "pending" | "success" } | { status: "error"; error: unknown };

/** A mutation that loads TanStack Query on first use. Saves 7 kB of the 100 kB allowed at page load. */
export function useLateMutation<Answer, Given>(options: LateMutation<Answer, Given>) {
  const [state, show] = useState<State>({ status: "idle" });
  /** Unlike the state, it is current at once, so that the second click of a double click sends nothing. */
  const latest = useRef(state);
  const setState = (next: State) => {
    latest.current = next;
    show(next);
  };
  const run = async (given: Given) => {
    setState({ status: "pending" });
    let answer: Answer;
    try {
      const { queryClient } = await import("./query-client.ts");
      const client = queryClient();
      const { mutationFn } = options;
      const mutation = client.getMutationCache().build<Answer, Error, Given, unknown>(client, { mutationFn });
      answer = await mutation.execute(given);
    } catch (error) {
      setState({ status: "error", error });
      return options.onError(error);
    }
    setState({ status: "success" });
    options.onSuccess(answer);
  };
  const isOver = () => latest.current.status === "success";
  return {
    ...state,
    isOver,
    /** Does nothing while a call is pending and after it has succeeded. */
    mutate: (given: Given) => {
      if (latest.current.status !== "pending" && !isOver()) void run(given);
    },
  };
}
