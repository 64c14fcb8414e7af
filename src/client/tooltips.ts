/** A tooltip shows after `delayMs`, or at once within `skipDelayMs` of the last one. */
export const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;

const GAP = 8;

let tip: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let over: Element | null = null;
let hiddenAt = -Infinity;

function namelessControl({ target }: Event): HTMLElement | null {
  const control = (target as Element).closest<HTMLElement>("a[aria-label], button[aria-label]");
  return control?.textContent?.trim() === "" ? control : null;
}

function show(control: HTMLElement): void {
  const dialog = document.querySelector("dialog[open]");
  if (!control.isConnected || (dialog && !dialog.contains(control))) return;
  if (!tip) {
    tip = document.createElement("div");
    tip.className = "tooltip";
    tip.popover = "manual";
    // Screen readers already announce the control's name.
    tip.ariaHidden = "true";
    document.body.append(tip);
  }
  tip.textContent = control.ariaLabel;
  tip.showPopover();
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - GAP;
  const x = Math.min(Math.max(at.x + (at.width - width) / 2, GAP), room);
  const below = at.bottom + GAP;
  const y = below + height > innerHeight ? at.top - height - GAP : below;
  tip.style.translate = `${x}px ${y}px`;
}

function hide(): void {
  clearTimeout(timer);
  over = null;
  if (!tip?.matches(":popover-open")) return;
  tip.hidePopover();
  hiddenAt = performance.now();
}

function rest(event: Event): void {
  const control = namelessControl(event);
  if (control === over) return;
  hide();
  over = control;
  if (!control) return;
  const delay = performance.now() - hiddenAt < TOOLTIP.skipDelayMs ? 0 : TOOLTIP.delayMs;
  timer = setTimeout(() => show(control), delay);
}

/** Shows names of icon-only controls on hover and keyboard focus. `first` is the event that loaded this. */
export function startTooltips(first: Event): void {
  rest(first);
  document.addEventListener("pointerover", rest);
  document.addEventListener("focusin", (event) => {
    const control = namelessControl(event);
    hide();
    if (control?.matches(":focus-visible")) show(control);
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  for (const name of ["pointerdown", "scroll"])
    document.addEventListener(name, hide, { capture: true, passive: true });
}
