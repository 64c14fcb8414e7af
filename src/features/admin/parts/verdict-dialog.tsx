import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog, DialogClose } from "#src/ui/dialog.tsx";
import { t } from "#t";
import type { Acts } from "../use-act.ts";
import { useVerdict, type VerdictStart } from "../use-verdict.ts";
import { VerdictFields } from "./verdict-fields.tsx";

interface VerdictDialogProps {
  asked: VerdictStart | undefined;
  acts: Acts;
  onClose: () => void;
}

const ID = "verdict";
const WORDS = {
  rejected: { title: () => t.reviewRejectTitle(), act: () => t.reviewReject() },
  hidden: { title: () => t.reviewHideTitle(), act: () => t.reviewHide() },
  suspend: { title: () => t.reviewSuspendTitle(), act: () => t.reviewSuspend() },
};

/** Asks for the reason of a rejection or hiding, or why a seller is suspended. */
export function VerdictDialog({ asked, acts, onClose }: VerdictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { errors, forget, decide } = useVerdict(acts);
  // What was typed about a listing stays when the dialog is closed to look at it again.
  const [last, setLast] = useState("");
  const open = useEffectEvent(({ listing }: VerdictStart) => {
    dialog.current?.showModal();
    setLast(listing.id);
    forget();
  });
  useEffect(() => {
    if (asked) open(asked);
  }, [asked]);

  const { title, act } = WORDS[asked?.verdict ?? "rejected"];
  const { listing } = asked ?? {};
  return (
    <Dialog
      ref={dialog}
      id={ID}
      title={title()}
      text={<bdi dir="auto">{asked?.verdict === "suspend" ? listing?.seller.name : listing?.title}</bdi>}
      onClose={onClose}
      footer={
        <>
          <DialogClose dialog={ID}>{t.cancel()}</DialogClose>
          <Button variant="danger-solid" type="submit" form="verdict-form" pending={acts.pending !== null}>
            {act()}
          </Button>
        </>
      }
    >
      <form
        id="verdict-form"
        noValidate
        key={last}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          if (!asked) return;
          decide(asked, new FormData(form), () => {
            form.reset();
            dialog.current?.close();
          });
        }}
      >
        <VerdictFields asked={asked} errors={errors} />
      </form>
    </Dialog>
  );
}
