import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { t } from "#t";

interface ConfirmProps {
  id: string;
  title: string;
  /** What it is done to. */
  about?: ReactNode;
  /** The button that does it. */
  verb: string;
  /** The button that does not; "Cancel" where nothing else is said. */
  keep?: string;
  /** With what was typed into `fields`, which stays there. */
  onConfirm: (typed: FormData) => void;
  /** What follows from it. */
  children: ReactNode;
  fields?: ReactNode;
}

/** Asks once more before something that many feel: opened by a button that names its `id`. */
export const Confirm = ({ id, title, about, verb, keep, onConfirm, children, fields }: ConfirmProps) => (
  <Dialog
    id={id}
    title={title}
    text={about && <bdi dir="auto">{about}</bdi>}
    width="s"
    footer={
      <>
        <DialogClose dialog={id}>{keep ?? t.cancel()}</DialogClose>
        <Button variant="danger-solid" type="submit" form={`${id}-form`}>
          {verb}
        </Button>
      </>
    }
  >
    <form
      id={`${id}-form`}
      method="dialog"
      className="grid gap-4"
      onSubmit={(event) => onConfirm(new FormData(event.currentTarget))}
    >
      <p>{children}</p>
      {fields}
    </form>
  </Dialog>
);
