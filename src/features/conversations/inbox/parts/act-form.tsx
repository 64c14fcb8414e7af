import { type ComponentProps, createContext, type ReactNode, use } from "react";
import type { Act } from "../../acts.ts";

/** The form that was refused and why; of an offer also the amount, with which its sheet is open. */
export interface Refused {
  act: string;
  text: string;
  amount?: string | undefined;
}

/** The address that the forms of a conversation post to. With scripts, `onSubmit` calls the API instead. */
interface Acts {
  action: string;
  onSubmit?: ComponentProps<"form">["onSubmit"];
  refused?: Refused | undefined;
}

export const Acts = createContext<Acts>({ action: "" });

interface ActFormProps extends Pick<ComponentProps<"form">, "id" | "className" | "noValidate"> {
  act: Act;
  /** The id of the offer that the form answers. */
  offer?: string | undefined;
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
