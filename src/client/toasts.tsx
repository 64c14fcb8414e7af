import { createRoot } from "react-dom/client";
import type { ToastMessage } from "#src/ui/toast.ts";
import { ToastHost } from "#src/ui/toast-host.tsx";
import { atom, getDefaultStore, useAtomValue } from "./atoms.ts";

/** The newest toast; every island and script of a page sets it. */
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
