import type { ReactNode } from "react";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { t } from "#t";

interface ActFormProps {
  action: string;
  act(): unknown;
  children: ReactNode;
}

/** A form for one button, which is submitted only without scripts. */
export const ActForm = ({ action, act, children }: ActFormProps) => (
  <form
    method="post"
    action={action}
    onSubmit={(event) => {
      event.preventDefault();
      event.currentTarget.closest("dialog")?.close();
      act();
    }}
  >
    {children}
  </form>
);

interface DeleteDialogProps {
  id: string;
  title: string;
  name: string;
  text: string;
  children: ReactNode;
}

export const DeleteDialog = ({ id, title, name, text, children }: DeleteDialogProps) => (
  <Dialog
    id={id}
    title={title}
    text={<bdi dir="auto">{name}</bdi>}
    width="s"
    footer={
      <>
        <DialogClose dialog={id}>{t.listingKeep()}</DialogClose>
        {children}
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
