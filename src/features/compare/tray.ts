import { localStore, parseList } from "#src/client/browser-store.ts";
import { fetchFragment } from "#src/client/fragment.ts";
import { toast } from "#src/client/toast.ts";
import { COMPARE_KEY, MOST_COMPARED, readIds } from "./compared.ts";

const form = document.getElementById("compare") as HTMLFormElement | null;
const tray = document.createElement("aside");
tray.className = "tray";

const read = (): string[] => readIds(parseList(localStore.read(COMPARE_KEY)).join());

function write(ids: string[]): void {
  localStore.write(COMPARE_KEY, ids.length > 0 ? JSON.stringify(ids) : null);
  void show();
}

function mark(ids: string[]): void {
  for (const scale of document.querySelectorAll<HTMLButtonElement>("button[form=compare]")) {
    const pressed = String(ids.includes(scale.value));
    if (scale.ariaPressed !== pressed) scale.ariaPressed = pressed;
  }
}

let shown = "";
let fullText = "";

/** Marks the compare buttons, and shows the tray unless the page already compares these cars or is about plates. */
export async function show(): Promise<void> {
  const ids = read();
  mark(ids);
  if (!form || shown === ids.join()) return;
  shown = ids.join();
  const isHidden =
    ids.length === 0 ||
    document.getElementById("compared") !== null ||
    location.pathname.includes("/number-plates");
  if (isHidden) return tray.remove();
  const nodes = await fetchFragment(`${form.action}/tray?ids=${shown}`).catch(() => null);
  if (!nodes || shown !== ids.join()) return;
  tray.replaceChildren(...nodes);
  const { label = null, full = "" } = (tray.firstElementChild as HTMLElement).dataset;
  tray.ariaLabel = label;
  fullText = full;
  if (!tray.isConnected) document.body.append(tray);
  const left = [...tray.querySelectorAll<HTMLElement>("[data-compared]")].map(
    ({ dataset }) => dataset.compared,
  );
  // Some cars no longer exist.
  if (left.length < ids.length) write(ids.filter((id) => left.includes(id)));
}

export function pressScale({ value }: HTMLButtonElement): void {
  const ids = read();
  if (ids.includes(value)) return write(ids.filter((id) => id !== value));
  if (ids.length < MOST_COMPARED) return write([...ids, value]);
  toast({ title: fullText, tone: "bad" });
}

tray.addEventListener("click", ({ target }) => {
  const removed = (target as Element).closest<HTMLElement>("[data-remove]")?.dataset.remove;
  if (removed === undefined) return;
  write(removed === "" ? [] : read().filter((id) => id !== removed));
  // The button that had the focus was removed.
  document.getElementById("content")?.focus({ preventScroll: true });
});

// The tray takes over the cars that the page compares.
const compared = document.getElementById("compared")?.dataset.ids;
if (compared) write(readIds(compared));
new MutationObserver(() => mark(read())).observe(document.body, { childList: true, subtree: true });
void show();
