import type { ToastMessage } from "#src/ui/toast.ts";

const KEY = "toast";

/** Shows the toast on the page that is opened next. */
export const toastOnNextPage = (message: ToastMessage): void =>
  sessionStorage.setItem(KEY, JSON.stringify(message));

/** The toast that the last page left behind, once. */
export function takeNextToast(): ToastMessage | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored ? (JSON.parse(stored) as ToastMessage) : null;
}
