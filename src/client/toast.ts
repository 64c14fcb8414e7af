import { sessionStore } from "./browser-store.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  note?: string;
  tone?: "neutral" | "good" | "bad";
  /** A link that opens in a new tab. A toast with a link stays until it is closed. */
  link?: { href: string; label: string };
}

/** Replaces the current toast. The code that draws toasts is loaded with the first one, so offline there may be none. */
export const toast = (message: ToastMessage): void =>
  void import("./toasts.tsx").then(
    ({ showToast }) => showToast(message),
    () => undefined,
  );

const KEY = "toast";

export const toastOnNextPage = (message: ToastMessage): void =>
  sessionStore.write(KEY, JSON.stringify(message));

export function takeNextToast(): ToastMessage | null {
  const stored = sessionStore.read(KEY);
  sessionStore.write(KEY, null);
  return stored ? (JSON.parse(stored) as ToastMessage) : null;
}
