import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { t } from "#t";

interface ConfirmProps {
  id: string;
  title: string;
  about?: ReactNode;
  verb: string;
  keep?: string;
  onConfirm: (typed: FormData) => void;
  children: ReactNode;
  fields?: ReactNode;
}

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
