import type { ComponentProps, ReactNode } from "react";
import { t } from "#t";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

const SHAPE = { dialog: "", sheet: "sheet", drawer: "drawer" } as const;
const CLOSE_AT = { dialog: "top-3", sheet: "top-4 sm:top-1.5", drawer: "top-1.5" } as const;
const WIDTH = { s: "[--dialog-width:440px]", m: "" } as const;

interface DialogProps extends Pick<ComponentProps<"dialog">, "ref" | "onClose" | "open"> {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** `sheet` opens at the bottom of a phone, `drawer` fills the end side of the screen. */
  shape?: keyof typeof SHAPE;
  width?: keyof typeof WIDTH;
}

/** A native modal dialog, opened by `<Button command="show-modal" commandfor={id}>` or `ref.current.showModal()`. */
export const Dialog = ({
  id,
  title,
  text,
  children,
  footer,
  shape = "dialog",
  width = "m",
  ref,
  onClose,
  open,
}: DialogProps) => (
  <dialog
    ref={ref}
    id={id}
    open={open}
    closedby="any"
    aria-labelledby={`${id}-title`}
    aria-describedby={text ? `${id}-text` : undefined}
    className={classNames(SHAPE[shape], WIDTH[width], open && "fixed inset-0 z-10")}
    onClose={onClose}
  >
    {shape === "sheet" && (
      <span className="flex-none w-10 h-1 mt-2 mx-auto rounded-full bg-track sm:hidden" />
    )}
    <h2
      id={`${id}-title`}
      tabIndex={-1}
      className={classNames(
        "flex-none ps-4 pe-14 text-20 outline-none sm:ps-6",
        shape === "dialog" ? "pt-5 pb-1" : "py-3 border-b border-line",
      )}
    >
      {title}
    </h2>
    <div className="flex-auto min-h-0 px-4 pt-2 pb-5 overflow-y-auto overscroll-contain sm:px-6 sm:pb-6">
      {text && (
        <p id={`${id}-text`} className="mb-4 text-15 text-ink-soft">
          {text}
        </p>
      )}
      {children}
    </div>
    {footer && <div className="dialog-foot">{footer}</div>}
    <IconButton
      icon="x"
      label={t.uiClose()}
      command="close"
      commandfor={id}
      className={classNames("absolute! end-2 sm:end-3", CLOSE_AT[shape])}
    />
  </dialog>
);

export const DialogClose = ({ dialog, children }: { dialog: string; children: ReactNode }) => (
  <Button variant="quiet" command="close" commandfor={dialog}>
    {children}
  </Button>
);
