import { useState } from "react";

interface Sending<Given, Answer> {
  send: (given: Given) => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
  onError?: (error: unknown) => void;
}

type State<Answer> =
  | { is: "idle" | "pending"; data?: undefined; error?: undefined }
  | { is: "sent"; data: Answer; error?: undefined }
  | { is: "failed"; data?: undefined; error: unknown };

/** One call at a time that somebody makes, and how it went. */
export function useSending<Given, Answer>({ send, onSuccess, onError }: Sending<Given, Answer>) {
  const [state, setState] = useState<State<Answer>>({ is: "idle" });
  const start = async (given: Given) => {
    setState({ is: "pending" });
    let data: Answer;
    try {
      data = await send(given);
    } catch (error) {
      setState({ is: "failed", error });
      onError?.(error);
      return;
    }
    setState({ is: "sent", data });
    onSuccess?.(data);
  };
  return {
    data: state.data,
    error: state.error,
    isIdle: state.is === "idle",
    isPending: state.is === "pending",
    isSuccess: state.is === "sent",
    start: (given: Given) => void start(given),
  };
}
