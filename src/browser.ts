import type { ComponentType } from "react";
import { localStore } from "./client/browser-store.ts";
import { takeNextToast } from "./client/next-toast.ts";

// All the script that a guest's page loads at first: React loads when an island wakes.
type Wake = "load" | "idle" | "visible" | "interaction";

interface Island {
  default: ComponentType<Record<string, unknown>>;
}

const awake = new WeakMap<HTMLElement, Promise<void>>();

/** Fetches and hydrates an island, once; resolves when its handlers are in place. */
function wake(section: HTMLElement): Promise<void> {
  const begun = awake.get(section);
  if (begun) return begun;
  const scripts = section.dataset.scripts?.split(" ") ?? [];
  scripts.forEach(preload);
  const waking = Promise.all([
    import(scripts[0] ?? "") as Promise<Island>,
    import("./client/hydrate.tsx"),
  ]).then(([island, { hydrate }]) => hydrate(section, island.default));
  awake.set(section, waking);
  waking.then(
    () => (section.dataset.awake = ""),
    // After a failed download, as without a network, the next touch tries again.
    () => {
      awake.delete(section);
      wakeOnTouch(section);
    },
  );
  return waking;
}

/** Fetches a script without waiting for the one that imports it. */
function preload(address: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}

const wakeOnTouch = (section: HTMLElement) => {
  const events = ["pointerover", "pointerdown", "focusin", "input"];
  const now = () => {
    for (const event of events) section.removeEventListener(event, now, true);
    void wake(section).catch(() => undefined);
  };
  for (const event of events) section.addEventListener(event, now, { passive: true, capture: true });
};

function arrange(section: HTMLElement): void {
  const now = () => void wake(section).catch(() => undefined);
  switch (section.dataset.when as Wake) {
    case "load":
      return now();
    case "idle":
      return void ("requestIdleCallback" in window ? requestIdleCallback(now) : setTimeout(now, 200));
    case "visible": {
      const seen = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          seen.disconnect();
          now();
        },
        { rootMargin: "200px" },
      );
      return seen.observe(section);
    }
    default:
      wakeOnTouch(section);
  }
}

document.querySelectorAll<HTMLElement>("[data-island]").forEach(arrange);

// On a touch screen the first tap comes before the island is awake: `data-hold` makes it wait, for a short time.
const HOLD_MS = 4000;

async function tapAgainAwake(held: HTMLElement, section: HTMLElement): Promise<void> {
  held.ariaBusy = "true";
  const late = new Promise((resolve) => setTimeout(resolve, HOLD_MS));
  await Promise.race([wake(section), late]).catch(() => undefined);
  held.ariaBusy = null;
  section.dataset.awake = "";
  held.click();
}

document.addEventListener(
  "click",
  (event) => {
    const held = (event.target as Element).closest<HTMLElement>(
      "[data-hold] a, [data-hold] button, a[data-hold]",
    );
    const section = held?.closest<HTMLElement>("[data-island]:not([data-awake])");
    if (!held || !section || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void tapAgainAwake(held, section);
  },
  { capture: true },
);

const left = takeNextToast();
if (left) void import("./client/toast.ts").then(({ toast }) => toast(left));

// Tooltips need a pointer that can hover.
if (matchMedia("(hover: hover)").matches) {
  const events = ["pointerover", "focusin"];
  const load = (first: Event) => {
    for (const name of events) document.removeEventListener(name, load);
    void import("./client/tooltips.ts").then(({ startTooltips }) => startTooltips(first));
  };
  for (const name of events) document.addEventListener(name, load);
}

// Browsers without invoker commands: the same buttons open and close their dialogs.
if (!("commandForElement" in HTMLButtonElement.prototype))
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });

// Hearts: their script loads at the first press, or at once where something is saved already.
const hearts = () => import("./features/favorites/hearts.ts");
const isSaved = () => Boolean(localStore.read("favorites"));
const markHearts = () => void hearts().then(({ markSaved }) => markSaved());
const { signedIn } = document.documentElement.dataset;
if (signedIn !== undefined || isSaved() || document.getElementById("favorites-list")) markHearts();
addEventListener("storage", ({ key }: StorageEvent) => {
  if (key === "favorites") markHearts();
});
document.addEventListener("click", (event) => {
  const heart = (event.target as Element).closest<HTMLButtonElement>("[data-favorite]");
  if (!heart) return;
  event.preventDefault();
  // Without its script a heart submits the form of the page.
  void hearts().then(
    ({ pressHeart }) => pressHeart(heart),
    () => heart.form?.requestSubmit(heart),
  );
});

// Recently viewed: on the pages of listings, and wherever there is something to show.
const viewed = document.getElementById("viewed");
if (viewed && (viewed.dataset.listing || localStore.read("viewed")))
  void import("./features/viewed/strip.ts");

// A skipped view transition is no error. It rejects with a DOMException that names the transition, often before this
// script could listen to the transition itself.
addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

// A page restored from the back/forward cache may belong to somebody who has signed out since.
addEventListener("pageshow", (event: PageTransitionEvent) => {
  if (!event.persisted) return;
  if (signedIn !== undefined) location.reload();
  else if (isSaved()) markHearts();
});

// After the page has loaded. Where the browser enforces trusted types, the address needs a policy.
if ("serviceWorker" in navigator)
  addEventListener("load", () => {
    const policy = window.trustedTypes?.createPolicy("worker", { createScriptURL: (address) => address });
    const address = "/sw.js";
    // Some browsers refuse, as in a private window: then there is no offline page.
    void navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
  });
