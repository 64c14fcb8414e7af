import type { Act } from "./parts/act-form.tsx";

type Call = [method: "POST" | "DELETE", path: string, body?: object];

/** The call of the API that does what a conversation's form would post. */
export function callOf(form: FormData): Call {
  const offer = `/offers/${form.get("offer")}`;
  const amount = form.get("amount");
  const calls: Record<Act, Call> = {
    message: ["POST", "/messages", { text: form.get("text"), photos: form.getAll("photos") }],
    offer: ["POST", "/offers", { amount }],
    counter: ["POST", `${offer}/counter`, { amount }],
    accept: ["POST", `${offer}/accept`, { reserve: form.has("reserve") }],
    decline: ["POST", `${offer}/decline`],
    withdraw: ["POST", `${offer}/withdraw`],
    answer: ["POST", "/answer", { answer: form.get("answer") }],
    block: ["POST", "/block"],
    unblock: ["DELETE", "/block"],
    mute: ["POST", "/mute"],
    unmute: ["DELETE", "/mute"],
    hide: ["DELETE", ""],
    take: ["POST", "/take"],
    close: ["POST", "/close"],
    reopen: ["DELETE", "/close"],
  };
  return calls[form.get("act") as Act];
}
