import type { ReactNode } from "react";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";

interface FormButtonsProps {
  /** What the button that sends it says, and says meanwhile. */
  send: string;
  sending: string;
  pending: boolean;
  /** Where it leads when it is given up. */
  cancel: string;
  /** More buttons, between the two. */
  children?: ReactNode;
}

/** At the end of a listing's form. */
export const FormButtons = ({ send, sending, pending, cancel, children }: FormButtonsProps) => (
  <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-start">
    <Button type="submit" size={52} pending={pending} pendingLabel={sending} className="sm:min-w-55">
      {send}
    </Button>
    {children}
    <ButtonLink variant="quiet" size={52} href={cancel}>
      {t.cancel()}
    </ButtonLink>
  </div>
);
