import type { ToastMessage } from "#src/ui/toast.ts";
import { sessionStore } from "./browser-store.ts";

const KEY = "toast";

/** Shows the toast on the next page of this tab. */
export const toastOnNextPage = (message: ToastMessage): void =>
  sessionStore.write(KEY, JSON.stringify(message));

/** The toast that the previous page left; removes it. */
export function takeNextToast(): ToastMessage | null {
  const stored = sessionStore.read(KEY);
  sessionStore.write(KEY, null);
  return stored ? (JSON.parse(stored) as ToastMessage) : null;
}
