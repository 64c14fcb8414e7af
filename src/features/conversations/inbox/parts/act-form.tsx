import { type ComponentProps, createContext, type ReactNode, use } from "react";

export type Act =
  | "message"
  | "offer"
  | "counter"
  | "accept"
  | "decline"
  | "withdraw"
  | "answer"
  | "block"
  | "unblock"
  | "mute"
  | "unmute"
  | "hide"
  | "take"
  | "close"
  | "reopen";

/** Where the forms of a conversation post to, and what sends them without a new page once scripts run. */
interface Acts {
  action: string;
  pending: boolean;
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

export const Acts = createContext<Acts>({ action: "", pending: false });

interface ActFormProps extends Pick<ComponentProps<"form">, "id" | "className"> {
  act: Act;
  /** The message id of the offer that it is about. */
  offer?: string;
  children: ReactNode;
}

export function ActForm({ act, offer, children, ...form }: ActFormProps) {
  const { action, onSubmit } = use(Acts);
  return (
    <form method="post" action={action} onSubmit={onSubmit} {...form}>
      <input type="hidden" name="act" value={act} />
      {offer && <input type="hidden" name="offer" value={offer} />}
      {children}
    </form>
  );
}
