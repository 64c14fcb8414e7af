import type { ComponentType } from "react";
import { localStore } from "./client/browser-store.ts";
import { takeNextToast, toast } from "./client/toast.ts";

// This file is all the script that a guest's page loads at first: React comes only when an island wakes.
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
    // Scripts that did not come, as without a network, are asked for again by the next touch.
    () => {
      awake.delete(section);
      wakeOnTouch(section);
    },
  );
  return waking;
}

/** Has a script fetched before the one that imports it is read. */
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

// On a touch screen the first tap comes before its island is awake: what is marked so waits for it, a moment at most.
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

const storedToast = takeNextToast();
if (storedToast) toast(storedToast);

// A touch screen has no pointer that rests.
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

// Hearts: their script is fetched by the first press of one, or where something is saved already.
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
  // Without its script a heart sends the page's form.
  void hearts().then(
    ({ pressHeart }) => pressHeart(heart),
    () => heart.form?.requestSubmit(heart),
  );
});

// What was viewed last: on a page that remembers it, and wherever there is something to show.
const viewed = document.getElementById("viewed");
if (viewed && (viewed.dataset.listing || localStore.read("viewed")))
  void import("./features/viewed/strip.ts");

// A page change whose animation the browser drops is no error. It says so by an AbortError, InvalidStateError or
// TimeoutError that speaks of the transition, and often before this script is there to listen to the transition itself.
addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

// A page that comes back from the browser's memory may belong to somebody who has signed out since.
addEventListener("pageshow", (event: PageTransitionEvent) => {
  if (!event.persisted) return;
  if (signedIn !== undefined) location.reload();
  else if (isSaved()) markHearts();
});

// Once the page is there. A browser that takes only trusted addresses of scripts gets one.
if ("serviceWorker" in navigator)
  addEventListener("load", () => {
    const policy = window.trustedTypes?.createPolicy("worker", { createScriptURL: (address) => address });
    const address = "/sw.js";
    // A browser that refuses, as in a private window, goes without.
    void navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
  });
