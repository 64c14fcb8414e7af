import type { ToastMessage } from "#src/ui/toast.ts";

/** Shows a toast, in place of the one on screen; what draws it loads with the first. */
export const toast = (message: ToastMessage): void =>
  void import("./toasts.tsx").then(({ showToast }) => showToast(message));
