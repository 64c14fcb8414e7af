import * as Radix from "@radix-ui/react-toast";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { atom, getDefaultStore, useAtomValue } from "jotai";
import type { ToastMessage } from "./toast.ts";

export const TOAST = { durationMs: 5000, swipePx: 50, hotkey: "F8" } as const;

/** Toasts are swiped away in reading direction. Radix does not mirror it on right-to-left pages. */
export const swipeTowards = (direction: string): "left" | "right" => (direction === "rtl" ? "left" : "right");

const newest = atom<{ message: ToastMessage; number: number } | null>(null);

export function showToast(message: ToastMessage): void {
  const store = getDefaultStore();
  const last = store.get(newest);
  store.set(newest, { message, number: (last?.number ?? 0) + 1 });
  if (!last) mount();
}

function mount(): void {
  const host = document.createElement("div");
  document.body.append(host);
  createRoot(host).render(<Toasts />);
}

function Toasts() {
  const toast = useAtomValue(newest);
  return toast && <ToastHost {...toast} />;
}

const LOOK: Record<NonNullable<ToastMessage["tone"]>, { icon: IconName; colour: string }> = {
  neutral: { icon: "info", colour: "text-action" },
  good: { icon: "circle-check", colour: "text-good" },
  bad: { icon: "circle-alert", colour: "text-bad" },
};

/** The topmost modal dialog, because everything outside of it is inert; else the body. */
const place = (): Element => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

function ToastHost({ message, number }: { message: ToastMessage; number: number }) {
  const [shown, setShown] = useState(() => ({ number, at: place(), open: true }));
  if (shown.number !== number) setShown({ number, at: place(), open: true });

  useEffect(() => {
    const move = () => setShown((last) => ({ ...last, at: place() }));
    document.addEventListener("close", move, { capture: true });
    return () => document.removeEventListener("close", move, { capture: true });
  }, []);

  const { title, description, note, tone = "neutral", link } = message;
  const { icon, colour } = LOOK[tone];
  return createPortal(
    <Radix.Provider
      label={t.uiNotification()}
      swipeThreshold={TOAST.swipePx}
      swipeDirection={swipeTowards(document.documentElement.dir)}
    >
      <Radix.Root
        key={shown.number}
        open={shown.open}
        onOpenChange={(open) => setShown((last) => ({ ...last, open }))}
        duration={link ? Infinity : TOAST.durationMs}
        type={tone === "bad" ? "foreground" : "background"}
        className="toast"
      >
        {shown.at !== document.body && (
          <p role="alert" className="sr-only">
            {title} {description} {note}
          </p>
        )}
        <Icon name={icon} size={22} className={classNames("mt-0.5", colour)} />
        <div className="flex-1 min-w-0 py-0.5">
          <Radix.Title className="text-15 font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-0.5 text-14 text-ink-soft">{description}</Radix.Description>
          )}
          {note && (
            <p dir="auto" className="mt-2 text-14 whitespace-pre-line">
              {note}
            </p>
          )}
          {link && (
            <a href={link.href} target="_blank" className="link">
              {link.label}
            </a>
          )}
        </div>
        <Radix.Close aria-label={t.uiClose()} className="icon-btn -my-1.5 -me-2 text-ink-soft">
          <Icon name="x" size={19} />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={[TOAST.hotkey]}
        label={t.uiNotifications("{hotkey}")}
        className="toasts fixed z-50 top-0 end-0 w-full p-4 outline-none sm:top-auto sm:bottom-0 sm:max-w-[432px]"
      />
    </Radix.Provider>,
    shown.at,
  );
}
