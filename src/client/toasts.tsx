import { createRoot } from "react-dom/client";
import type { ToastMessage } from "#src/ui/toast.ts";
import { ToastHost } from "#src/ui/toast-host.tsx";

/** Adds the one place where toasts appear; loaded with the first of them. */
export function mountToasts(first: ToastMessage): void {
  const host = document.createElement("div");
  document.body.append(host);
  createRoot(host).render(<ToastHost first={first} />);
}
